import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Caller, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { auditActions, challenge, totpCode, wrongCode } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id } = await createBusiness(app)
const { db } = app

let user: TestUser
let api: Caller
beforeEach(async () => {
  user = await createUser(app, { business_id, role: 'employee' })
  api = caller(app, user.token)
})
const logIn = async () =>
  (await caller(app).call('auth.login', { body: { email: user.email, password: testPassword } })).body.data

describe('twoFactor.enable', () => {
  it('turns on the second factor with a code, and returns ten recovery codes, which are stored as hashes', async () => {
    const { secret } = (await api.call('twoFactor.setup')).body.data
    const { recovery_codes } = (await api.call('twoFactor.enable', { body: { code: await totpCode(secret) } })).body
      .data
    assert.equal(new Set(recovery_codes).size, 10)
    assert.ok('requires_2fa' in (await logIn()))
    const { rows } = await sql<{ row: string }>`select recovery_codes::text as row from recovery_codes`.execute(db)
    const plain = recovery_codes.flatMap((code) => [code, code.replaceAll('-', '')])
    for (const { row } of rows) assert.ok(!plain.some((code) => row.includes(code)))
  })

  it('uses up the code, so that it is refused at the next login', async () => {
    const { secret } = (await api.call('twoFactor.setup')).body.data
    const code = await totpCode(secret)
    await api.call('twoFactor.enable', { body: { code } })
    const body = { session_token: await challenge(app, user), code }
    await caller(app).expectError(401, 'twoFactor.verify', { body })
    await caller(app).call('twoFactor.verify', { body: { ...body, code: await totpCode(secret, 1) } })
  })

  it('ends all other sessions of the user, but no sessions of other users', async () => {
    const [tablet, other] = [await logIn(), await createUser(app, { business_id, role: 'employee' })]
    assert.ok('token' in tablet)
    const { secret } = (await api.call('twoFactor.setup')).body.data
    await api.call('twoFactor.enable', { body: { code: await totpCode(secret) } })
    await caller(app, tablet.token).expectError(401, 'me.get')
    await api.call('me.get')
    await caller(app, other.token).call('me.get')
  })

  it('returns 422 for a wrong code, and changes nothing', async () => {
    const { secret } = (await api.call('twoFactor.setup')).body.data
    for (const code of [await wrongCode(secret), ' 123456', '١٢٣٤٥٦', '1e5000']) {
      const { body } = await api.expectError(422, 'twoFactor.enable', { body: { code } })
      assert.deepEqual(body.errors, [{ path: 'body.code', code: 'incorrect', message: 'is wrong' }])
    }
    assert.ok('token' in (await logIn()))
  })

  it('returns 409 without a setup and while the second factor is on', async () => {
    const conflict = await api.expectError(409, 'twoFactor.enable', { body: { code: '123456' } })
    assert.equal(conflict.body.current_status, 'disabled')
    const { secret } = (await api.call('twoFactor.setup')).body.data
    await api.call('twoFactor.enable', { body: { code: await totpCode(secret) } })
    const on = await api.expectError(409, 'twoFactor.enable', { body: { code: await totpCode(secret, 1) } })
    assert.equal(on.body.current_status, 'enabled')
  })

  it('increments the version of the user, and is recorded in the audit log', async () => {
    const { version } = (await api.call('me.get')).body.data
    const { secret } = (await api.call('twoFactor.setup')).body.data
    await api.call('twoFactor.enable', { body: { code: await totpCode(secret) } })
    assert.equal((await api.call('me.get')).body.data.version, version + 1)
    assert.deepEqual(await auditActions(app, user), ['two_factor.enabled'])
  })
})
