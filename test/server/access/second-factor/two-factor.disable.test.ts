import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { type Caller, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { challenge, codeOf, type Guarded, guard, wrongCode } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id } = await createBusiness(app)
const { db } = app

let user: TestUser
let guarded: Guarded
let api: Caller
beforeEach(async () => {
  user = await createUser(app, { business_id, role: 'manager' })
  guarded = await guard(app, user)
  api = caller(app, user.token)
})
const password = testPassword
const isOn = async () => (await api.call('twoFactor.status')).body.data.enabled

describe('twoFactor.disable', () => {
  it('turns it off for the password and a code: the password alone logs in again', async () => {
    const body = { password, code: await codeOf(guarded.secret) }
    const off = { enabled: false, enabled_at: null, recovery_codes_remaining: 0 }
    assert.deepEqual((await api.call('twoFactor.disable', { body })).body.data, off)
    assert.deepEqual((await api.call('twoFactor.status')).body.data, off)
    const login = await caller(app).call('auth.login', { body: { email: user.email, password } })
    assert.ok('token' in login.body.data)
  })

  it('takes a recovery code as well', async () => {
    await api.call('twoFactor.disable', { body: { password, recovery_code: guarded.recovery_codes[9] ?? '' } })
    assert.equal(await isOn(), false)
  })

  it('lets it be set up again at once, with another secret', async () => {
    await api.call('twoFactor.disable', { body: { password, code: await codeOf(guarded.secret, 1) } })
    const again = await guard(app, user)
    assert.notEqual(again.secret, guarded.secret)
    const session_token = await challenge(app, user)
    for (const recovery_code of guarded.recovery_codes.slice(0, 3)) {
      await caller(app).refused(401, 'twoFactor.verify', { body: { session_token, recovery_code } })
    }
    await caller(app).call('twoFactor.verify', { body: { session_token, code: await codeOf(again.secret) } })
  })

  it('answers 422 for a wrong password, and does not use the code up', async () => {
    const code = await codeOf(guarded.secret)
    const { body } = await api.refused(422, 'twoFactor.disable', { body: { password: 'wrong', code } })
    assert.deepEqual(body.errors, [{ path: 'body.password', message: 'is wrong' }])
    assert.equal(await isOn(), true)
    await api.call('twoFactor.disable', { body: { password, code } })
  })

  it('answers 429 after five wrong passwords, which count as those of the login do', async () => {
    const code = await codeOf(guarded.secret)
    for (let n = 0; n < 5; n++) await api.refused(422, 'twoFactor.disable', { body: { password: 'wrong', code } })
    await api.refused(429, 'twoFactor.disable', { body: { password, code } })
    await caller(app).refused(429, 'auth.login', { body: { email: user.email, password } })
    assert.equal(await isOn(), true)
  })

  it('answers 422 for a wrong code, and the tenth locks the account', async () => {
    const code = await wrongCode(guarded.secret)
    for (let n = 0; n < 10; n++) {
      const { body } = await api.refused(422, 'twoFactor.disable', { body: { password, code } })
      assert.deepEqual(body.errors, [{ path: 'body.code', message: 'is wrong' }])
    }
    await api.refused(422, 'twoFactor.disable', { body: { password, code: await codeOf(guarded.secret) } })
    const wrong = { password, recovery_code: guarded.recovery_codes[0] }
    const { body } = await api.refused(422, 'twoFactor.disable', { body: wrong })
    assert.deepEqual(body.errors, [{ path: 'body.recovery_code', message: 'is wrong' }])
    await caller(app).refused(401, 'auth.login', { body: { email: user.email, password } })
    assert.equal(await isOn(), true)
  })

  it('answers 409 while it is off', async () => {
    await api.call('twoFactor.disable', { body: { password, code: await codeOf(guarded.secret) } })
    const { body } = await api.refused(409, 'twoFactor.disable', { body: { password, code: '123456' } })
    assert.equal(body.current_status, 'disabled')
  })

  it('ends every other session, and logins that wait for a code', async () => {
    const [first, second] = [await challenge(app, user), await challenge(app, user)]
    const verified = { session_token: first, recovery_code: guarded.recovery_codes[0] ?? '' }
    const { token } = (await caller(app).call('twoFactor.verify', { body: verified })).body.data
    const code = await codeOf(guarded.secret)
    await api.call('twoFactor.disable', { body: { password, code } })
    await caller(app, token).refused(401, 'me.get')
    await api.call('me.get')
    const body = { session_token: second, recovery_code: guarded.recovery_codes[1] }
    await caller(app).refused(401, 'twoFactor.verify', { body })
  })

  it('tells the audit log who turned it off', async () => {
    await api.refused(422, 'twoFactor.disable', { body: { password: 'wrong', code: '123456' } })
    await api.call('twoFactor.disable', { body: { password, code: await codeOf(guarded.secret) } })
    const entries = await db
      .selectFrom('audit_log')
      .select('action')
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute()
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['two_factor.enabled', 'login.failed', 'two_factor.disabled'],
    )
  })
})
