import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Role, roleScopes } from '../../../../server/access/roles.ts'
import { caller } from '../../../support/http.ts'
import { createBusiness, createUser, testPassword } from '../../../support/samples/factories.ts'
import { enableTwoFactor } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const anonymous = caller(app)
const { db } = app

async function logIn(email: string, password = testPassword) {
  const { data } = (await anonymous.call('auth.login', { body: { email, password } })).body
  assert.ok('token' in data, 'the login requires a second factor')
  return data
}
const refuse = (email: string, password: string) =>
  anonymous.expectError(401, 'auth.login', { body: { email, password } })
const readClaims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('auth.login', () => {
  it('returns tokens with their lifetime and user', async () => {
    const { token, refresh_token, ...rest } = await logIn(owner.email)
    const { id, name, email } = owner
    assert.deepEqual(rest, { status: 'logged_in', token_type: 'Bearer', expires_in: 900, user: { id, name, email } })
    assert.match(refresh_token, /^[\w-]{43}$/)
    assert.equal((await caller(app, token).call('me.get')).body.data.id, id)
  })

  it('includes the user, the business, the scopes and the times in the access token', async () => {
    const before = Math.floor(Date.now() / 1000)
    const { token } = await logIn(owner.email)
    const { sid, iat, exp, ...claims } = readClaims(token)
    assert.deepEqual(claims, { sub: String(owner.id), business_id, scopes: roleScopes('owner') })
    assert.ok(iat >= before && iat <= Date.now() / 1000)
    assert.equal(exp - iat, 900)
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
    assert.deepEqual(header, { alg: 'HS256', typ: 'at+jwt', kid: 'test' })
  })

  for (const role of ['admin', 'manager', 'employee'] as const) {
    it(`grants the scopes of the role ${role}`, async () => {
      const { email } = await createUser(app, { business_id, role })
      assert.deepEqual(readClaims((await logIn(email)).token).scopes, roleScopes(role))
    })
  }

  it('grants managers compensation:read if the business has managers_see_compensation', async () => {
    const business = await createBusiness(app)
    await caller(app, business.owner.token).call('business.update', { body: { managers_see_compensation: true } })
    const readScopes = async (role: Role) => {
      const { email } = await createUser(app, { business_id: business.id, role })
      return readClaims((await logIn(email)).token).scopes
    }
    assert.deepEqual(await readScopes('manager'), [...roleScopes('manager'), 'compensation:read'])
    assert.deepEqual(await readScopes('employee'), ['self'])
  })

  it('creates a new session each time', async () => {
    const tokens = await Promise.all([1, 2, 3].map(async () => (await logIn(owner.email)).token))
    assert.equal(new Set(tokens.map((token) => readClaims(token).sid)).size, 3)
  })

  it('ignores the case of the email address', async () => {
    await logIn(owner.email.toUpperCase())
  })

  it('compares the password exactly', async () => {
    const { email } = await createUser(app, { business_id, role: 'manager' })
    for (const password of [testPassword.toUpperCase(), `${testPassword} `, testPassword.slice(0, -1)]) {
      await refuse(email, password)
    }
  })

  it('responds identically to a wrong password and to an unknown, inactive, locked or passwordless user', async () => {
    const inState = async (state: object) => {
      const { id, email } = await createUser(app, { business_id, role: 'manager' })
      await db.updateTable('users').set(state).where('id', '=', id).execute()
      return email
    }
    const responses = await Promise.all([
      refuse(owner.email, 'wrong'),
      refuse('unknown@example.com', testPassword),
      refuse(await inState({ active: false }), testPassword),
      refuse(await inState({ locked_until: sql`now() + interval '1 minute'` }), testPassword),
      refuse(await inState({ password_hash: null }), testPassword),
    ])
    const [first, ...others] = responses.map(({ body, headers }) => ({
      body: { ...body, request_id: '' },
      headers: { ...headers, 'x-request-id': '', date: '', ratelimit: '' },
    }))
    assert.equal(first?.body.message, 'These credentials do not match our records.')
    assert.equal(first?.body.code, 'invalid_credentials')
    for (const other of others) assert.deepEqual(other, first)
  })

  it('accepts a user whose lock has expired', async () => {
    const { id, email } = await createUser(app, { business_id, role: 'manager' })
    const locked_until = sql<string>`now() - interval '1 second'`
    await db.updateTable('users').set({ locked_until }).where('id', '=', id).execute()
    await logIn(email)
  })

  it('returns, for a user with a second factor, a session token that is stored as a hash and is not a bearer token', async () => {
    const user = await createUser(app, { business_id, role: 'manager' })
    await enableTwoFactor(app, user)
    const { data } = (await anonymous.call('auth.login', { body: { email: user.email, password: testPassword } })).body
    assert.ok('session_token' in data)
    const { session_token, ...rest } = data
    assert.deepEqual(rest, { status: 'two_factor_required', requires_2fa: true })
    assert.equal(Buffer.from(session_token, 'base64url').length, 32)
    await caller(app, session_token).expectError(401, 'me.get')
    const { rows } = await sql<{ row: string }>`select c::text as row from login_challenges c`.execute(db)
    assert.equal(rows.length, 1)
    assert.equal(rows[0]?.row.includes(session_token), false)
  })

  it('records successful and failed logins with their address', async () => {
    const { id, email } = await createUser(app, { business_id, role: 'manager' })
    await logIn(email)
    await refuse(email, 'wrong')
    const entries = await db
      .selectFrom('audit_log')
      .select(['business_id', 'user_id', 'action', 'ip'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
    assert.deepEqual(entries, [
      { business_id, user_id: id, action: 'login.succeeded', ip: '127.0.0.1' },
      { business_id, user_id: id, action: 'login.failed', ip: '127.0.0.1' },
    ])
  })

  it('records no failed login of an unknown user', async () => {
    const entries = () => db.selectFrom('audit_log').select('id').orderBy('id').execute()
    const before = await entries()
    await refuse('unknown@example.com', 'wrong')
    assert.deepEqual(await entries(), before)
  })
})
