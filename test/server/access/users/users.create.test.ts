import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../../support/http.ts'
import { holdRows } from '../../../support/race.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness, createPerson, createUser } from '../../../support/samples/factories.ts'
import { tally } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'
import { subtractHours } from '../../../support/subtract-hours.ts'

const app = await startTestApp({ env: { PUBLIC_URL: 'https://hr.example.com', DATABASE_SHARE: '5' } })
const mailing = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' }, databaseUrl: app.databaseUrl })
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

let invited = 0
const invitation = () => {
  invited += 1
  return { name: `Mary ${invited}`, email: `mary-${invited}@example.com`, role: 'employee' as const }
}
const { db } = app

describe('users.create', () => {
  it('returns the user and, without a mail server, a link that sets the password', async () => {
    const body = invitation()
    const { data } = (await api.call('users.create', { body })).body
    const { id, created_at, updated_at, invite_link, ...rest } = data
    assert.deepEqual(rest, {
      ...body,
      active: true,
      role_id: null,
      person_id: null,
      password_set: false,
      two_factor_enabled: false,
      passkey_count: 0,
      single_sign_on_linked: false,
      locked_until: null,
      last_login_at: null,
      needs_confirmation: true,
      introduced_by: [owner.id],
      confirmed_at: null,
      confirmed_by: null,
      version: 1,
    })
    const [, token = ''] = /^https:\/\/hr\.example\.com\/password\/([A-Za-z0-9_-]{43})$/.exec(invite_link ?? '') ?? []
    await caller(app).expectError(401, 'auth.login', { body: { email: body.email, password: 'anything at all' } })
    await caller(app).call('auth.resetPassword', { body: { token, password: 'my first password' } })
    const { user } = await logIn(app, body, 'my first password')
    assert.equal(user.id, id)
  })

  it('enqueues an email, with no token in the response, the row or the job', async () => {
    const { data } = (await caller(mailing, owner.token).call('users.create', { body: invitation() })).body
    assert.equal(data.invite_link, undefined)
    const link = await db
      .selectFrom('password_links')
      .selectAll()
      .where('user_id', '=', data.id)
      .executeTakeFirstOrThrow()
    assert.equal(link.purpose, 'invite')
    assert.equal(link.token_hash, null)
    const { rows: jobs } =
      await sql`select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
                where t.identifier = 'send_password_mail' order by j.id desc limit 1`.execute(app.db)
    assert.deepEqual(jobs, [{ payload: { password_link_id: link.id } }])
  })

  it('withholds the link from a retry with the same Idempotency-Key', async () => {
    const input = { header: { 'Idempotency-Key': 'invite-1' }, body: invitation() }
    const first = (await api.call('users.create', input)).body.data
    const retry = (await api.call('users.create', input)).body.data
    const { invite_link, ...user } = first
    assert.ok(invite_link)
    assert.deepEqual(retry, { ...user, secret_withheld: true })
    assert.equal((await all(api, 'users.list')).filter(({ email }) => email === input.body.email).length, 1)
  })

  it('is recorded in the audit log', async () => {
    const body = invitation()
    const { id } = (await api.call('users.create', { body })).body.data
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'user.invited', user_id: id } })
    assert.deepEqual(
      { user_id: entry?.user_id, target_user_id: entry?.target_user_id, detail: entry?.detail },
      { user_id: owner.id, target_user_id: id, detail: { role: 'employee', person_id: null } },
    )
  })

  it('refuses the email address of another user in any case', async () => {
    const body = invitation()
    await api.call('users.create', { body })
    const { body: refusal } = await api.expectError(409, 'users.create', {
      body: { ...body, email: body.email.toUpperCase() },
    })
    assert.deepEqual(refusal.errors, [{ path: 'body.email', code: 'taken', message: 'Another user has this email.' }])
  })

  it('responds identically whether or not another business has the address', async () => {
    const other = await createBusiness(app)
    const invitedEmail = invitation().email
    await caller(app, other.owner.token).call('users.create', { body: { ...invitation(), email: invitedEmail } })
    const inactive = await createUser(app, { business_id: other.id, role: 'employee' })
    await db.updateTable('users').set({ active: false }).where('id', '=', inactive.id).execute()
    const emails = [
      'unknown@example.com',
      invitedEmail,
      inactive.email,
      other.owner.email,
      other.owner.email.toUpperCase(),
    ]
    for (const service of [app, mailing]) {
      const responses = []
      for (const email of emails) {
        const { owner } = await createBusiness(app)
        const body = { ...invitation(), name: 'Mary', email }
        const { status, headers, body: result } = await caller(service, owner.token).call('users.create', { body })
        const { id, created_at, updated_at, email: _, introduced_by, invite_link = '', ...rest } = result.data
        assert.deepEqual(introduced_by, [owner.id])
        const link = invite_link.replace(/[^/]{43}$/, 'token')
        responses.push({ status, headers: Object.keys(headers), etag: headers.etag, link, rest })
      }
      assert.equal(responses[0]?.status, 201)
      for (const response of responses) assert.deepEqual(response, responses[0])
    }
  })

  it('limits a business to 500 invitations in 24 hours, even with concurrent requests', async () => {
    const full = await createBusiness(app)
    const row = (n: number) => ({
      business_id: full.id,
      name: 'Mary',
      email: `full-${n}@example.com`,
      role: 'employee' as const,
    })
    const rows = Array.from({ length: 496 }, (_, n) => row(n))
    await db.insertInto('users').values(rows).execute()
    const age = (hours: number) =>
      db
        .updateTable('users')
        .set({ created_at: subtractHours('created_at', hours) })
        .where('business_id', '=', full.id)
        .execute()
    await age(20)
    const own = caller(app, full.owner.token)
    // Together with the owner, these are 497 users created within a day.
    const lock = await holdRows(app.databaseUrl, 'businesses', [full.id])
    const responses = Array.from({ length: 5 }, () => own.send('users.create', { body: invitation() }))
    await lock.untilBlocked(5)
    await lock.release()
    assert.deepEqual(tally(await Promise.all(responses)), { 201: 3, 429: 2 })
    const { headers, body } = await own.expectError(429, 'users.create', { body: invitation() })
    assert.equal(body.code, 'too_many_attempts')
    const seconds = Number(headers['retry-after'])
    assert.ok(seconds > 3.9 * 3600 && seconds <= 4 * 3600, `Retry-After: ${seconds}`)
    await api.call('users.create', { body: invitation() })
    await age(4)
    await own.call('users.create', { body: invitation() })
  })

  it('grants no role with scopes that the caller lacks', async () => {
    const admin = caller(app, (await createUser(app, { business_id, role: 'admin' })).token)
    await admin.expectError(403, 'users.create', { body: { ...invitation(), role: 'owner' } })
    await admin.call('users.create', { body: { ...invitation(), role: 'admin' } })
    await api.call('users.create', { body: { ...invitation(), role: 'owner' } })
    const { token } = await createUser(app, { business_id, role: 'owner', scopes: ['users:write', 'people:read'] })
    await caller(app, token).expectError(403, 'users.create', { body: { ...invitation(), role: 'manager' } })
  })

  it('lets an API key grant its own scopes and `self`', async () => {
    const { token } = await createKey(app, owner, { scopes: ['users:write'] })
    const machine = caller(app, token)
    await machine.call('users.create', { body: invitation() })
    for (const role of ['manager', 'admin', 'owner']) {
      await machine.expectError(403, 'users.create', { body: { ...invitation(), role } })
    }
    const manage = [
      'users:write',
      'people:read',
      'tasks:read',
      'documents:read',
      'leave:read',
      'leave:write',
      'leave:approve',
    ] as const
    const wide = caller(app, (await createKey(app, owner, { scopes: [...manage] })).token)
    await wide.call('users.create', { body: { ...invitation(), role: 'manager' } })
  })

  it('links the user to a person who has no user yet', async () => {
    const { id: person_id } = await createPerson(app, { business_id })
    const { data } = (await api.call('users.create', { body: { ...invitation(), person_id } })).body
    assert.equal(data.person_id, person_id)
    const { body } = await api.expectError(409, 'users.create', { body: { ...invitation(), person_id } })
    assert.deepEqual(body.errors, [
      { path: 'body.person_id', code: 'taken', message: 'Another user is linked to this person.' },
    ])
    const deleted = await createPerson(app, { business_id })
    await api.call('people.delete', { path: { id: deleted.id } })
    await api.expectError(422, 'users.create', { body: { ...invitation(), person_id: deleted.id } })
  })

  it('requires the scopes that a link to a person grants', async () => {
    const { id: person_id } = await createPerson(app, { business_id })
    const narrow = await createKey(app, owner, { scopes: ['users:write', 'people:read'] })
    await caller(app, narrow.token).expectError(403, 'users.create', { body: { ...invitation(), person_id } })
    const scopes = ['users:write', 'people:read', 'documents:read', 'payruns:read', 'leave:read'] as const
    const wide = await createKey(app, owner, { scopes: [...scopes] })
    await caller(app, wide.token).call('users.create', { body: { ...invitation(), person_id } })
  })
})
