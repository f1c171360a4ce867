import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import {
  challenge,
  createTwoFactorUser,
  enableTwoFactor,
  readLock,
  type TwoFactorSecrets,
  totpCode,
  wrongCode,
} from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { db } = app
const { id: business_id } = await createBusiness(app)
const api = caller(app)

let user: TestUser
let guarded: TwoFactorSecrets
let session_token: string
beforeEach(async () => ({ user, session_token, ...guarded } = await createTwoFactorUser(app, business_id)))

const refusedCode = async (body: object) => {
  const response = await api.expectError(401, 'twoFactor.verify', { body: { session_token, ...body } })
  assert.equal(response.body.message, 'The provided two-factor code is invalid.')
}
const refusedToken = async (body: object) => {
  const response = await api.expectError(401, 'twoFactor.verify', { body: { session_token, ...body } })
  assert.equal(response.body.message, 'Unauthenticated.')
}
describe('twoFactor.verify', () => {
  it('returns tokens for a TOTP code', async () => {
    const body = { session_token, code: await totpCode(guarded.secret) }
    const { data } = (await api.call('twoFactor.verify', { body })).body
    const { token, refresh_token, ...rest } = data
    const { id, name, email } = user
    assert.deepEqual(rest, { status: 'logged_in', token_type: 'Bearer', expires_in: 900, user: { id, name, email } })
    assert.match(refresh_token, /^[\w-]{43}$/)
    assert.equal((await caller(app, token).call('me.get')).body.data.id, id)
  })

  it('accepts the codes of the current and the next time step', async () => {
    await api.call('twoFactor.verify', { body: { session_token, code: await totpCode(guarded.secret) } })
    session_token = await challenge(app, user)
    await api.call('twoFactor.verify', { body: { session_token, code: await totpCode(guarded.secret, 1) } })
  })

  it('accepts a code once, and then rejects older codes', async () => {
    const code = await totpCode(guarded.secret)
    const next = await totpCode(guarded.secret, 1)
    await api.call('twoFactor.verify', { body: { session_token, code: next } })
    session_token = await challenge(app, user)
    await refusedCode({ code: next })
    await refusedCode({ code })
  })

  it('accepts a recovery code once, in any case and with or without hyphens', async () => {
    const [first = '', second = '', third = ''] = guarded.recovery_codes
    for (const recovery_code of [first, second.toUpperCase().replaceAll('-', ''), ` ${third.replaceAll('-', ' ')} `]) {
      session_token = await challenge(app, user)
      await api.call('twoFactor.verify', { body: { session_token, recovery_code } })
    }
    session_token = await challenge(app, user)
    for (const recovery_code of [first, second, third]) await refusedCode({ recovery_code })
  })

  it('accepts a recovery code in the member for TOTP codes, once', async () => {
    const [first = '', second = ''] = guarded.recovery_codes
    for (const code of [first, ` ${second.toUpperCase().replaceAll('-', ' ')} `]) {
      session_token = await challenge(app, user)
      await api.call('twoFactor.verify', { body: { session_token, code } })
    }
    session_token = await challenge(app, user)
    await refusedCode({ code: first })
    await refusedCode({ recovery_code: second })
    const { rows } = await sql<{ factor: string }>`
      select detail->>'factor' as factor from audit_log where user_id = ${user.id} and action = 'login.succeeded'`.execute(
      db,
    )
    assert.deepEqual(new Set(rows.map(({ factor }) => factor)), new Set(['recovery_code']))
  })

  it('rejects codes of another user', async () => {
    const other = await enableTwoFactor(app, await createUser(app, { business_id, role: 'manager' }))
    await refusedCode({ code: await totpCode(other.secret) })
    await refusedCode({ recovery_code: other.recovery_codes[0] })
  })

  it('accepts a session token once', async () => {
    await api.call('twoFactor.verify', { body: { session_token, recovery_code: guarded.recovery_codes[0] ?? '' } })
    await refusedToken({ recovery_code: guarded.recovery_codes[1] })
    const { body } = await caller(app, user.token).call('twoFactor.status')
    assert.equal(body.data.recovery_codes_remaining, 9, 'the second code is unused')
  })

  it('accepts at most five codes per session token', async () => {
    const code = await wrongCode(guarded.secret)
    for (let n = 0; n < 5; n++) await refusedCode({ code })
    await refusedToken({ code: await totpCode(guarded.secret) })
    session_token = await challenge(app, user)
    await api.call('twoFactor.verify', { body: { session_token, code: await totpCode(guarded.secret) } })
  })

  it('accepts a session token for ten minutes', async () => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from expires_at - created_at)::integer as seconds from login_challenges where user_id = ${user.id}
    `.execute(db)
    assert.deepEqual(rows, [{ seconds: 600 }])
    await sql`update login_challenges set expires_at = now()`.execute(db)
    await refusedToken({ code: await totpCode(guarded.secret) })
  })

  it('rejects access tokens, refresh tokens and unknown tokens as session tokens', async () => {
    const verified = { session_token, recovery_code: guarded.recovery_codes[0] ?? '' }
    const { token, refresh_token } = (await api.call('twoFactor.verify', { body: verified })).body.data
    const code = await totpCode(guarded.secret)
    await api.expectError(422, 'twoFactor.verify', { body: { session_token: token, code } })
    for (const other of [refresh_token, 'A'.repeat(43)]) {
      session_token = other
      await refusedToken({ code })
    }
  })

  it('refuses a user who was deactivated, or whose second factor was turned off, since the login', async () => {
    const set = (state: object) => db.updateTable('users').set(state).where('id', '=', user.id).execute()
    await set({ active: false })
    await refusedToken({ code: await totpCode(guarded.secret) })
    await set({ active: true })
    const body = { password: testPassword, recovery_code: guarded.recovery_codes[0] ?? '' }
    await caller(app, user.token).call('twoFactor.disable', { body })
    await refusedToken({ code: await totpCode(guarded.secret) })
    guarded = await enableTwoFactor(app, user)
    await refusedToken({ code: await totpCode(guarded.secret) })
  })

  for (const proof of [
    { code: ' 123456' },
    { code: '1234567' },
    { recovery_code: '-' },
    { recovery_code: '😀'.repeat(20) },
  ]) {
    it(`treats ${JSON.stringify(proof)} as a wrong code`, () => refusedCode(proof))
  }

  it('counts no failure for a request with two proofs', async () => {
    const body = { session_token, code: '123456', recovery_code: 'x' }
    await api.expectError(422, 'twoFactor.verify', { body })
    assert.equal((await readLock(app, user)).two_factor_failures, 0)
  })
})
