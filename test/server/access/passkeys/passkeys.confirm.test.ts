import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Caller, caller } from '../../../support/http.ts'
import type { Deviations } from '../../../support/samples/authenticator.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { registerPasskey, type TestPasskey } from '../../../support/samples/passkey.ts'
import { auditActions } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { backdateConfirmation } from '../../../support/service/log-in.ts'

const app = await startTestApp({ env: { PUBLIC_URL: 'https://hr.example.com' } })
const { id: business_id } = await createBusiness(app)

let user: TestUser
let api: Caller
let passkey: TestPasskey
beforeEach(async () => {
  user = await createUser(app, { business_id, role: 'employee' })
  api = caller(app, user.token)
  passkey = await registerPasskey(app, user)
  await backdateConfirmation(app, user.session_id, 16)
})

const startConfirmation = async () => (await api.call('passkeys.startConfirmation')).body.data

/** Expects that a credential does not confirm the session. */
async function expectRefusal(credential: object): Promise<void> {
  const { body } = await api.expectError(422, 'passkeys.confirm', { body: { credential } })
  assert.deepEqual(body.errors, [{ path: 'body.credential', code: 'incorrect', message: 'is wrong' }])
  await api.expectError(403, 'twoFactor.setup')
}

describe('passkeys.confirm', () => {
  it('allows operations that require step-up for fifteen minutes', async () => {
    await api.expectError(403, 'twoFactor.setup')
    const before = Date.now()
    const credential = passkey.sign(await startConfirmation())
    const { expires_at } = (await api.call('passkeys.confirm', { body: { credential } })).body.data
    const minutes = (Date.parse(expires_at) - before) / 60_000
    assert.ok(minutes > 14.9 && minutes < 16, `${minutes} minutes`)
    await api.call('twoFactor.setup')
    const [listed] = (await api.call('passkeys.list')).body.data
    assert.notEqual(listed?.last_used_at, null)
  })

  const deviations: Record<string, Deviations> = {
    'signed on another site': { origin: 'https://hr.example.com.evil.test' },
    'of another RP ID': { rpId: 'example.com' },
    'to another challenge': { challenge: Buffer.alloc(32, 1).toString('base64url') },
    'without user verification': { userVerified: false },
    'from a frame of another site': { crossOrigin: true },
  }
  for (const [name, deviation] of Object.entries(deviations)) {
    it(`refuses a response ${name}, and records it`, async () => {
      await expectRefusal(passkey.sign(await startConfirmation(), deviation))
      assert.deepEqual(await auditActions(app, user), ['passkey.added', 'login.failed'])
    })
  }

  it('accepts a challenge once, and not after a failure or five minutes', async () => {
    const [used, failed, expired] = [await startConfirmation(), await startConfirmation(), await startConfirmation()]
    await api.call('passkeys.confirm', { body: { credential: passkey.sign(used) } })
    await backdateConfirmation(app, user.session_id, 16)
    await expectRefusal(passkey.sign(used))
    await expectRefusal(passkey.sign(failed, { userVerified: false }))
    await expectRefusal(passkey.sign(failed))
    const { challenge } = expired
    await sql`update passkey_challenges set expires_at = now() - interval '1 second' where challenge = ${challenge}`.execute(
      app.db,
    )
    await expectRefusal(passkey.sign(expired))
  })

  it('refuses the challenge of another user, session or purpose', async () => {
    const other = await createUser(app, { business_id, role: 'employee' })
    const elsewhere = (await createBusiness(app)).owner
    const again = await caller(app).call('auth.login', { body: { email: user.email, password: testPassword } })
    assert.ok('token' in again.body.data)
    for (const token of [other.token, elsewhere.token, again.body.data.token]) {
      await expectRefusal(passkey.sign((await caller(app, token).call('passkeys.startConfirmation')).body.data))
    }
    await expectRefusal(passkey.sign((await caller(app).call('passkeys.startLogin')).body.data.options))
    const registration = (await caller(app, again.body.data.token).call('passkeys.startRegistration')).body.data
    await expectRefusal(passkey.sign(await startConfirmation(), { challenge: registration.challenge }))
  })

  it('does not log in with the challenge of a confirmation', async () => {
    const options = await startConfirmation()
    const body = { session_token: options.challenge, credential: passkey.sign(options) }
    await caller(app).expectError(401, 'passkeys.login', { body })
  })

  it('refuses the passkey of another user, a removed one and a copied one', async () => {
    const colleague = await registerPasskey(app, await createUser(app, { business_id, role: 'owner' }))
    const elsewhere = await registerPasskey(app, (await createBusiness(app)).owner)
    for (const other of [colleague, elsewhere]) await expectRefusal(other.sign(await startConfirmation()))
    await api.call('passkeys.confirm', {
      body: { credential: passkey.sign(await startConfirmation(), { counter: 8 }) },
    })
    await backdateConfirmation(app, user.session_id, 16)
    await expectRefusal(passkey.sign(await startConfirmation(), { counter: 8 }))
    const next = passkey.sign(await startConfirmation(), { counter: 9 })
    await app.db.deleteFrom('passkeys').where('id', '=', passkey.id).execute()
    await expectRefusal(next)
  })
})
