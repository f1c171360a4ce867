import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Caller, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { challenge, codeOf, guard } from '../../../support/samples/second-factor.ts'
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
  it('answers a secret of 160 bits, and the same in the URL of an app', async () => {
    const { secret, otpauth_url } = (await api.call('twoFactor.setup')).body.data
    assert.match(secret, /^[A-Z2-7]{32}$/)
    const url = new URL(otpauth_url)
    assert.equal(decodeURIComponent(url.pathname), `/Workforce:${user.email}`)
    assert.deepEqual(Object.fromEntries(url.searchParams), { secret, issuer: 'Workforce' })
  })

  it('answers the URL as a picture that a phone reads', { skip: zbarimg ? false : 'needs zbarimg' }, async () => {
    const { otpauth_url, qr_code } = (await api.call('twoFactor.setup')).body.data
    const [type, base64 = ''] = qr_code.split(',')
    assert.equal(type, 'data:image/png;base64')
    const { stdout } = spawnSync('zbarimg', ['--quiet', '--raw', 'png:-'], { input: Buffer.from(base64, 'base64') })
    assert.equal(stdout.toString().trim(), otpauth_url)
  })

  it('changes nothing until a code proves it: the login still asks for the password alone', async () => {
    await api.call('twoFactor.setup')
    const { body } = await caller(app).call('auth.login', { body: { email: user.email, password: testPassword } })
    assert.ok('token' in body.data)
  })

  it('makes another secret each time, of which the last counts', async () => {
    const first = (await api.call('twoFactor.setup')).body.data
    const second = (await api.call('twoFactor.setup')).body.data
    assert.notEqual(first.secret, second.secret)
    await api.refused(422, 'twoFactor.enable', { body: { code: await codeOf(first.secret) } })
    await api.call('twoFactor.enable', { body: { code: await codeOf(second.secret) } })
  })

  it('answers 409 while it is on, and leaves the secret in use alone', async () => {
    const { secret } = await guard(app, user)
    const { body } = await api.refused(409, 'twoFactor.setup')
    assert.equal(body.current_status, 'enabled')
    const session_token = await challenge(app, user)
    await caller(app).call('twoFactor.verify', { body: { session_token, code: await codeOf(secret) } })
  })

  it('stores the secret encrypted', async () => {
    const { secret } = (await api.call('twoFactor.setup')).body.data
    const row = async () => {
      const { rows } = await sql<{ kept: string }>`select users::text as kept from users where id = ${user.id}`.execute(
        app.db,
      )
      return rows[0]?.kept ?? ''
    }
    assert.match(await row(), /v1\.test\./)
    assert.equal((await row()).includes(secret), false)
    await api.call('twoFactor.enable', { body: { code: await codeOf(secret) } })
    assert.match(await row(), /v1\.test\./)
    assert.equal((await row()).includes(secret), false)
  })
})
