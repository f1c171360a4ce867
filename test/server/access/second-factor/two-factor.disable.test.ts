import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { type Caller, caller } from '../../../support/http.ts'
import { createBusiness, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import {
  auditActions,
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
const { id: business_id } = await createBusiness(app)

let user: TestUser
let guarded: TwoFactorSecrets
let api: Caller
beforeEach(async () => ({ user, api, ...guarded } = await createTwoFactorUser(app, business_id)))
const password = testPassword
const isOn = async () => (await api.call('twoFactor.status')).body.data.enabled

describe('twoFactor.disable', () => {
  it('turns off the second factor with the password and a code, after which the password alone suffices', async () => {
    const body = { password, code: await totpCode(guarded.secret) }
    const off = { enabled: false, enabled_at: null, authenticator_app: false, recovery_codes_remaining: 0 }
    assert.deepEqual((await api.call('twoFactor.disable', { body })).body.data, off)
    assert.deepEqual((await api.call('twoFactor.status')).body.data, off)
    const login = await caller(app).call('auth.login', { body: { email: user.email, password } })
    assert.ok('token' in login.body.data)
  })

  it('accepts a recovery code', async () => {
    await api.call('twoFactor.disable', { body: { password, recovery_code: guarded.recovery_codes[9] ?? '' } })
    assert.equal(await isOn(), false)
  })

  it('allows a new setup with another secret, which invalidates the old recovery codes', async () => {
    await api.call('twoFactor.disable', { body: { password, code: await totpCode(guarded.secret, 1) } })
    const again = await enableTwoFactor(app, user)
    assert.notEqual(again.secret, guarded.secret)
    const session_token = await challenge(app, user)
    for (const recovery_code of guarded.recovery_codes.slice(0, 3)) {
      await caller(app).expectError(401, 'twoFactor.verify', { body: { session_token, recovery_code } })
    }
    await caller(app).call('twoFactor.verify', { body: { session_token, code: await totpCode(again.secret) } })
  })

  it('returns 422 for a wrong password, and does not use the code', async () => {
    const code = await totpCode(guarded.secret)
    const { body } = await api.expectError(422, 'twoFactor.disable', { body: { password: 'wrong', code } })
    assert.deepEqual(body.errors, [{ path: 'body.password', code: 'incorrect', message: 'is wrong' }])
    assert.equal(await isOn(), true)
    await api.call('twoFactor.disable', { body: { password, code } })
  })

  it('returns 422 for a wrong code, and counts it', async () => {
    const wrongProofs = { code: await wrongCode(guarded.secret), recovery_code: 'not-a-code' }
    for (const [member, value] of Object.entries(wrongProofs)) {
      const { body } = await api.expectError(422, 'twoFactor.disable', { body: { password, [member]: value } })
      assert.deepEqual(body.errors, [{ path: `body.${member}`, code: 'incorrect', message: 'is wrong' }])
    }
    assert.equal((await readLock(app, user)).two_factor_failures, 2)
    assert.equal(await isOn(), true)
  })

  it('returns 409 while it is off', async () => {
    await api.call('twoFactor.disable', { body: { password, code: await totpCode(guarded.secret) } })
    const { body } = await api.expectError(409, 'twoFactor.disable', { body: { password, code: '123456' } })
    assert.equal(body.current_status, 'disabled')
  })

  it('ends all other sessions and open challenges', async () => {
    const [first, second] = [await challenge(app, user), await challenge(app, user)]
    const verified = { session_token: first, recovery_code: guarded.recovery_codes[0] ?? '' }
    const { token } = (await caller(app).call('twoFactor.verify', { body: verified })).body.data
    const code = await totpCode(guarded.secret)
    await api.call('twoFactor.disable', { body: { password, code } })
    await caller(app, token).expectError(401, 'me.get')
    await api.call('me.get')
    const body = { session_token: second, recovery_code: guarded.recovery_codes[1] }
    await caller(app).expectError(401, 'twoFactor.verify', { body })
  })

  it('is recorded in the audit log', async () => {
    await api.expectError(422, 'twoFactor.disable', { body: { password: 'wrong', code: '123456' } })
    await api.call('twoFactor.disable', { body: { password, code: await totpCode(guarded.secret) } })
    assert.deepEqual(await auditActions(app, user), ['two_factor.enabled', 'login.failed', 'two_factor.disabled'])
  })
})
