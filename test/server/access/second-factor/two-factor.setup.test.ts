import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { otpauthUrl } from '../../../../server/access/second-factor/totp.ts'
import { type Caller, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { challenge, enableTwoFactor, totpCode } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id } = await createBusiness(app)
const zbarimg = spawnSync('zbarimg', ['--version']).error === undefined

let user: TestUser
let api: Caller
beforeEach(async () => {
  user = await createUser(app, { business_id, role: 'employee' })
  api = caller(app, user.token)
})

describe('twoFactor.setup', () => {
  it('returns a secret and its otpauth URL', async () => {
    const { secret, otpauth_url } = (await api.call('twoFactor.setup')).body.data
    assert.equal(otpauth_url, otpauthUrl(user.email, secret))
  })

  it('returns the URL as a QR code', { skip: zbarimg ? false : 'needs zbarimg' }, async () => {
    const { otpauth_url, qr_code } = (await api.call('twoFactor.setup')).body.data
    const [type, base64 = ''] = qr_code.split(',')
    assert.equal(type, 'data:image/png;base64')
    const { stdout } = spawnSync('zbarimg', ['--quiet', '--raw', 'png:-'], { input: Buffer.from(base64, 'base64') })
    assert.equal(stdout.toString().trim(), otpauth_url)
  })

  it('does not change the login until a code confirms the secret', async () => {
    await api.call('twoFactor.setup')
    const { body } = await caller(app).call('auth.login', { body: { email: user.email, password: testPassword } })
    assert.ok('token' in body.data)
  })

  it('replaces a pending secret', async () => {
    const first = (await api.call('twoFactor.setup')).body.data
    const second = (await api.call('twoFactor.setup')).body.data
    assert.notEqual(first.secret, second.secret)
    await api.expectError(422, 'twoFactor.enable', { body: { code: await totpCode(first.secret) } })
    await api.call('twoFactor.enable', { body: { code: await totpCode(second.secret) } })
  })

  it('returns 409 while the second factor is on, and keeps its secret', async () => {
    const { secret } = await enableTwoFactor(app, user)
    const { body } = await api.expectError(409, 'twoFactor.setup')
    assert.equal(body.current_status, 'enabled')
    const session_token = await challenge(app, user)
    await caller(app).call('twoFactor.verify', { body: { session_token, code: await totpCode(secret) } })
  })

  it('stores the secret encrypted', async () => {
    const { secret } = (await api.call('twoFactor.setup')).body.data
    const checkStored = async () => {
      const { rows } = await sql<{ row: string }>`select users::text as row from users where id = ${user.id}`.execute(
        app.db,
      )
      assert.match(rows[0]?.row ?? '', /v1\.test\./)
      assert.ok(!rows[0]?.row.includes(secret))
    }
    await checkStored()
    await api.call('twoFactor.enable', { body: { code: await totpCode(secret) } })
    await checkStored()
  })
})
