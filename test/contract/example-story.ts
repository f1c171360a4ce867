import assert from 'node:assert/strict'
import type { TestApp } from '../support/app.ts'
import { onePage } from '../support/document.ts'
import type { Caller } from '../support/http.ts'
import { tokenOf } from '../support/password-link.ts'
import { codeOf, guard } from '../support/second-factor.ts'

/** Sends examples; what is given beside the operation takes the place of what its example cannot know. */
export type Sender = Pick<Caller, 'call'>

/**
 * Sends the example of every operation. What has the id 1 is in the demo data, or made by an example before: it is the
 * first of its kind. Beside them stand, each with its reason, the only values that are not from an example.
 *
 * @param app - with the demo data, and nothing else
 * @param as - sends examples with a token, or without one
 */
export async function sendAllExamples(app: TestApp, as: (token?: string) => Sender): Promise<void> {
  const anybody = as()
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
  await guard(app, { id: 2, token: tokensOf((await anybody.call('auth.login', { body })).body).token })
  await owner.call('users.resetTwoFactor')
  await owner.call('users.update')
  const { id } = (await owner.call('users.create')).body.data
  // Those of the demo data have chosen a password.
  const { invite_link = '' } = (await owner.call('users.resendInvitation', { path: { id } })).body.data
  await anybody.call('auth.resetPassword', { body: { token: tokenOf(invite_link) } }) // a secret, and good once
  await anybody.call('auth.forgotPassword')
}

async function aboutSecondFactor(app: TestApp, anybody: Sender, owner: Sender): Promise<void> {
  await owner.call('twoFactor.status')
  const { secret } = (await owner.call('twoFactor.setup')).body.data
  /** A code is good for half a minute and once: as if that long had passed since the last one. */
  const code = async () => {
    await app.db.updateTable('users').set({ totp_last_step: 0 }).execute()
    return await codeOf(secret)
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

async function aboutDocuments(anybody: Sender, owner: Sender): Promise<void> {
  await owner.call('documentTemplates.create')
  await owner.call('documentTemplates.list')
  await owner.call('documentTemplates.get')
  await owner.call('documentTemplates.update')
  await owner.call('documentTemplates.preview')
  const { id: newest, sha256 } = (await owner.call('documents.create')).body.data
  await owner.call('documents.list')
  await owner.call('documents.get')
  await owner.call('documents.file')
  await owner.call('documents.audit')
  await anybody.call('documents.verify')
  await owner.call('documents.update')
  await owner.call('documents.send')
  await owner.call('documents.remind')
  await owner.call('documents.void')

  // Links are secrets, and only Ada signs as the examples do: the document of the example has her as its signer.
  const { signers } = (await owner.call('documents.send', { path: { id: newest } })).body.data
  const token = signers[0]?.link?.split('/').at(-1) ?? ''
  await anybody.call('signing.get', { path: { token } })
  await anybody.call('signing.file', { path: { token } })
  // What is signed is known by its bytes, which have the date in them.
  await anybody.call('signing.sign', { path: { token }, body: { document_sha256: sha256 } })

  // A signed document is not declined, and one that was withdrawn not deleted: each has another one.
  const another = async () => ({ path: { id: (await owner.call('documents.create')).body.data.id } })
  const sent = (await owner.call('documents.send', await another())).body.data
  const link = sent.signers[0]?.link?.split('/').at(-1) ?? ''
  await anybody.call('signing.decline', { path: { token: link } })
  await owner.call('documents.delete', await another())
  // Signers get a link themselves when they are signed in: this document has the caller as its signer.
  const olivia = [{ name: 'Olivia Owner', email: 'owner@acme.test' }]
  const { id: theirs } = (await owner.call('documents.create', { body: { signers: olivia } })).body.data
  await owner.call('documents.send', { path: { id: theirs } })
  await owner.call('documents.createSigningLink', { path: { id: theirs } })
  await owner.call('documents.upload', { body: { file: await onePage() } as never }) // no example of JSON is a PDF
  await owner.call('documentTemplates.delete')
}

async function aboutPayRuns(owner: Sender): Promise<void> {
  await owner.call('payRuns.create')
  await owner.call('payRuns.list')
  await owner.call('payRuns.get')
  await owner.call('payRuns.update')
  await owner.call('payslips.put')
  await owner.call('payslips.get')
  await owner.call('payslips.pdf')
  await owner.call('payslips.delete')
  await owner.call('payslips.putMany')
  await owner.call('payslips.list')
  await owner.call('payRuns.checks')
  await owner.call('payRuns.exportCsv')
  /** Who approves names the version that they saw. */
  const seen = async () => ({
    header: { 'If-Match': `"${(await owner.call('payRuns.get')).body.data.version}"` },
  })
  await owner.call('payRuns.approve', await seen())
  await owner.call('payRuns.reopen')
  await owner.call('payRuns.approve', await seen())
  await owner.call('payRuns.exportPain001')
  await owner.call('payRuns.complete')

  await owner.call('recurringLines.create')
  await owner.call('recurringLines.list')
  await owner.call('recurringLines.get')
  await owner.call('recurringLines.update')
  await owner.call('recurringLines.delete')

  // A completed pay run is final: these two have others.
  const another = async () => ({ path: { id: (await owner.call('payRuns.create')).body.data.id } })
  await owner.call('payRuns.cancel', await another())
  await owner.call('payRuns.delete', await another())
}

async function aboutLeave(anybody: Sender, owner: Sender): Promise<void> {
  await owner.call('leaveTypes.create')
  await owner.call('leaveTypes.list')
  await owner.call('leaveTypes.get')
  await owner.call('leaveTypes.update')
  await owner.call('holidays.create')
  await owner.call('holidays.list')
  await owner.call('holidays.import')
  await owner.call('holidays.get')
  await owner.call('holidays.update')
  await owner.call('holidays.delete')
  await owner.call('leaveBalances.adjust')
  assert.deepEqual((await owner.call('leaveRequests.preview')).body.data.problems, [])
  const { id } = (await owner.call('leaveRequests.create')).body.data
  await owner.call('leaveRequests.list')
  await owner.call('leaveRequests.get')
  await owner.call('leaveRequests.update', { path: { id } }) // its new end is after the days of this one
  await owner.call('leaveRequests.approve')
  await owner.call('leaveBalances.list')
  await owner.call('leaveLedger.list')
  await owner.call('leaveCalendar.get')
  await owner.call('leaveCalendar.ics')
  await owner.call('leaveRequests.cancel')
  await owner.call('leaveRequests.reject', { path: { id } }) // the first one is decided

  const { url = '' } = (await owner.call('leaveFeeds.create')).body.data
  await owner.call('leaveFeeds.list')
  await anybody.call('leaveFeeds.ics', { path: { token: url.split('/').at(-2) ?? '' } }) // a secret
  await owner.call('leaveFeeds.revoke')
}

/** The tokens of a login without a second factor. */
function tokensOf({ data }: { data: object }): { token: string; refresh_token: string } {
  assert.ok('token' in data && 'refresh_token' in data)
  return data as { token: string; refresh_token: string }
}
