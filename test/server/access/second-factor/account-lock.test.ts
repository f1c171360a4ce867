import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { challenge, codeOf, type Guarded, guard, wrongCode } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { db } = app
const { id: business_id } = await createBusiness(app)
const api = caller(app)

let user: TestUser
let guarded: Guarded
let session_token: string
beforeEach(async () => {
  user = await createUser(app, { business_id, role: 'manager' })
  guarded = await guard(app, user)
  session_token = await challenge(app, user)
})

const refusedCode = async (body: object) => {
  const answer = await api.refused(401, 'twoFactor.verify', { body: { session_token, ...body } })
  assert.equal(answer.body.message, 'The provided two-factor code is invalid.')
}
const lockOf = () =>
  db
    .selectFrom('users')
    .select(['two_factor_failures', 'two_factor_locks'])
    .select(sql<number | null>`round(extract(epoch from locked_until - now()) / 60)::integer`.as('minutes'))
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
const logIn = () => api.send('auth.login', { body: { email: user.email, password: testPassword } })

/** Guesses wrong, opening a login for every five guesses. */
async function guess(times: number): Promise<void> {
  const code = await wrongCode(guarded.secret)
  for (let n = 0; n < times; n++) {
    if (n % 5 === 0) session_token = await challenge(app, user)
    await refusedCode({ code })
  }
}
const endLock = () =>
  db
    .updateTable('users')
    .set({ locked_until: sql<string>`now() - interval '1 second'` })
    .where('id', '=', user.id)
    .execute()

describe('the lock of an account', () => {
  it('locks the account for 15 minutes at the tenth wrong code in a row, over all logins and factors', async () => {
    await guess(9)
    assert.deepEqual(await lockOf(), { two_factor_failures: 9, two_factor_locks: 0, minutes: null })
    await refusedCode({ recovery_code: 'not-a-code' })
    assert.deepEqual(await lockOf(), { two_factor_failures: 0, two_factor_locks: 1, minutes: 15 })
  })

  it('takes neither password nor code of a locked account, and lets its sessions live', async () => {
    const early = await challenge(app, user)
    await guess(10)
    const { status, body } = await logIn()
    assert.equal(status, 401)
    assert.equal(body.message, 'These credentials do not match our records.')
    session_token = early
    await refusedCode({ code: await codeOf(guarded.secret) })
    await refusedCode({ recovery_code: guarded.recovery_codes[0] })
    assert.deepEqual(await lockOf(), { two_factor_failures: 0, two_factor_locks: 1, minutes: 15 })
    const api = caller(app, user.token)
    assert.equal((await api.call('twoFactor.status')).body.data.recovery_codes_remaining, 10)
  })

  it('locks for twice as long each time, until a code is right', async () => {
    for (const minutes of [15, 30, 60]) {
      await guess(10)
      assert.equal((await lockOf()).minutes, minutes)
      await endLock()
    }
    session_token = await challenge(app, user)
    await api.call('twoFactor.verify', { body: { session_token, code: await codeOf(guarded.secret) } })
    assert.deepEqual(await lockOf(), { two_factor_failures: 0, two_factor_locks: 0, minutes: null })
    await guess(10)
    assert.equal((await lockOf()).minutes, 15)
  })

  it('is not made to forget failures by a new login', async () => {
    await guess(7)
    for (let n = 0; n < 3; n++) await challenge(app, user)
    assert.equal((await lockOf()).two_factor_failures, 7)
  })

  it('tells the audit log of each failure, the lock, and what it logged in with', async () => {
    await guess(10)
    await endLock()
    session_token = await challenge(app, user)
    await api.call('twoFactor.verify', { body: { session_token, recovery_code: guarded.recovery_codes[0] ?? '' } })
    session_token = await challenge(app, user)
    await api.call('twoFactor.verify', { body: { session_token, code: await codeOf(guarded.secret) } })
    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute()
    const told = entries.map(({ action, detail }) => `${action} ${detail.factor}`)
    assert.deepEqual(told, [
      'two_factor.enabled undefined',
      ...Array(10).fill('two_factor.failed totp'),
      'login.locked totp',
      'two_factor.recovery_code_used recovery_code',
      'login.succeeded recovery_code',
      'login.succeeded totp',
    ])
  })
})
