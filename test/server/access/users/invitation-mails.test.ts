import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createMailer } from '../../../../worker/mail.ts'
import { earlier } from '../../../support/earlier.ts'
import { all, caller } from '../../../support/http.ts'
import { startMailServer } from '../../../support/receivers/mail-server.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { tokenOf } from '../../../support/samples/password-link.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { performer } from '../../../support/service/perform.ts'

const mail = await startMailServer()
const app = await startTestApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://hr.example.com' } })
const api = caller(app)
const { db } = app

const perform = performer(app, { mailer: createMailer(app.config) })

/** Performs the jobs that wait, whenever they are due. */
async function work(): Promise<void> {
  const { rows } = await sql<{ payload: unknown }>`
    delete from graphile_worker._private_jobs returning payload`.execute(db)
  for (const { payload } of rows) await perform('send_password_mail', payload)
}

const forgot = (email: string) => api.call('auth.forgotPassword', { body: { email } })
const links = () => db.selectFrom('password_links').selectAll().orderBy('id').execute()

/** Invites an address by so many businesses. */
async function inviteBy(businesses: number, email: string): Promise<void> {
  for (let n = 0; n < businesses; n++) {
    const { owner } = await createBusiness(app)
    const body = { name: 'Ada', email, role: 'employee' as const }
    await caller(app, owner.token).call('users.create', { body })
  }
}

/** Lets hours go by for all links. */
const later = (hours: number) =>
  db
    .updateTable('password_links')
    .set({
      created_at: earlier('created_at', hours),
      expires_at: earlier('expires_at', hours),
    })
    .execute()

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await db.deleteFrom('password_links').execute()
  await sql`delete from throttles`.execute(db)
  mail.mails.length = 0
})

describe('invitations by mail', () => {
  it('are five in 24 hours for an address; the others wait for the next day', async () => {
    const email = 'wanted@example.com'
    await inviteBy(8, email)
    await work()
    assert.equal(mail.mails.length, 5)
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from run_at - now())::float8 as seconds from graphile_worker._private_jobs`.execute(db)
    assert.equal(rows.length, 3)
    for (const { seconds } of rows) assert.ok(seconds > 86_300 && seconds <= 86_400, String(seconds))
    await later(23)
    await work()
    assert.equal(mail.mails.length, 5)
    await later(1)
    await work()
    assert.equal(mail.mails.length, 8)
    const tokens = mail.mails.map(({ text }) => tokenOf(text))
    await api.call('auth.resetPassword', { body: { token: tokens[7] ?? '', password: 'a new password' } })
  })

  it('are five at most of 8 that are sent at the same moment', async () => {
    const email = 'wanted-at-once@example.com'
    await inviteBy(8, email)
    const waiting = await links()
    await Promise.all(waiting.map(({ id }) => perform('send_password_mail', { password_link_id: id })))
    assert.equal(mail.mails.length, 5)
  })

  it('come again to whoever asks for a password without one, from each business, within the same five', async () => {
    const email = 'forgetful@example.com'
    await inviteBy(2, email)
    await work()
    for (let times = 0; times < 4; times++) {
      await forgot(email)
      await work()
      await work()
    }
    assert.equal(mail.mails.length, 5)
    const businesses = mail.mails.map(({ headers }) => headers.subject)
    assert.deepEqual(businesses.slice(0, 2).sort(), businesses.slice(2, 4).sort())
    assert.equal((await links()).length, 5)
    const { rows } = await sql`select from graphile_worker._private_jobs`.execute(db)
    assert.equal(rows.length, 0)
  })

  it('leave no sign in the audit log by which the business that invites knows whether the address logs in elsewhere', async () => {
    const { id: business_id } = await createBusiness(app)
    const { email: known } = await createUser(app, { business_id, role: 'employee' })
    const seen = []
    for (const email of [known, 'known-nowhere@example.com']) {
      const { owner } = await createBusiness(app)
      const own = caller(app, owner.token)
      await own.call('users.create', { body: { name: 'Ada', email, role: 'employee' } })
      await work()
      await forgot(email)
      await work()
      await work()
      await api.refused(401, 'auth.login', { body: { email, password: 'a guess of theirs' } })
      const entries = await all(own, 'auditLog.list')
      seen.push(entries.map(({ action, detail }) => ({ action, detail })))
    }
    assert.equal(mail.mails.length, 4)
    assert.deepEqual(seen[0], seen[1])
  })

  it('do not come in place of a new password where the address logs in', async () => {
    const { id: business_id, name } = await createBusiness(app)
    const user = await createUser(app, { business_id, role: 'employee' })
    await inviteBy(2, user.email)
    await sql`delete from graphile_worker._private_jobs`.execute(db)
    await forgot(user.email)
    await work()
    assert.deepEqual(
      mail.mails.map(({ headers }) => headers.subject),
      ['Choose a new password'],
    )
    assert.ok(mail.mails[0]?.text.includes(`your login at ${name}.`))
  })
})
