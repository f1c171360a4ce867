import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { hashPassword } from '../../../../server/access/passwords/password.ts'
import { roleScopes } from '../../../../server/access/roles.ts'
import { caller } from '../../../support/http.ts'
import { createBusiness, createUser, testPassword } from '../../../support/samples/factories.ts'
import { guard } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const nobody = caller(app)
const { db } = app

async function logIn(email: string, password = testPassword) {
  const { data } = (await nobody.call('auth.login', { body: { email, password } })).body
  assert.ok('token' in data, 'it asks for a second factor')
  return data
}
const refused = (email: string, password: string) => nobody.refused(401, 'auth.login', { body: { email, password } })
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('auth.login', () => {
  it('answers a token, how long it is good for, and whose it is', async () => {
    const { token, refresh_token, ...rest } = await logIn(owner.email)
    const { id, name, email } = owner
    assert.deepEqual(rest, { status: 'logged_in', token_type: 'Bearer', expires_in: 900, user: { id, name, email } })
    assert.match(refresh_token, /^[\w-]{43}$/)
    assert.equal((await caller(app, token).call('me.get')).body.data.id, id)
  })

  it('puts user, business, scopes and times into the token', async () => {
    const before = Math.floor(Date.now() / 1000)
    const { token } = await logIn(owner.email)
    const { sid, iat, exp, ...claims } = claimsOf(token)
    assert.deepEqual(claims, { sub: String(owner.id), business_id, scopes: roleScopes('owner') })
    assert.ok(iat >= before && iat <= Date.now() / 1000)
    assert.equal(exp - iat, 900)
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
    assert.deepEqual(header, { alg: 'HS256', typ: 'at+jwt', kid: 'test' })
  })

  for (const role of ['admin', 'manager', 'employee'] as const) {
    it(`gives the scopes of ${role} to one`, async () => {
      const { email } = await createUser(app, { business_id, role })
      assert.deepEqual(claimsOf((await logIn(email)).token).scopes, roleScopes(role))
    })
  }

  it('opens a session of its own each time', async () => {
    const tokens = await Promise.all([1, 2, 3].map(async () => (await logIn(owner.email)).token))
    assert.equal(new Set(tokens.map((token) => claimsOf(token).sid)).size, 3)
  })

  it('does not mind the case of the email', async () => {
    await logIn(owner.email.toUpperCase())
  })

  it('minds every character of the password', async () => {
    const { email } = await createUser(app, { business_id, role: 'manager' })
    for (const password of [testPassword.toUpperCase(), `${testPassword} `, testPassword.slice(0, -1)]) {
      await refused(email, password)
    }
  })

  it('minds the last of 200 characters', async () => {
    const { id, email } = await createUser(app, { business_id, role: 'manager' })
    const start = 'é'.repeat(199)
    const password_hash = await hashPassword(`${start}1`)
    await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
    await refused(email, `${start}2`)
    await logIn(email, `${start}1`)
  })

  it('answers alike for a wrong password and an account that is unknown, inactive, locked or without a password', async () => {
    const inState = async (state: object) => {
      const { id, email } = await createUser(app, { business_id, role: 'manager' })
      await db.updateTable('users').set(state).where('id', '=', id).execute()
      return email
    }
    const answers = await Promise.all([
      refused(owner.email, 'wrong'),
      refused('nobody@example.com', testPassword),
      refused(await inState({ active: false }), testPassword),
      refused(await inState({ locked_until: sql`now() + interval '1 minute'` }), testPassword),
      refused(await inState({ password_hash: null }), testPassword),
    ])
    const [first, ...others] = answers.map(({ body, headers }) => ({
      body: { ...body, request_id: '' },
      headers: { ...headers, 'x-request-id': '', date: '', ratelimit: '' },
    }))
    assert.equal(first?.body.message, 'These credentials do not match our records.')
    assert.equal(first?.body.code, 'invalid_credentials')
    for (const other of others) assert.deepEqual(other, first)
  })

  it('lets in again whose lock is over', async () => {
    const { id, email } = await createUser(app, { business_id, role: 'manager' })
    const locked_until = sql<string>`now() - interval '1 second'`
    await db.updateTable('users').set({ locked_until }).where('id', '=', id).execute()
    await logIn(email)
  })

  it('answers a session token instead where there is a second factor; it is stored as a hash and opens nothing', async () => {
    const user = await createUser(app, { business_id, role: 'manager' })
    await guard(app, user)
    const { data } = (await nobody.call('auth.login', { body: { email: user.email, password: testPassword } })).body
    assert.ok('session_token' in data)
    const { session_token, ...rest } = data
    assert.deepEqual(rest, { status: 'two_factor_required', requires_2fa: true })
    assert.equal(Buffer.from(session_token, 'base64url').length, 32)
    await caller(app, session_token).refused(401, 'me.get')
    const { rows } = await sql<{ kept: string }>`select c::text as kept from login_challenges c`.execute(db)
    assert.equal(rows.length, 1)
    assert.equal(rows[0]?.kept.includes(session_token), false)
  })

  it('tells the audit log who logged in and who did not, from where', async () => {
    const { id, email } = await createUser(app, { business_id, role: 'manager' })
    await logIn(email)
    await refused(email, 'wrong')
    const kept = await db
      .selectFrom('audit_log')
      .select(['business_id', 'user_id', 'action', 'ip'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
    assert.deepEqual(kept, [
      { business_id, user_id: id, action: 'login.succeeded', ip: '127.0.0.1' },
      { business_id, user_id: id, action: 'login.failed', ip: '127.0.0.1' },
    ])
  })

  it('tells the audit log nothing of an account that nobody has', async () => {
    const entries = () => db.selectFrom('audit_log').select('id').execute()
    const before = await entries()
    await refused('nobody@example.com', 'wrong')
    assert.deepEqual(await entries(), before)
  })
})
