import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import { createBusiness, testPassword } from '../../../support/samples/factories.ts'
import {
  challenge,
  createTwoFactorUser,
  readLock,
  type TwoFactorUser,
  totpCode,
  wrongCode,
} from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { db } = app
const { id: business_id } = await createBusiness(app)
const api = caller(app)

let guarded: TwoFactorUser
let session_token: string
beforeEach(async () => {
  guarded = await createTwoFactorUser(app, business_id)
  session_token = guarded.session_token
})

const refusedCode = async (body: object) => {
  const response = await api.expectError(401, 'twoFactor.verify', { body: { session_token, ...body } })
  assert.equal(response.body.message, 'The provided two-factor code is invalid.')
}
const logIn = () => api.send('auth.login', { body: { email: guarded.user.email, password: testPassword } })

/** Sends wrong codes, with a new login after every five codes. */
async function guess(times: number): Promise<void> {
  const code = await wrongCode(guarded.secret)
  for (let n = 0; n < times; n++) {
    if (n % 5 === 0) session_token = await challenge(app, guarded.user)
    await refusedCode({ code })
  }
}
const endLock = () =>
  db
    .updateTable('users')
    .set({ locked_until: sql<string>`now() - interval '1 second'` })
    .where('id', '=', guarded.user.id)
    .execute()

describe('the lock of a user', () => {
  it('lasts 15 minutes from the tenth consecutive wrong code, counted over all logins and factors', async () => {
    await guess(9)
    assert.deepEqual(await readLock(app, guarded.user), { two_factor_failures: 9, two_factor_locks: 0, minutes: null })
    await refusedCode({ recovery_code: 'not-a-code' })
    assert.deepEqual(await readLock(app, guarded.user), { two_factor_failures: 0, two_factor_locks: 1, minutes: 15 })
  })

  it('refuses the password and codes, and leaves sessions active', async () => {
    const early = await challenge(app, guarded.user)
    await guess(10)
    const { status, body } = await logIn()
    assert.equal(status, 401)
    assert.equal(body.message, 'These credentials do not match our records.')
    session_token = early
    await refusedCode({ code: await totpCode(guarded.secret) })
    await refusedCode({ recovery_code: guarded.recovery_codes[0] })
    assert.deepEqual(await readLock(app, guarded.user), { two_factor_failures: 0, two_factor_locks: 1, minutes: 15 })
    assert.equal((await guarded.api.call('twoFactor.status')).body.data.recovery_codes_remaining, 10)
  })

  it('doubles with each lock, until a valid code is entered', async () => {
    for (const minutes of [15, 30, 60]) {
      await guess(10)
      assert.equal((await readLock(app, guarded.user)).minutes, minutes)
      await endLock()
    }
    session_token = await challenge(app, guarded.user)
    await api.call('twoFactor.verify', { body: { session_token, code: await totpCode(guarded.secret) } })
    assert.deepEqual(await readLock(app, guarded.user), { two_factor_failures: 0, two_factor_locks: 0, minutes: null })
    await guess(10)
    assert.equal((await readLock(app, guarded.user)).minutes, 15)
  })

  it('counts failures across logins', async () => {
    await guess(7)
    for (let n = 0; n < 3; n++) await challenge(app, guarded.user)
    assert.equal((await readLock(app, guarded.user)).two_factor_failures, 7)
  })

  it('is recorded in the audit log with each failure and the factor of each login', async () => {
    await guess(10)
    await endLock()
    session_token = await challenge(app, guarded.user)
    await api.call('twoFactor.verify', { body: { session_token, recovery_code: guarded.recovery_codes[0] ?? '' } })
    session_token = await challenge(app, guarded.user)
    await api.call('twoFactor.verify', { body: { session_token, code: await totpCode(guarded.secret) } })
    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('user_id', '=', guarded.user.id)
      .orderBy('id')
      .execute()
    const actions = entries.map(({ action, detail }) => `${action} ${detail.factor}`)
    assert.deepEqual(actions, [
      'two_factor.enabled undefined',
      ...Array(10).fill('two_factor.failed totp'),
      'login.locked totp',
      'two_factor.recovery_code_used recovery_code',
      'login.succeeded recovery_code',
      'login.succeeded totp',
    ])
  })
})
