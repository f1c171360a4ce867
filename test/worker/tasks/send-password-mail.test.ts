import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '../../../server/process/log.ts'
import { createMailer } from '../../../worker/mail.ts'
import { startWorker } from '../../../worker/worker.ts'
import { all, caller } from '../../support/http.ts'
import { startMailServer } from '../../support/receivers/mail-server.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { tokenOf } from '../../support/samples/password-link.ts'
import { startTestApp } from '../../support/service/app.ts'
import { logIn } from '../../support/service/log-in.ts'
import { performer } from '../../support/service/perform.ts'

const mail = await startMailServer()
const app = await startTestApp({
  env: { SMTP_URL: mail.url, SMTP_FROM: 'Acme HR <hr@acme.test>', PUBLIC_URL: 'https://hr.example.com' },
})
const { id: business_id, owner } = await createBusiness(app, { name: 'Tom & Söhne <GmbH>' })
const api = caller(app)
const { db } = app

const perform = performer(app, { mailer: createMailer(app.config) })

/** Performs the jobs that wait. */
async function work(): Promise<void> {
  const { rows } = await sql<{ payload: unknown }>`
    delete from graphile_worker._private_jobs returning payload`.execute(db)
  for (const { payload } of rows) await perform('send_password_mail', payload)
}

const forgot = (email: string) => api.call('auth.forgotPassword', { body: { email } })
const links = () => db.selectFrom('password_links').selectAll().orderBy('id').execute()
const newUser = () => createUser(app, { business_id, role: 'employee' })

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await db.deleteFrom('password_links').execute()
  await sql`delete from throttles`.execute(db)
  mail.mails.length = 0
})

describe('send_password_mail', () => {
  it('mails a link that sets a new password, to the one who asked', async () => {
    const user = await newUser()
    await forgot(user.email)
    await work()
    const { from, to, headers, text, html } = await mail.mailTo(user.email)
    assert.deepEqual([from, to, headers.from], ['hr@acme.test', [user.email], 'Acme HR <hr@acme.test>'])
    assert.equal(headers.subject, 'Choose a new password')
    assert.equal(headers['auto-submitted'], 'auto-generated')
    const token = tokenOf(text)
    assert.equal(
      text,
      `Hello ${user.name},

We received a request from 127.0.0.1 for a new password for your login at Tom & Söhne <GmbH>. If you made it, choose one:

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

  it('mails an invitation, which works for seven days', async () => {
    const name = 'Mary, "M" <x@y.z>\r\nBcc: eve@example.com'
    const body = { name, email: 'mary@example.com', role: 'employee' as const }
    await caller(app, owner.token).call('users.create', { body })
    await work()
    const { to, headers, text } = await mail.mailTo(body.email)
    assert.deepEqual(to, [body.email])
    assert.ok(headers.to?.endsWith('<mary@example.com>') && headers.bcc === undefined, headers.to)
    assert.match(text, /Tom & Söhne <GmbH> has created a login for you/)
    assert.match(text, /The link works once, within 7 days\./)
    const [link] = await links()
    const days = (Date.parse(link?.expires_at ?? '') - Date.parse(link?.created_at ?? '')) / 86_400_000
    assert.ok(days >= 7 && days < 7.01, String(days))
    await api.call('auth.resetPassword', { body: { token: tokenOf(text), password: 'my first password' } })
    await logIn(app, body, 'my first password')
  })

  it('mails another link to who lost the invitation', async () => {
    const body = { name: 'Mo', email: 'mo@example.com', role: 'employee' as const }
    await caller(app, owner.token).call('users.create', { body })
    await work()
    const invitation = tokenOf((await mail.mailTo(body.email)).text)
    mail.mails.length = 0
    await forgot(body.email)
    await work()
    await work()
    const token = tokenOf((await mail.mailTo(body.email)).text)
    await api.call('auth.resetPassword', { body: { token, password: 'my first password' } })
    await logIn(app, body, 'my first password')
    await api.refused(422, 'auth.resetPassword', { body: { token: invitation, password: 'too late now' } })
  })

  it('tells the owner of the address alone that it logs in to another business', async () => {
    const user = await newUser()
    const { owner: stranger } = await createBusiness(app, { name: 'Globex' })
    const body = { name: 'Ada', email: user.email, role: 'employee' as const }
    await caller(app, stranger.token).call('users.create', { body })
    await work()
    const { headers, text } = await mail.mailTo(user.email)
    const token = tokenOf(text)
    assert.equal(headers.subject, 'Globex invites you to Workforce')
    assert.equal(
      text,
      `Hello Ada,

Globex has created a login for you. However, ${user.email} already has a login at another business, and an email address can have only one. We have not informed Globex about this.

Ask Globex to invite you at another address. If you have left the other business, ask it to close your login there, then choose a password for Globex.

Choose your password:
https://hr.example.com/password/${token}

The link works once, within 7 days, after your login at the other business is closed.
`,
    )
    assert.ok(!text.includes('Tom &'))
    await api.refused(409, 'auth.resetPassword', { body: { token, password: 'a new password' } })
  })

  it('stores the hash of the token alone, and tells the audit log where the new password was asked for', async () => {
    const user = await newUser()
    await forgot(user.email)
    assert.equal((await links())[0]?.token_hash, null)
    await work()
    const token = tokenOf((await mail.mailTo(user.email)).text)
    const [link] = await links()
    assert.ok(link?.token_hash && !JSON.stringify(link).includes(token))
    const query = { action: 'password.reset_requested' as const, user_id: user.id }
    const [entry] = await all(caller(app, owner.token), 'auditLog.list', { query })
    assert.deepEqual([entry?.user_id, entry?.target_user_id, entry?.ip], [null, user.id, '127.0.0.1'])
    assert.equal(entry?.request_id, link.request_id)
  })

  it('mails nothing to addresses that nobody has, and keeps no row for them', async () => {
    await forgot('nobody@example.com')
    const inactive = await newUser()
    await forgot(inactive.email)
    await db.updateTable('users').set({ active: false }).where('id', '=', inactive.id).execute()
    await work()
    assert.deepEqual(mail.mails, [])
    assert.deepEqual(await links(), [])
  })

  it('tries again when the mail server was busy: what it turned away does not work, what it took does', async () => {
    const user = await newUser()
    await forgot(user.email)
    const [link] = await links()
    const payload = { password_link_id: link?.id }
    mail.refuse(1)
    await assert.rejects(perform('send_password_mail', payload), (error: Error) => {
      assert.match(error.message, /451 <…>: Come back later$/) // what the queue keeps names nobody
      return true
    })
    const [turnedAway] = await links()
    await perform('send_password_mail', payload)
    const [taken] = await links()
    assert.notEqual(taken?.token_hash, turnedAway?.token_hash)
    const token = tokenOf((await mail.mailTo(user.email)).text)
    await api.call('auth.resetPassword', { body: { token, password: 'a new password' } })
    const query = { action: 'password.reset_requested' as const, user_id: user.id }
    assert.equal((await all(caller(app, owner.token), 'auditLog.list', { query })).length, 1)
  })

  it('mails no link that comes too late, and none that was used in the meantime', async () => {
    const user = await newUser()
    await forgot(user.email)
    await db.updateTable('password_links').set({ created_at: sql`now() - interval '61 minutes'` }).execute()
    await work()
    assert.deepEqual(await links(), [])
    await forgot(user.email)
    const [link] = await links()
    await db.updateTable('password_links').set({ used_at: sql`now()` }).execute()
    await perform('send_password_mail', { password_link_id: link?.id })
    assert.deepEqual(mail.mails, [])
    assert.equal((await links()).length, 1)
  })

  it('refuses payloads that are not its own, and says what is missing where there is no mail server', async () => {
    await assert.rejects(perform('send_password_mail', { password_link_id: 'one' }))
    const { email } = await newUser()
    await forgot(email)
    const [link] = await links()
    const mailer = createMailer({ smtpUrl: undefined, smtpFrom: '' })
    const withoutServer = performer(app, { mailer })
    await assert.rejects(withoutServer('send_password_mail', { password_link_id: link?.id }), /SMTP_URL is not set/)
  })

  it('is performed by the worker', async () => {
    const worker = await startWorker({
      config: app.config,
      log: createLog('worker', app.config),
      onFailed: (error) => assert.fail(error),
    })
    try {
      const user = await newUser()
      await forgot(user.email)
      const token = tokenOf((await mail.mailTo(user.email)).text)
      await api.call('auth.resetPassword', { body: { token, password: 'a new password' } })
    } finally {
      await worker.stop()
    }
  })
})
