import type { OperationId } from '../../server/operation/contract/contract.ts'

/** Operations that write, or could, and record no event. */
interface WithoutEvent {
  /** Why nobody has to poll for what they do. */
  why: string
  operations: OperationId[]
}

/** Every operation but a GET that records no event. The webhooks guide has the same list. */
export const withoutEvent: WithoutEvent[] = [
  {
    why: 'They change nothing.',
    operations: [
      'documentTemplates.preview',
      'documentTemplates.previewText',
      'documents.verify',
      'leaveRequests.preview',
      'payRuns.exportPain001',
    ],
  },
  {
    why: 'They change sessions and passwords, which only their user sees. The audit log has them.',
    operations: [
      'auth.login',
      'auth.refresh',
      'auth.logout',
      'auth.forgotPassword',
      'me.confirmPassword',
      'me.changePassword',
      'sessions.revoke',
      'twoFactor.verify',
      'twoFactor.setup',
      'twoFactor.regenerateRecoveryCodes',
    ],
  },
  {
    why: 'They change what is one user’s own: which mails they get, and the links of their calendar program.',
    operations: ['me.update', 'leaveFeeds.create', 'leaveFeeds.revoke'],
  },
  {
    why: 'They make another link, and the document stays as it is. Its trail has them.',
    operations: ['documents.remind', 'documents.createSigningLink'],
  },
  {
    why: 'They change who may call and how the service is set up. The audit log has them, with who did it.',
    operations: ['apiKeys.create', 'apiKeys.update', 'apiKeys.revoke', 'business.update'],
  },
  {
    why: 'They change the deliveries themselves: the event would be sent to the webhook that it is about. `webhook.disabled` says what the service changed by itself.',
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
    why: 'What becomes due when the clock is advanced has events of its own.',
    operations: ['sandboxClock.advance'],
  },
]
