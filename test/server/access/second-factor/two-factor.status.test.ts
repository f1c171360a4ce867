import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { challenge, enableTwoFactor } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id } = await createBusiness(app)

describe('twoFactor.status', () => {
  it('is off by default, and after an incomplete setup', async () => {
    const { token } = await createUser(app, { business_id, role: 'employee' })
    const api = caller(app, token)
    const off = { enabled: false, enabled_at: null, authenticator_app: false, recovery_codes_remaining: 0 }
    assert.deepEqual((await api.call('twoFactor.status')).body.data, off)
    await api.call('twoFactor.setup')
    assert.deepEqual((await api.call('twoFactor.status')).body.data, off)
  })

  it('shows when it was turned on, and the number of unused recovery codes', async () => {
    const before = new Date().toISOString()
    const user = await createUser(app, { business_id, role: 'employee' })
    const { recovery_codes } = await enableTwoFactor(app, user)
    const api = caller(app, user.token)
    const { enabled, enabled_at, recovery_codes_remaining } = (await api.call('twoFactor.status')).body.data
    assert.equal(enabled, true)
    assert.ok(enabled_at && enabled_at >= before && enabled_at <= new Date().toISOString())
    assert.equal(recovery_codes_remaining, 10)

    const session_token = await challenge(app, user)
    await api.call('twoFactor.verify', { body: { session_token, recovery_code: recovery_codes[0] ?? '' } })
    assert.equal((await api.call('twoFactor.status')).body.data.recovery_codes_remaining, 9)
  })
})
