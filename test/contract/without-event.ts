import type { OperationId } from '../../server/operation/contract/contract.ts'

/** Operations other than GET that record no event. */
interface WithoutEvent {
  /** The reason why integrators need not poll for their changes. */
  reason: string
  operations: OperationId[]
}

/** All operations except GET that record no event. The webhooks guide has the same list. */
export const withoutEvent: WithoutEvent[] = [
  {
    reason: 'They change no data.',
    operations: [
      'documentTemplates.preview',
      'documentTemplates.previewText',
      'documents.verify',
      'leaveRequests.preview',
      'paySchedules.preview',
      'payRuns.exportPain001',
      'identifiers.reveal',
      'connectedApps.review',
    ],
  },
  {
    reason:
      'They change sessions, passwords and passkeys, which are visible to their user only. The audit log records them.',
    operations: [
      'auth.login',
      'auth.refresh',
      'auth.logout',
      'auth.forgotPassword',
      'me.confirmPassword',
      'me.changePassword',
      'passkeys.startLogin',
      'passkeys.login',
      'passkeys.startRegistration',
      'passkeys.register',
      'passkeys.startConfirmation',
      'passkeys.confirm',
      'passkeys.update',
      'passkeys.delete',
      'singleSignOn.start',
      'singleSignOn.startConfirmation',
      'singleSignOn.confirm',
      'singleSignOn.check',
      'users.unlinkSingleSignOn',
      'sessions.revoke',
      'twoFactor.startVerification',
      'twoFactor.verify',
      'twoFactor.setup',
      'twoFactor.regenerateRecoveryCodes',
    ],
  },
  {
    reason: 'They change personal settings of one user: email notifications, delegates and calendar links.',
    operations: ['me.update', 'me.setDelegate', 'me.deleteDelegate', 'leaveFeeds.create', 'leaveFeeds.revoke'],
  },
  {
    reason: 'They create another link, and do not change the document. Its audit trail records them.',
    operations: ['documents.remind', 'documents.createSigningLink'],
  },
  {
    reason: 'They change access and configuration. The audit log records them with their user.',
    operations: [
      'apiKeys.create',
      'apiKeys.update',
      'apiKeys.rotate',
      'apiKeys.revoke',
      'roles.create',
      'roles.update',
      'roles.delete',
      'apps.create',
      'apps.update',
      'apps.rotateSecret',
      'business.update',
      'business.setDebtor',
      'singleSignOn.set',
      'singleSignOn.delete',
      'provisioning.set',
      'provisioning.delete',
      'provisioning.createToken',
      'checklists.create',
      'checklists.update',
    ],
  },
  {
    reason:
      'They change the deliveries themselves: the event would be sent to the webhook that it concerns. `webhook.disabled` reports the changes that the service makes automatically.',
    operations: [
      'webhooks.create',
      'webhooks.update',
      'webhooks.delete',
      'webhooks.rotateSecret',
      'webhooks.sendTest',
      'webhooks.recover',
      'webhookDeliveries.redeliver',
    ],
  },
  {
    reason: 'The changes that become due when the clock advances have their own events.',
    operations: ['sandboxClock.advance'],
  },
]
