import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { type Caller, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser } from '../../../support/samples/factories.ts'
import {
  auditActions,
  challenge,
  createTwoFactorUser,
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

describe('twoFactor.regenerateRecoveryCodes', () => {
  it('replaces all recovery codes after a TOTP code', async () => {
    const body = { code: await totpCode(guarded.secret) }
    const { recovery_codes } = (await api.call('twoFactor.regenerateRecoveryCodes', { body })).body.data
    assert.equal(new Set([...recovery_codes, ...guarded.recovery_codes]).size, 20)
    const session_token = await challenge(app, user)
    for (const recovery_code of guarded.recovery_codes.slice(0, 4)) {
      await caller(app).expectError(401, 'twoFactor.verify', { body: { session_token, recovery_code } })
    }
    await caller(app).call('twoFactor.verify', { body: { session_token, recovery_code: recovery_codes[4] ?? '' } })
  })

  it('accepts a recovery code, once', async () => {
    const body = { recovery_code: guarded.recovery_codes[0] ?? '' }
    await api.call('twoFactor.regenerateRecoveryCodes', { body })
    assert.equal((await api.call('twoFactor.status')).body.data.recovery_codes_remaining, 10)
    await api.expectError(422, 'twoFactor.regenerateRecoveryCodes', { body })
  })

  it('returns 422 for a wrong code, counts it, and changes nothing else', async () => {
    const code = await wrongCode(guarded.secret)
    const { body } = await api.expectError(422, 'twoFactor.regenerateRecoveryCodes', { body: { code } })
    assert.deepEqual(body.errors, [{ path: 'body.code', code: 'incorrect', message: 'is wrong' }])
    assert.equal((await readLock(app, user)).two_factor_failures, 1)
    assert.equal((await api.call('twoFactor.status')).body.data.recovery_codes_remaining, 10)
  })

  it('returns 409 while the second factor is off', async () => {
    const { token } = await createUser(app, { business_id, role: 'manager' })
    const body = { code: '123456' }
    const refusal = await caller(app, token).expectError(409, 'twoFactor.regenerateRecoveryCodes', { body })
    assert.equal(refusal.body.current_status, 'disabled')
  })

  it('is recorded in the audit log', async () => {
    const body = { recovery_code: guarded.recovery_codes[0] ?? '' }
    await api.call('twoFactor.regenerateRecoveryCodes', { body })
    const actions = ['two_factor.enabled', 'two_factor.recovery_code_used', 'two_factor.recovery_codes_regenerated']
    assert.deepEqual(await auditActions(app, user), actions)
  })
})
