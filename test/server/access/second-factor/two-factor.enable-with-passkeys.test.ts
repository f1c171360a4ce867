import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { type Caller, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { registerPasskey, type TestPasskey } from '../../../support/samples/passkey.ts'
import { auditActions, challenge, totpCode } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { backdateConfirmation } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id } = await createBusiness(app)
const anonymous = caller(app)

let user: TestUser
let api: Caller
let passkey: TestPasskey
beforeEach(async () => {
  user = await createUser(app, { business_id, role: 'employee' })
  api = caller(app, user.token)
  passkey = await registerPasskey(app, user)
})

const enable = async (): Promise<string[]> => (await api.call('twoFactor.enableWithPasskeys')).body.data.recovery_codes

/** Signs a new challenge for a confirmation in the session of the user. */
const signConfirmation = async () => passkey.sign((await api.call('passkeys.startConfirmation')).body.data)

describe('twoFactor.enableWithPasskeys', () => {
  it('requires a passkey or a recovery code after the password', async () => {
    const [code] = await enable()
    const status = (await api.call('twoFactor.status')).body.data
    assert.deepEqual([status.enabled, status.authenticator_app, status.recovery_codes_remaining], [true, false, 10])
    const session_token = await challenge(app, user)
    const { data } = (await anonymous.call('twoFactor.startVerification', { body: { session_token } })).body
    assert.equal(data.authenticator_app, false)
    await anonymous.expectError(401, 'twoFactor.verify', { body: { session_token, code: '123456' } })
    const credential = passkey.sign(data.passkey_options ?? assert.fail())
    await anonymous.call('twoFactor.verify', { body: { session_token, credential } })
    const other = await challenge(app, user)
    await anonymous.call('twoFactor.verify', { body: { session_token: other, recovery_code: code } })
    assert.deepEqual((await auditActions(app, user)).slice(0, 2), ['passkey.added', 'two_factor.enabled'])
  })

  it('satisfies a business that requires a second factor', async () => {
    const { id, owner } = await createBusiness(app)
    await registerPasskey(app, owner)
    await app.db.updateTable('businesses').set({ require_2fa: true }).where('id', '=', id).execute()
    await caller(app, owner.token).expectError(403, 'people.list')
    await caller(app, owner.token).call('twoFactor.enableWithPasskeys')
    await caller(app, owner.token).call('people.list')
  })

  it('ends all other sessions, and requires a recent confirmation', async () => {
    const login = await anonymous.call('auth.login', { body: { email: user.email, password: testPassword } })
    assert.ok('token' in login.body.data)
    await backdateConfirmation(app, user.session_id, 16)
    await api.expectError(403, 'twoFactor.enableWithPasskeys')
    await api.call('passkeys.confirm', { body: { credential: await signConfirmation() } })
    await enable()
    await caller(app, login.body.data.token).expectError(401, 'me.get')
    await api.call('me.get')
  })

  it('returns 409 without a passkey, and while the second factor is on', async () => {
    await enable()
    await api.expectError(409, 'twoFactor.enableWithPasskeys')
    const other = caller(app, (await createUser(app, { business_id, role: 'employee' })).token)
    const { body } = await other.expectError(409, 'twoFactor.enableWithPasskeys')
    assert.deepEqual([body.code, body.current_status], ['illegal_state', 'disabled'])
  })

  it('keeps the last passkey until the second factor is off or an app is set up', async () => {
    const second = await registerPasskey(app, user)
    await enable()
    await api.call('passkeys.delete', { path: { id: second.id } })
    const { body } = await api.expectError(409, 'passkeys.delete', { path: { id: passkey.id } })
    assert.equal(body.code, 'illegal_state')
    const { secret } = (await api.call('twoFactor.setup')).body.data
    const { enabled_at } = (await api.call('twoFactor.status')).body.data
    await api.call('twoFactor.enable', { body: { code: await totpCode(secret) } })
    const status = (await api.call('twoFactor.status')).body.data
    assert.deepEqual([status.enabled_at, status.authenticator_app], [enabled_at, true])
    await api.expectError(409, 'twoFactor.setup')
    await api.call('passkeys.delete', { path: { id: passkey.id } })
  })

  it('lets two requests at the same time remove all but one passkey', async () => {
    const second = await registerPasskey(app, user)
    await enable()
    const requests = [passkey, second].map(({ id }) => api.send('passkeys.delete', { path: { id } }))
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    assert.deepEqual(statuses.toSorted(), [204, 409])
  })

  it('replaces recovery codes and turns off with a passkey, each with another challenge', async () => {
    await enable()
    const credential = await signConfirmation()
    const { recovery_codes } = (await api.call('twoFactor.regenerateRecoveryCodes', { body: { credential } })).body.data
    assert.equal(recovery_codes.length, 10)
    const repeated = { password: testPassword, credential }
    const { body } = await api.expectError(422, 'twoFactor.disable', { body: repeated })
    assert.equal(body.errors?.[0]?.path, 'body.credential')
    await api.call('twoFactor.disable', { body: { password: testPassword, credential: await signConfirmation() } })
    const login = await anonymous.call('auth.login', { body: { email: user.email, password: testPassword } })
    assert.ok('token' in login.body.data)
    await api.call('passkeys.delete', { path: { id: passkey.id } })
  })
})
