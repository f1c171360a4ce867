import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { tokenHash } from '../../../server/access/opaque-token.ts'
import { createMailer } from '../../../worker/mail.ts'
import { caller } from '../../support/http.ts'
import { type ReceivedMail, startMailServer } from '../../support/receivers/mail-server.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createUser, createWebhook, testPassword } from '../../support/samples/factories.ts'
import { guard, totpCode } from '../../support/samples/second-factor.ts'
import { startTestApp } from '../../support/service/app.ts'
import { performer } from '../../support/service/perform.ts'

const mail = await startMailServer()
const app = await startTestApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://hr.example.com' } })
const silent = await startTestApp({ databaseUrl: app.databaseUrl })
const { id: business_id, owner } = await createBusiness(app, { name: 'Tom & Söhne' })
const perform = performer(app, { mailer: createMailer(app.config) })

interface Job {
  task: string
  payload: unknown
}

/** Takes the jobs that wait. */
async function waiting(): Promise<Job[]> {
  const { rows } = await sql<Job>`
    delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
    where task.id = job.task_id returning task.identifier as task, payload`.execute(app.db)
  return rows
}

/** The mails that an action leads to. */
async function mailsOf(action: () => Promise<unknown>): Promise<ReceivedMail[]> {
  mail.mails.length = 0
  await waiting()
  await action()
  for (const { task, payload } of await waiting()) {
    if (task === 'send_security_mail') await perform(task, payload)
  }
  return [...mail.mails]
}

beforeEach(() => sql`delete from throttles`.execute(app.db))

describe('send_security_mail', () => {
  it('tells of a second factor that is turned on or off, and of new recovery codes', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    const api = caller(app, user.token)
    const { secret } = (await api.call('twoFactor.setup')).body.data
    const code = await totpCode(secret)
    const on = await mailsOf(() => api.call('twoFactor.enable', { body: { code } }))
    assert.deepEqual(
      on.map(({ to, headers }) => [to, headers.subject]),
      [[[user.email], 'Two-factor authentication was turned on']],
    )
    assert.match(
      on[0]?.text ?? '',
      /^Hello employee \d+,\n\nTwo-factor authentication was turned on for your login at Tom & Söhne\.\n\nThis happened on \d{4}-\d\d-\d\d \d\d:\d\d UTC, from 127\.0\.0\.1\.\n\nIf you expected this, you do not need to do anything\. If not, change your password and contact an owner of Tom & Söhne immediately\.\n$/,
    )
    const next = { code: await totpCode(secret, 1) }
    let recovery_code = ''
    const codes = await mailsOf(async () => {
      const { data } = (await api.call('twoFactor.regenerateRecoveryCodes', { body: next })).body
      recovery_code = data.recovery_codes[0] ?? ''
    })
    assert.deepEqual(
      codes.map(({ headers }) => headers.subject),
      ['Your recovery codes were replaced'],
    )
    const proof = { password: testPassword, recovery_code }
    const off = await mailsOf(() => api.call('twoFactor.disable', { body: proof }))
    assert.deepEqual(
      off.map(({ headers }) => headers.subject),
      ['Two-factor authentication was turned off'],
    )
  })

  it('tells of what somebody else does: another role, and a second factor that is reset', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    await guard(app, user)
    const api = caller(app, owner.token)
    const path = { id: user.id }
    const reset = await mailsOf(() => api.call('users.resetTwoFactor', { path }))
    assert.deepEqual(
      reset.map(({ to, headers }) => [to, headers.subject]),
      [[[user.email], 'Two-factor authentication was reset']],
    )
    const role = await mailsOf(() => api.call('users.update', { path, body: { role: 'manager', name: 'Mary' } }))
    assert.deepEqual(
      role.map(({ to, headers }) => [to, headers.subject]),
      [[[user.email], 'Your role was changed']],
    )
    assert.match(role[0]?.text ?? '', /Your role at Tom & Söhne was changed from employee to manager\./)
    assert.deepEqual(await mailsOf(() => api.call('users.update', { path, body: { name: 'Maria' } })), [])
  })

  it('tells of a password that is changed or reset, and not of the first one', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    const change = { current_password: testPassword, new_password: 'staple battery horse' }
    const changed = await mailsOf(() => caller(app, user.token).call('me.changePassword', { body: change }))
    assert.deepEqual(
      changed.map(({ to, headers }) => [to, headers.subject]),
      [[[user.email], 'Your password was changed']],
    )

    const setWith = async (purpose: 'invite' | 'reset') => {
      const token = `${purpose}-`.padEnd(43, 'x')
      const token_hash = tokenHash(token)
      const link = { business_id, user_id: user.id, purpose, token_hash, expires_at: '2999-01-01T00:00:00Z' }
      await app.db.insertInto('password_links').values(link).execute()
      return mailsOf(() => caller(app).call('auth.resetPassword', { body: { token, password: 'a new password' } }))
    }
    assert.deepEqual(
      (await setWith('reset')).map(({ headers }) => headers.subject),
      ['Your password was changed'],
    )
    assert.deepEqual(await setWith('invite'), [])
  })

  it('tells whoever a new API key descends from', async () => {
    const admin = await createUser(app, { business_id, role: 'admin' })
    const made: { token: string }[] = [admin]
    for (const name of ['First', 'Second']) {
      const maker = made.at(-1) ?? admin
      const mails = await mailsOf(async () => made.push(await createKey(app, maker, { name, scopes: ['keys:write'] })))
      assert.deepEqual(
        mails.map(({ to, headers }) => [to, headers.subject]),
        [[[admin.email], 'New API key']],
      )
      assert.ok(mails[0]?.text.includes(`The API key “${name}” of Tom & Söhne was created in your name`))
      assert.doesNotMatch(mails[0]?.raw ?? '', /wfk_/)
    }
  })

  it('tells whoever a changed API key descends from, whoever changed it', async () => {
    const admin = await createUser(app, { business_id, role: 'admin' })
    const key = await createKey(app, admin, { name: 'Sync', scopes: ['keys:write'] })
    for (const [by, name] of [
      [owner, 'Renamed by the owner'],
      [admin, 'Renamed by the admin'],
      [key, 'Renamed by the key'],
    ] as const) {
      const update = { path: { id: key.id }, body: { name } }
      const mails = await mailsOf(() => caller(app, by.token).call('apiKeys.update', update))
      assert.deepEqual(
        mails.map(({ to, headers }) => [to, headers.subject]),
        [[[admin.email], 'API key changed']],
      )
      assert.ok(mails[0]?.text.includes(`The API key “${name}” of Tom & Söhne, which acts in your name, was changed`))
      assert.deepEqual(await mailsOf(() => caller(app, by.token).call('apiKeys.update', update)), []) // no change
    }
  })

  it('tells whoever rotated the secret of a webhook, or made the key that did', async () => {
    const admin = await createUser(app, { business_id, role: 'admin' })
    const key = await createKey(app, admin, { scopes: ['webhooks:write'] })
    const { id } = await createWebhook(app, { business_id })
    for (const { token } of [admin, key]) {
      const rotate = () => caller(app, token).call('webhooks.rotateSecret', { path: { id }, body: {} })
      const mails = await mailsOf(rotate)
      assert.deepEqual(
        mails.map(({ to, headers }) => [to, headers.subject]),
        [[[admin.email], 'Webhook secret replaced']],
      )
      assert.ok(mails[0]?.text.includes(`The secret of webhook ${id} of Tom & Söhne was replaced in your name`))
      assert.doesNotMatch(mails[0]?.raw ?? '', /whsec_/)
    }
  })

  it('tells the maker of a webhook that its URL was changed, whoever did it', async () => {
    const admin = await createUser(app, { business_id, role: 'admin' })
    const key = await createKey(app, admin, { scopes: ['webhooks:write', 'people:read'] })
    const made = { url: 'https://made.example.com/s3cr3t', events: ['person.created' as const] }
    const { id } = (await caller(app, key.token).call('webhooks.create', { body: made })).body.data
    const move = (url: string) => () =>
      caller(app, owner.token).call('webhooks.update', { path: { id }, body: { url } })
    for (const [url, words] of [
      ['https://moved.example.com/s3cr3t', 'https://moved.example.com instead of https://made.example.com.'],
      ['https://moved.example.com/0ther', 'another path of https://moved.example.com.'],
    ] as const) {
      const [mail, ...others] = await mailsOf(move(url))
      assert.deepEqual([mail?.to, mail?.headers.subject], [[admin.email], 'Webhook address changed'])
      assert.ok(mail?.text.includes(`which you are responsible for, now sends its events to ${words}`), mail?.text)
      assert.deepEqual(others, [])
      assert.doesNotMatch(mail?.raw ?? '', /s3cr3t|0ther/)
    }
    const pause = () => caller(app, owner.token).call('webhooks.update', { path: { id }, body: { active: false } })
    assert.deepEqual(await mailsOf(pause), [])
  })

  it('tells an owner of a moved webhook whose maker cannot log in, or is not recorded', async () => {
    const business = await createBusiness(app)
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    const gone = await createUser(app, { business_id: business.id, role: 'admin' })
    const { id } = await createWebhook(app, { business_id: business.id })
    const receivers = async (made_by: number | null, url: string) => {
      await app.db.updateTable('webhooks').set({ made_by }).where('id', '=', id).execute()
      const move = () => caller(app, admin.token).call('webhooks.update', { path: { id }, body: { url } })
      return (await mailsOf(move)).map(({ to }) => to)
    }
    assert.deepEqual(await receivers(null, 'https://one.example.com'), [[business.owner.email]])
    const over = { path: { id: gone.id }, body: { active: false } }
    await caller(app, business.owner.token).call('users.update', over)
    assert.deepEqual(await receivers(gone.id, 'https://two.example.com'), [[business.owner.email]])
    assert.deepEqual(await receivers(admin.id, 'https://three.example.com'), [[admin.email]])
  })

  it('is not queued where there is no mail server', async () => {
    await waiting()
    await createKey(silent, owner, { scopes: ['people:read'] })
    assert.deepEqual(await waiting(), [])
  })

  it('tells nobody of an entry that is none of these, or of another business', async () => {
    const other = await createBusiness(app)
    await createKey(app, owner, { scopes: ['people:read'] })
    const entries = await app.db.selectFrom('audit_log').select(['id', 'action']).orderBy('id').execute()
    const made = entries.findLast(({ action }) => action === 'api_key.created')?.id
    const update = () => caller(app, owner.token).call('business.update', { body: { two_person_pay_runs: true } })
    assert.deepEqual(await mailsOf(update), [])
    await perform('send_security_mail', { business_id: other.id, audit_entry_id: made })
    const { id: renamed } = await app.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'business.updated')
      .executeTakeFirstOrThrow()
    await perform('send_security_mail', { business_id, audit_entry_id: renamed })
    assert.deepEqual(mail.mails, [])
  })
})
