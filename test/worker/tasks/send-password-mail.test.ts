import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '../../../server/process/log.ts'
import { createMailer } from '../../../worker/mail.ts'
import { startWorker } from '../../../worker/worker.ts'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { linkToken } from '../../support/samples/password-link.ts'
import { logIn } from '../../support/service/log-in.ts'
import { startMailQueue } from '../../support/service/mail-queue.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

const { mail, app, db, perform, takeJobs } = await startMailQueue('send_password_mail', {
  SMTP_FROM: 'Acme HR <hr@acme.test>',
})
const { id: business_id, owner } = await createBusiness(app, { name: 'Tom & Söhne <GmbH>' })
const api = caller(app)

/** Performs the queued jobs without removing earlier emails. */
async function performJobs(): Promise<void> {
  for (const payload of await takeJobs()) await perform(payload)
}

const requestReset = (email: string) => api.call('auth.forgotPassword', { body: { email } })
const readLinks = () => db.selectFrom('password_links').selectAll().orderBy('id').execute()
const createEmployee = () => createUser(app, { business_id, role: 'employee' })

beforeEach(async () => {
  await takeJobs()
  await db.deleteFrom('password_links').execute()
  await sql`delete from throttles`.execute(db)
  mail.mails.length = 0
})

describe('send_password_mail', () => {
  it('emails a link that sets a new password', async () => {
    const user = await createEmployee()
    await requestReset(user.email)
    await performJobs()
    const { from, to, headers, text, html } = await mail.mailTo(user.email)
    assert.deepEqual([from, to, headers.from], ['hr@acme.test', [user.email], 'Acme HR <hr@acme.test>'])
    assert.equal(headers.subject, 'Choose a new password')
    assert.equal(headers['auto-submitted'], 'auto-generated')
    const token = linkToken(text)
    assert.equal(
      text,
      `Hello ${user.name},

We received a request from the IP address 127.0.0.1 for a new password for your account at Tom & Söhne <GmbH>. If you made it, choose one:

Choose a new password:
https://hr.example.com/password/${token}

The link works once, within 1 hour.

If you did not request it, ignore this email: your password stays the same.
`,
    )
    assert.ok(html.includes(`<a href="https://hr.example.com/password/${token}"`))
    assert.ok(html.includes('Tom &amp; Söhne &lt;GmbH&gt;'))
    assert.doesNotMatch(html, /<img|<script|<link|src=/)
    await api.call('auth.resetPassword', { body: { token, password: 'a new password' } })
    await logIn(app, user, 'a new password')
  })

  it('emails an invitation that is valid for seven days', async () => {
    const name = 'Mary, "M" <x@y.z>\r\nBcc: eve@example.com'
    const body = { name, email: 'mary@example.com', role: 'employee' as const }
    await caller(app, owner.token).call('users.create', { body })
    await performJobs()
    const { to, headers, text } = await mail.mailTo(body.email)
    assert.deepEqual(to, [body.email])
    assert.ok(headers.to?.endsWith('<mary@example.com>') && headers.bcc === undefined, headers.to)
    assert.match(text, /Tom & Söhne <GmbH> has created an account for you/)
    assert.match(text, /The link works once, within 7 days\./)
    const [link] = await readLinks()
    const days = (Date.parse(link?.expires_at ?? '') - Date.parse(link?.created_at ?? '')) / 86_400_000
    assert.ok(days >= 7 && days < 7.01, String(days))
    await api.call('auth.resetPassword', { body: { token: linkToken(text), password: 'my first password' } })
    await logIn(app, body, 'my first password')
  })

  it('emails another link to an invited user who requests a reset', async () => {
    const body = { name: 'Mo', email: 'mo@example.com', role: 'employee' as const }
    await caller(app, owner.token).call('users.create', { body })
    await performJobs()
    const invitation = linkToken((await mail.mailTo(body.email)).text)
    mail.mails.length = 0
    await requestReset(body.email)
    await performJobs()
    await performJobs()
    const token = linkToken((await mail.mailTo(body.email)).text)
    await api.call('auth.resetPassword', { body: { token, password: 'my first password' } })
    await logIn(app, body, 'my first password')
    await api.expectError(422, 'auth.resetPassword', { body: { token: invitation, password: 'too late now' } })
  })

  it('explains only to the invited user that they have an account at another business', async () => {
    const user = await createEmployee()
    const { owner: stranger } = await createBusiness(app, { name: 'Globex' })
    const body = { name: 'Ada', email: user.email, role: 'employee' as const }
    await caller(app, stranger.token).call('users.create', { body })
    await performJobs()
    const { headers, text } = await mail.mailTo(user.email)
    const token = linkToken(text)
    assert.equal(headers.subject, 'Globex invites you to Workforce')
    assert.equal(
      text,
      `Hello Ada,

Globex has created an account for you. However, ${user.email} already has an account at another business, and an email address can have only one. We have not informed Globex about this.

Ask Globex to invite you using a different email address. If you have left the other business, ask it to close your account there, then choose a password for Globex.

Choose your password:
https://hr.example.com/password/${token}

The link works once, within 7 days, after your account at the other business is closed.
`,
    )
    assert.ok(!text.includes('Tom &'))
    await api.expectError(409, 'auth.resetPassword', { body: { token, password: 'a new password' } })
  })

  it('stores only the hash of the token, and the origin of the request in the audit log', async () => {
    const user = await createEmployee()
    await requestReset(user.email)
    assert.equal((await readLinks())[0]?.token_hash, null)
    await performJobs()
    const token = linkToken((await mail.mailTo(user.email)).text)
    const [link] = await readLinks()
    assert.ok(link?.token_hash && !JSON.stringify(link).includes(token))
    const query = { action: 'password.reset_requested' as const, user_id: user.id }
    const [entry] = await all(caller(app, owner.token), 'auditLog.list', { query })
    assert.deepEqual([entry?.user_id, entry?.target_user_id, entry?.ip], [null, user.id, '127.0.0.1'])
    assert.equal(entry?.request_id, link.request_id)
  })

  it('emails nothing to unknown addresses and inactive users, and stores no link for them', async () => {
    await requestReset('nobody@example.com')
    const inactive = await createEmployee()
    await requestReset(inactive.email)
    await db.updateTable('users').set({ active: false }).where('id', '=', inactive.id).execute()
    await performJobs()
    assert.deepEqual(mail.mails, [])
    assert.deepEqual(await readLinks(), [])
  })

  it('creates a new token for each attempt, of which only the emailed one is valid', async () => {
    const user = await createEmployee()
    await requestReset(user.email)
    const [link] = await readLinks()
    const payload = { password_link_id: link?.id }
    mail.refuse(1)
    await assert.rejects(perform(payload), (error: Error) => {
      assert.match(error.message, /451 <…>: Come back later$/) // the queue stores this message
      return true
    })
    const [refusedLink] = await readLinks()
    await perform(payload)
    const [mailedLink] = await readLinks()
    assert.notEqual(mailedLink?.token_hash, refusedLink?.token_hash)
    const token = linkToken((await mail.mailTo(user.email)).text)
    await api.call('auth.resetPassword', { body: { token, password: 'a new password' } })
    const query = { action: 'password.reset_requested' as const, user_id: user.id }
    assert.equal((await all(caller(app, owner.token), 'auditLog.list', { query })).length, 1)
  })

  it('emails no expired or used link', async () => {
    const user = await createEmployee()
    await requestReset(user.email)
    await db.updateTable('password_links').set({ created_at: sql`now() - interval '61 minutes'` }).execute()
    await performJobs()
    assert.deepEqual(await readLinks(), [])
    await requestReset(user.email)
    const [link] = await readLinks()
    await db.updateTable('password_links').set({ used_at: sql`now()` }).execute()
    await perform({ password_link_id: link?.id })
    assert.deepEqual(mail.mails, [])
    assert.equal((await readLinks()).length, 1)
  })

  it('refuses an invalid payload, and reports a missing mail server', async () => {
    await assert.rejects(perform({ password_link_id: 'one' }))
    const { email } = await createEmployee()
    await requestReset(email)
    const [link] = await readLinks()
    const mailer = createMailer({ smtpUrl: undefined, smtpFrom: '' })
    const withoutServer = createJobPerformer(app, { mailer })
    await assert.rejects(withoutServer('send_password_mail', { password_link_id: link?.id }), /SMTP_URL is not set/)
  })

  it('is performed by the worker', async () => {
    const worker = await startWorker({
      config: app.config,
      log: createLog('worker', app.config),
      onFailed: (error) => assert.fail(error),
    })
    try {
      const user = await createEmployee()
      await requestReset(user.email)
      const token = linkToken((await mail.mailTo(user.email)).text)
      await api.call('auth.resetPassword', { body: { token, password: 'a new password' } })
    } finally {
      await worker.stop()
    }
  })
})
