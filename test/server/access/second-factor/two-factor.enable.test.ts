import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Caller, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { challenge, codeOf, wrongCode } from '../../../support/samples/second-factor.ts'
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
  it('turns it on with a code of the secret, and answers ten recovery codes', async () => {
    const { secret } = (await api.call('twoFactor.setup')).body.data
    const { recovery_codes } = (await api.call('twoFactor.enable', { body: { code: await codeOf(secret) } })).body.data
    assert.equal(new Set(recovery_codes).size, 10)
    for (const code of recovery_codes) assert.match(code, /^([0-9a-hjkmnp-tv-z]{5}-){4}[0-9a-hjkmnp-tv-z]{5}$/)
    assert.ok('requires_2fa' in (await logIn()))
    const { rows } = await sql<{ kept: string }>`select recovery_codes::text as kept from recovery_codes`.execute(db)
    for (const { kept } of rows) {
      for (const code of recovery_codes)
        assert.equal(kept.includes(code) || kept.includes(code.replaceAll('-', '')), false)
    }
  })

  it('uses the code up: it does not log in as well', async () => {
    const { secret } = (await api.call('twoFactor.setup')).body.data
    const code = await codeOf(secret)
    await api.call('twoFactor.enable', { body: { code } })
    const body = { session_token: await challenge(app, user), code }
    await caller(app).refused(401, 'twoFactor.verify', { body })
    await caller(app).call('twoFactor.verify', { body: { ...body, code: await codeOf(secret, 1) } })
  })

  it('ends every other session of the user, and nobody else’s', async () => {
    const [tablet, other] = [await logIn(), await createUser(app, { business_id, role: 'employee' })]
    assert.ok('token' in tablet)
    const { secret } = (await api.call('twoFactor.setup')).body.data
    await api.call('twoFactor.enable', { body: { code: await codeOf(secret) } })
    await caller(app, tablet.token).refused(401, 'me.get')
    await api.call('me.get')
    await caller(app, other.token).call('me.get')
  })

  it('answers 422 for a wrong code, and nothing changes', async () => {
    const { secret } = (await api.call('twoFactor.setup')).body.data
    for (const code of [await wrongCode(secret), ' 123456', '١٢٣٤٥٦', '1e5000']) {
      const { body } = await api.refused(422, 'twoFactor.enable', { body: { code } })
      assert.deepEqual(body.errors, [{ path: 'body.code', message: 'is wrong' }])
    }
    assert.ok('token' in (await logIn()))
  })

  it('answers 409 without a set-up and while it is on', async () => {
    const notSetUp = await api.refused(409, 'twoFactor.enable', { body: { code: '123456' } })
    assert.equal(notSetUp.body.current_status, 'disabled')
    const { secret } = (await api.call('twoFactor.setup')).body.data
    await api.call('twoFactor.enable', { body: { code: await codeOf(secret) } })
    const on = await api.refused(409, 'twoFactor.enable', { body: { code: await codeOf(secret, 1) } })
    assert.equal(on.body.current_status, 'enabled')
  })

  it('is a change of the user: its version grows, and the audit log tells of it', async () => {
    const { version } = (await api.call('me.get')).body.data
    const { secret } = (await api.call('twoFactor.setup')).body.data
    await api.call('twoFactor.enable', { body: { code: await codeOf(secret) } })
    assert.equal((await api.call('me.get')).body.data.version, version + 1)
    const entries = await db.selectFrom('audit_log').select('action').where('user_id', '=', user.id).execute()
    assert.deepEqual(entries, [{ action: 'two_factor.enabled' }])
  })
})
