import assert from 'node:assert/strict'
import { startIdentityProvider } from '../support/receivers/identity-provider.ts'
import { Browser, requestAccess, startRequest } from '../support/samples/app.ts'
import { createSoftwarePasskey } from '../support/samples/authenticator.ts'
import { linkToken } from '../support/samples/password-link.ts'
import { enableTwoFactor, totpCode } from '../support/samples/second-factor.ts'
import type { TestApp } from '../support/service/app.ts'
import {
  type Sender,
  sendDocumentExamples,
  sendLeaveExamples,
  sendPayRunExamples,
  sendPersonChangeExamples,
} from './example-records.ts'

/**
 * Sends the example of every operation. Records with the ID 1 are in the demo data or were created by an earlier example.
 * The values that are not from an example have a comment with the reason.
 *
 * @param app - with only the demo data
 * @param as - sends examples, with a token or anonymously
 */
export async function sendAllExamples(app: TestApp, as: (token?: string) => Sender): Promise<void> {
  const anonymous = as()
  await anonymous.call('health.live')
  await anonymous.call('health.ready')
  await anonymous.call('auth.login') // creates session 1, which the next caller revokes
  // A refresh token is secret, and valid once.
  const { refresh_token } = readTokens((await anonymous.call('auth.login')).body)
  const { token } = (await anonymous.call('auth.refresh', { body: { refresh_token } })).body.data
  const owner = as(token)

  await sendOwnExamples(owner)
  await sendPasskeyExamples(app, anonymous, owner)
  await sendAppExamples(app, owner)
  await sendSingleSignOnExamples(app, anonymous, owner)
  await sendProvisioningExamples(owner)
  await sendSandboxExamples(anonymous, as)
  await sendUserExamples(app, as, owner)
  await sendWebhookAndPeopleExamples(owner)
  const manager = { email: 'manager@acme.test', password: 'acme-manager-demo' }
  await sendPersonChangeExamples(
    as(readTokens((await anonymous.call('auth.login', { body: manager })).body).token),
    owner,
  )
  await sendDocumentExamples(anonymous, owner)
  await sendPayRunExamples(owner)
  await sendDecisionExamples(owner, as(readTokens((await anonymous.call('auth.login', { body: admin })).body).token))
  await sendLeaveExamples(anonymous, owner)
  await owner.call('people.employments')
  await owner.call('people.terminate')
  const body = { email: 'grace@example.com' } // of another person, because Ada already exists
  const { id } = (await owner.call('people.create', { body })).body.data
  // Only a person who has left can be rehired.
  await owner.call('people.terminate', { path: { id }, body: { end_date: '2026-01-01' } })
  await owner.call('people.rehire', { path: { id } })
  await owner.call('people.delete', { path: { id } }) // the first person is in a pay run
  await owner.call('people.erase', { path: { id } })
  await sendTwoFactorExamples(app, anonymous, owner)
  await owner.call('me.changePassword')
  await owner.call('auth.logout')
}

const admin = { email: 'admin@acme.test', password: 'acme-admin-demo' }

/** In a business that requires two people, the admin adds accounts of a person, and the owner decides on them. */
async function sendDecisionExamples(owner: Sender, admin: Sender): Promise<void> {
  await owner.call('business.update', { body: { two_person_pay_runs: true } })
  for (const decision of ['bankAccounts.confirm', 'bankAccounts.reject'] as const) {
    const { id } = (await admin.call('bankAccounts.create')).body.data
    await owner.call(decision, { path: { id } })
  }
  await owner.call('business.update', { body: { two_person_pay_runs: false } })
}

async function sendOwnExamples(owner: Sender): Promise<void> {
  await owner.call('me.get')
  await owner.call('me.update')
  await owner.call('me.confirmPassword')
  await owner.call('sessions.list')
  await owner.call('sessions.revoke')
  await owner.call('business.get')
  await owner.call('business.update')
  await owner.call('apiKeys.create')
  await owner.call('apiKeys.list')
  await owner.call('apiKeys.get')
  await owner.call('apiKeys.update')
  await owner.call('apiKeys.rotate')
  await owner.call('apiKeys.revoke')
  await owner.call('auditLog.list')
}

async function sendSandboxExamples(anonymous: Sender, as: (token?: string) => Sender): Promise<void> {
  const body = { email: 'owner@sandbox.test', password: 'sandbox-owner-demo' } // the business of the admin examples is not a sandbox
  const sandbox = as(readTokens((await anonymous.call('auth.login', { body })).body).token)
  await sandbox.call('sandboxClock.get')
  await sandbox.call('sandboxClock.advance')
}

async function sendUserExamples(app: TestApp, as: (token?: string) => Sender, owner: Sender): Promise<void> {
  const anonymous = as()
  const { id: role } = (await owner.call('roles.create')).body.data
  await owner.call('roles.list')
  await owner.call('roles.get')
  await owner.call('roles.update')
  await owner.call('roles.delete', { path: { id: role } })
  await owner.call('users.list')
  await owner.call('users.get')
  const body = { email: 'employee@acme.test', password: 'acme-employee-demo' } // the user of the examples, with the ID 2
  await enableTwoFactor(app, { id: 2, token: readTokens((await anonymous.call('auth.login', { body })).body).token })
  await owner.call('users.resetTwoFactor')
  await owner.call('users.update')
  // The user who changed the role cannot confirm it.
  await as(readTokens((await anonymous.call('auth.login', { body: admin })).body).token).call('users.confirm')
  const { id } = (await owner.call('users.create')).body.data
  // The users of the demo data have already set a password.
  const { invite_link = '' } = (await owner.call('users.resendInvitation', { path: { id } })).body.data
  await anonymous.call('auth.resetPassword', { body: { token: linkToken(invite_link) } }) // secret, and valid once
  await anonymous.call('auth.forgotPassword')
}

/** The credentials sign challenges, which are random. */
async function sendPasskeyExamples(app: TestApp, anonymous: Sender, owner: Sender): Promise<void> {
  const options = (await owner.call('passkeys.startRegistration')).body.data
  const { credential, sign } = createSoftwarePasskey(app.config.publicUrl, options)
  await owner.call('passkeys.register', { body: { credential } })
  const login = (await anonymous.call('passkeys.startLogin')).body.data
  const { session_token } = login // secret, and valid once
  await anonymous.call('passkeys.login', { body: { session_token, credential: sign(login.options) } })
  const confirmation = (await owner.call('passkeys.startConfirmation')).body.data
  await owner.call('passkeys.confirm', { body: { credential: sign(confirmation) } })
  const { recovery_codes } = (await owner.call('twoFactor.enableWithPasskeys')).body.data
  const pending = (await anonymous.call('auth.login')).body.data
  assert.ok('session_token' in pending)
  await anonymous.call('twoFactor.startVerification', { body: { session_token: pending.session_token } })
  await owner.call('twoFactor.disable', { body: { code: recovery_codes[0] } })
  await owner.call('passkeys.list')
  await owner.call('passkeys.update')
  await owner.call('passkeys.delete')
}

/** The request of an app is signed, and the browser of the user starts it. */
async function sendAppExamples(app: TestApp, owner: Sender): Promise<void> {
  const client = (await owner.call('apps.create')).body.data
  await owner.call('apps.list')
  await owner.call('apps.get')
  await owner.call('apps.update')
  await owner.call('apps.rotateSecret')
  const request = await requestAccess(new Browser(app), startRequest(client).url)
  await owner.call('connectedApps.review', { body: { request } })
  await owner.call('connectedApps.allow', { body: { request } })
  await owner.call('connectedApps.list')
  await owner.call('connectedApps.disconnect')
  await owner.call('apps.delete')
}

/** The provider of the examples does not exist, and its responses are random. */
async function sendSingleSignOnExamples(app: TestApp, anonymous: Sender, owner: Sender): Promise<void> {
  const provider = await startIdentityProvider(app.config)
  const { issuer, logIn } = provider
  provider.amend = (claims) => ({ ...claims, auth_time: 4_000_000_000 }) // later than any clock of the database
  await owner.call('singleSignOn.set', { body: { issuer } })
  await owner.call('singleSignOn.get')
  await anonymous.call('singleSignOn.start')
  const email = 'employee@acme.test' // unknown users are refused
  const { secret, authorization_url } = (await anonymous.call('singleSignOn.start', { body: { email } })).body.data
  await anonymous.call('singleSignOn.finish', { body: { secret, query: await logIn(authorization_url) } })
  await owner.call('users.unlinkSingleSignOn')
  const own = (await anonymous.call('singleSignOn.start', { body: { email: 'owner@acme.test' } })).body.data
  const ownLogin = { secret: own.secret, query: await logIn(own.authorization_url) }
  await anonymous.call('singleSignOn.finish', { body: ownLogin })
  for (const id of ['singleSignOn.check', 'singleSignOn.confirm'] as const) {
    const { data } = (await owner.call('singleSignOn.startConfirmation')).body
    await owner.call(id, { body: { secret: data.secret, query: await logIn(data.authorization_url) } })
  }
  await owner.call('singleSignOn.delete')
}

async function sendProvisioningExamples(owner: Sender): Promise<void> {
  await owner.call('provisioning.set')
  await owner.call('provisioning.get')
  await owner.call('provisioning.createToken')
  await owner.call('provisioning.delete')
}

async function sendTwoFactorExamples(app: TestApp, anonymous: Sender, owner: Sender): Promise<void> {
  await owner.call('twoFactor.status')
  const { secret } = (await owner.call('twoFactor.setup')).body.data
  /** Each code is accepted once. The reset of the last step allows the next code within the same 30 seconds. */
  const code = async () => {
    await app.db.updateTable('users').set({ totp_last_step: 0 }).execute()
    return await totpCode(secret)
  }
  await owner.call('twoFactor.enable', { body: { code: await code() } })
  await owner.call('twoFactor.regenerateRecoveryCodes', { body: { code: await code() } })
  const { data } = (await anonymous.call('auth.login')).body
  assert.ok('session_token' in data)
  const { session_token } = data // secret, and valid once
  await anonymous.call('twoFactor.verify', { body: { session_token, code: await code() } })
  await owner.call('twoFactor.disable', { body: { code: await code() } })
}

/** Webhooks come first, so that the changes of people create deliveries. */
async function sendWebhookAndPeopleExamples(owner: Sender): Promise<void> {
  await owner.call('webhooks.create')
  await owner.call('webhooks.list')
  await owner.call('webhooks.get')
  await owner.call('webhooks.statistics')
  await sendWorkplaceExamples(owner)
  await owner.call('customFields.create')
  await owner.call('customFields.list')
  await owner.call('customFields.get')
  await owner.call('customFields.update')
  await owner.call('people.schema')
  await owner.call('people.create')
  await owner.call('people.list')
  await owner.call('people.exportCsv')
  await owner.call('people.get')
  await owner.call('people.update')
  await owner.call('people.import')
  await owner.call('people.updateMany')
  await owner.call('people.payslips')
  await owner.call('people.exportPayslipsCsv')
  await owner.call('people.retroPay')
  await owner.call('people.export')
  const [event] = (await owner.call('events.list')).body.data
  await owner.call('events.get', { path: { id: event?.id ?? '' } }) // IDs of events are random
  await owner.call('eventTypes.list')
  await owner.call('webhookDeliveries.list')
  await owner.call('webhookDeliveries.get')
  await owner.call('webhookDeliveries.redeliver')
  await owner.call('webhooks.recover')
  await owner.call('webhooks.sendTest')
  await owner.call('webhooks.rotateSecret')
  await owner.call('webhooks.update')
  await owner.call('webhooks.delete')
}

/** Reads a department and a location of the demo data. Deletes the created ones, which have no people. */
async function sendWorkplaceExamples(owner: Sender): Promise<void> {
  await owner.call('directory.list')
  await owner.call('departments.list')
  await owner.call('departments.get')
  const { id: department } = (await owner.call('departments.create')).body.data
  await owner.call('departments.update')
  await owner.call('departments.delete', { path: { id: department } })
  await owner.call('locations.list')
  await owner.call('locations.get')
  const { id: location } = (await owner.call('locations.create')).body.data
  await owner.call('locations.update')
  await owner.call('locations.delete', { path: { id: location } })
}

/** The tokens of a login without a second factor. */
function readTokens({ data }: { data: object }): { token: string; refresh_token: string } {
  assert.ok('token' in data && 'refresh_token' in data)
  return data as { token: string; refresh_token: string }
}
