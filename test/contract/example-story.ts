import assert from 'node:assert/strict'
import { linkToken } from '../support/samples/password-link.ts'
import { enableTwoFactor, totpCode } from '../support/samples/second-factor.ts'
import type { TestApp } from '../support/service/app.ts'
import { aboutDocuments, aboutLeave, aboutPayRuns, type Sender } from './example-records.ts'

/**
 * Sends the example of every operation. What has the id 1 is in the demo data, or made by an example before: it is the
 * first of its kind. Beside them stand, each with its reason, the only values that are not from an example.
 *
 * @param app - with the demo data, and nothing else
 * @param as - sends examples with a token, or without one
 */
export async function sendAllExamples(app: TestApp, as: (token?: string) => Sender): Promise<void> {
  const anybody = as()
  await anybody.call('health.live')
  await anybody.call('health.ready')
  await anybody.call('auth.login') // its session is the first, which the caller of the next one revokes
  // A refresh token is a secret, and good once.
  const { refresh_token } = tokensOf((await anybody.call('auth.login')).body)
  const { token } = (await anybody.call('auth.refresh', { body: { refresh_token } })).body.data
  const owner = as(token)

  await aboutMe(owner)
  await aboutSandbox(anybody, as)
  await aboutUsers(app, as, owner)
  await aboutWebhooksAndPeople(owner)
  await aboutDocuments(anybody, owner)
  await aboutPayRuns(owner)
  await aboutLeave(anybody, owner)
  await owner.call('people.terminate')
  const body = { email: 'grace@example.com' } // of one more person, as Ada is there already
  const { id } = (await owner.call('people.create', { body })).body.data
  await owner.call('people.delete', { path: { id } }) // the first person stays, for the pay run that they are in
  await owner.call('people.erase', { path: { id } })
  await aboutSecondFactor(app, anybody, owner)
  await owner.call('me.changePassword')
  await owner.call('auth.logout')
}

async function aboutMe(owner: Sender): Promise<void> {
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
  await owner.call('apiKeys.revoke')
  await owner.call('auditLog.list')
}

async function aboutSandbox(anybody: Sender, as: (token?: string) => Sender): Promise<void> {
  const body = { email: 'owner@sandbox.test', password: 'sandbox-owner-demo' } // the others' business is no sandbox
  const sandbox = as(tokensOf((await anybody.call('auth.login', { body })).body).token)
  await sandbox.call('sandboxClock.get')
  await sandbox.call('sandboxClock.advance')
}

async function aboutUsers(app: TestApp, as: (token?: string) => Sender, owner: Sender): Promise<void> {
  const anybody = as()
  await owner.call('users.list')
  await owner.call('users.get')
  const body = { email: 'employee@acme.test', password: 'acme-employee-demo' } // the user of the examples, with the id 2
  await enableTwoFactor(app, { id: 2, token: tokensOf((await anybody.call('auth.login', { body })).body).token })
  await owner.call('users.resetTwoFactor')
  await owner.call('users.update')
  const other = { email: 'admin@acme.test', password: 'acme-admin-demo' } // who changed the role cannot confirm it
  await as(tokensOf((await anybody.call('auth.login', { body: other })).body).token).call('users.confirm')
  const { id } = (await owner.call('users.create')).body.data
  // Those of the demo data have chosen a password.
  const { invite_link = '' } = (await owner.call('users.resendInvitation', { path: { id } })).body.data
  await anybody.call('auth.resetPassword', { body: { token: linkToken(invite_link) } }) // a secret, and good once
  await anybody.call('auth.forgotPassword')
}

async function aboutSecondFactor(app: TestApp, anybody: Sender, owner: Sender): Promise<void> {
  await owner.call('twoFactor.status')
  const { secret } = (await owner.call('twoFactor.setup')).body.data
  /** A code is good for half a minute and once: as if that long had passed since the last one. */
  const code = async () => {
    await app.db.updateTable('users').set({ totp_last_step: 0 }).execute()
    return await totpCode(secret)
  }
  await owner.call('twoFactor.enable', { body: { code: await code() } })
  await owner.call('twoFactor.regenerateRecoveryCodes', { body: { code: await code() } })
  const { data } = (await anybody.call('auth.login')).body
  assert.ok('session_token' in data)
  const { session_token } = data // a secret, and good once
  await anybody.call('twoFactor.verify', { body: { session_token, code: await code() } })
  await owner.call('twoFactor.disable', { body: { code: await code() } })
}

/** Webhooks first, so that there is a delivery of what happens to people. */
async function aboutWebhooksAndPeople(owner: Sender): Promise<void> {
  await owner.call('webhooks.create')
  await owner.call('webhooks.list')
  await owner.call('webhooks.get')
  await owner.call('webhooks.statistics')
  await aboutPlacesOfWork(owner)
  await owner.call('people.create')
  await owner.call('people.list')
  await owner.call('people.get')
  await owner.call('people.update')
  await owner.call('people.import')
  await owner.call('people.payslips')
  await owner.call('people.export')
  const [event] = (await owner.call('events.list')).body.data
  await owner.call('events.get', { path: { id: event?.id ?? '' } }) // ids of events are random
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

/** The first of each is in the demo data; those that were made last are deleted, as nobody is there. */
async function aboutPlacesOfWork(owner: Sender): Promise<void> {
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
function tokensOf({ data }: { data: object }): { token: string; refresh_token: string } {
  assert.ok('token' in data && 'refresh_token' in data)
  return data as { token: string; refresh_token: string }
}
