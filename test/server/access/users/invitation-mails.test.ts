import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createMailer } from '../../../../worker/mail.ts'
import { all, caller } from '../../../support/http.ts'
import { startMailServer } from '../../../support/receivers/mail-server.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { linkToken } from '../../../support/samples/password-link.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createJobPerformer } from '../../../support/service/perform.ts'
import { subtractHours } from '../../../support/subtract-hours.ts'

const mail = await startMailServer()
const app = await startTestApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://hr.example.com' } })
const api = caller(app)
const { db } = app

const perform = createJobPerformer(app, { mailer: createMailer(app.config) })

/** Performs all queued jobs, whether due or not. */
async function performJobs(): Promise<void> {
  const { rows } = await sql<{ payload: unknown }>`
    delete from graphile_worker._private_jobs returning payload`.execute(db)
  for (const { payload } of rows) await perform('send_password_mail', payload)
}

const requestReset = (email: string) => api.call('auth.forgotPassword', { body: { email } })
const links = () => db.selectFrom('password_links').selectAll().orderBy('id').execute()

/** Creates businesses that each invite the same address. */
async function inviteBy(businesses: number, email: string): Promise<void> {
  for (let n = 0; n < businesses; n++) {
    const { owner } = await createBusiness(app)
    const body = { name: 'Ada', email, role: 'employee' as const }
    await caller(app, owner.token).call('users.create', { body })
  }
}

/** Makes all password links `hours` older. */
const ageLinks = (hours: number) =>
  db
    .updateTable('password_links')
    .set({
      created_at: subtractHours('created_at', hours),
      expires_at: subtractHours('expires_at', hours),
    })
    .execute()

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await db.deleteFrom('password_links').execute()
  await sql`delete from throttles`.execute(db)
  mail.mails.length = 0
})

describe('invitations by email', () => {
  it('are limited to five per address in 24 hours; further ones are delayed', async () => {
    const email = 'wanted@example.com'
    await inviteBy(8, email)
    await performJobs()
    assert.equal(mail.mails.length, 5)
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from run_at - now())::float8 as seconds from graphile_worker._private_jobs`.execute(db)
    assert.equal(rows.length, 3)
    for (const { seconds } of rows) assert.ok(seconds > 86_300 && seconds <= 86_400, String(seconds))
    await ageLinks(23)
    await performJobs()
    assert.equal(mail.mails.length, 5)
    await ageLinks(1)
    await performJobs()
    assert.equal(mail.mails.length, 8)
    const tokens = mail.mails.map(({ text }) => linkToken(text))
    await api.call('auth.resetPassword', { body: { token: tokens[7] ?? '', password: 'a new password' } })
  })

  it('are limited to five with concurrent jobs', async () => {
    const email = 'wanted-at-once@example.com'
    await inviteBy(8, email)
    const pending = await links()
    await Promise.all(pending.map(({ id }) => perform('send_password_mail', { password_link_id: id })))
    assert.equal(mail.mails.length, 5)
  })

  it('are sent again by each business, within the limit, if an address without a login requests a password', async () => {
    const email = 'forgetful@example.com'
    await inviteBy(2, email)
    await performJobs()
    for (let times = 0; times < 4; times++) {
      await requestReset(email)
      await performJobs()
      await performJobs()
    }
    assert.equal(mail.mails.length, 5)
    const businesses = mail.mails.map(({ headers }) => headers.subject)
    assert.deepEqual(businesses.slice(0, 2).sort(), businesses.slice(2, 4).sort())
    assert.equal((await links()).length, 5)
    const { rows } = await sql`select from graphile_worker._private_jobs`.execute(db)
    assert.equal(rows.length, 0)
  })

  it('leave the same audit log whether or not the address logs in elsewhere', async () => {
    const { id: business_id } = await createBusiness(app)
    const { email: existing } = await createUser(app, { business_id, role: 'employee' })
    const logs = []
    for (const email of [existing, 'unknown@example.com']) {
      const { owner } = await createBusiness(app)
      const own = caller(app, owner.token)
      await own.call('users.create', { body: { name: 'Ada', email, role: 'employee' } })
      await performJobs()
      await requestReset(email)
      await performJobs()
      await performJobs()
      await api.expectError(401, 'auth.login', { body: { email, password: 'a guess of theirs' } })
      const entries = await all(own, 'auditLog.list')
      logs.push(entries.map(({ action, detail }) => ({ action, detail })))
    }
    assert.equal(mail.mails.length, 4)
    assert.deepEqual(logs[0], logs[1])
  })

  it('are not sent instead of a password reset when the address has a login', async () => {
    const { id: business_id, name } = await createBusiness(app)
    const user = await createUser(app, { business_id, role: 'employee' })
    await inviteBy(2, user.email)
    await sql`delete from graphile_worker._private_jobs`.execute(db)
    await requestReset(user.email)
    await performJobs()
    assert.deepEqual(
      mail.mails.map(({ headers }) => headers.subject),
      ['Choose a new password'],
    )
    assert.ok(mail.mails[0]?.text.includes(`your account at ${name}.`))
  })
})
