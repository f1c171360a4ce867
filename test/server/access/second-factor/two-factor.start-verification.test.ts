import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import type { Deviations } from '../../../support/samples/authenticator.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { registerPasskey, signLogin, type TestPasskey } from '../../../support/samples/passkey.ts'
import {
  auditActions,
  challenge,
  createTwoFactorUser,
  type TwoFactorUser,
} from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id } = await createBusiness(app)
const anonymous = caller(app)

let guarded: TwoFactorUser
let passkey: TestPasskey
beforeEach(async () => {
  guarded = await createTwoFactorUser(app, business_id)
  passkey = await registerPasskey(app, guarded.user)
  await sql`delete from throttles`.execute(app.db)
})

/** Returns the options with which a browser asks for a passkey to complete a login. */
async function startVerification(session_token: string) {
  const { data } = (await anonymous.call('twoFactor.startVerification', { body: { session_token } })).body
  return data.passkey_options ?? assert.fail('there are no options')
}

const refuse = async (session_token: string, credential: object) =>
  (await anonymous.expectError(401, 'twoFactor.verify', { body: { session_token, credential } })).body.code

describe('twoFactor.startVerification', () => {
  it('returns the second factors of the user, with options for their passkeys', async () => {
    const { session_token } = guarded
    const { data } = (await anonymous.call('twoFactor.startVerification', { body: { session_token } })).body
    assert.equal(data.authenticator_app, true)
    const { allowCredentials, userVerification } = data.passkey_options ?? assert.fail()
    assert.deepEqual([allowCredentials.map(({ id }) => id), userVerification], [[passkey.credential.id], 'required'])
    const other = await createTwoFactorUser(app, business_id)
    const body = { session_token: other.session_token }
    assert.deepEqual((await anonymous.call('twoFactor.startVerification', { body })).body.data, {
      authenticator_app: true,
    })
  })

  it('omits the options if browsers do not offer passkeys to the service', async () => {
    const app = await startTestApp({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } })
    const { session_token } = await createTwoFactorUser(app, (await createBusiness(app)).id)
    const { data } = (await caller(app).call('twoFactor.startVerification', { body: { session_token } })).body
    assert.deepEqual(data, { authenticator_app: true })
  })

  it('refuses a session token that is unknown, used, expired or out of attempts', async () => {
    const { session_token } = guarded
    const expectRefusal = (token: string) =>
      anonymous.expectError(401, 'twoFactor.startVerification', { body: { session_token: token } })
    await expectRefusal('x'.repeat(43))
    const set = (change: object) =>
      app.db.updateTable('login_challenges').set(change).where('user_id', '=', guarded.user.id).execute()
    await set({ tries: 5 })
    await expectRefusal(session_token)
    await set({ tries: 0, expires_at: sql`now() - interval '1 second'` })
    await expectRefusal(session_token)
    await set({ expires_at: sql`now() + interval '1 minute'`, consumed_at: sql`now()` })
    await expectRefusal(session_token)
  })
})

describe('twoFactor.verify with a passkey', () => {
  it('completes the login once', async () => {
    const { session_token, user } = guarded
    const body = { session_token, credential: passkey.sign(await startVerification(session_token)) }
    const { data } = (await anonymous.call('twoFactor.verify', { body })).body
    assert.equal((await caller(app, data.token).call('me.get')).body.data.id, user.id)
    await anonymous.expectError(401, 'twoFactor.verify', { body })
    const [entry] = await app.db
      .selectFrom('audit_log')
      .select('detail')
      .where('user_id', '=', user.id)
      .where('action', '=', 'login.succeeded')
      .execute()
    assert.deepEqual(entry?.detail, { factor: 'passkey' })
  })

  it('refuses the response to another login of the user', async () => {
    const other = await challenge(app, guarded.user)
    const credential = passkey.sign(await startVerification(other))
    assert.equal(await refuse(guarded.session_token, credential), 'invalid_two_factor_code')
    await anonymous.call('twoFactor.verify', { body: { session_token: other, credential } })
  })

  it('refuses the response to a login, confirmation or registration', async () => {
    const { session_token, api } = guarded
    const login = await signLogin(anonymous, passkey)
    const confirmation = (await api.call('passkeys.startConfirmation')).body.data
    const { challenge: registration } = (await api.call('passkeys.startRegistration')).body.data
    await refuse(session_token, login.credential)
    await refuse(session_token, passkey.sign(confirmation))
    await refuse(session_token, passkey.sign(confirmation, { challenge: registration }))
  })

  it('does not log in without the password', async () => {
    const { session_token } = guarded
    const body = { session_token, credential: passkey.sign(await startVerification(session_token)) }
    await anonymous.expectError(401, 'passkeys.login', { body })
    const started = (await anonymous.call('passkeys.startLogin')).body.data
    await refuse(started.session_token, passkey.sign(started.options))
  })

  it('refuses the passkey of another user, in this business and another one, and a removed one', async () => {
    const { session_token, api } = guarded
    const options = await startVerification(session_token)
    const colleague = await registerPasskey(app, await createUser(app, { business_id, role: 'owner' }))
    const elsewhere = await registerPasskey(app, (await createBusiness(app)).owner)
    await refuse(session_token, colleague.sign(options))
    await refuse(session_token, elsewhere.sign(options))
    await api.call('passkeys.delete', { path: { id: passkey.id } })
    await refuse(session_token, passkey.sign(options))
  })

  it('allows five attempts, counts failures like wrong codes, and records them', async () => {
    const { session_token, user } = guarded
    const options = await startVerification(session_token)
    const deviations: Deviations[] = [
      { origin: 'http://localhost.evil.test' },
      { rpId: 'example.com' },
      { userVerified: false },
      { crossOrigin: true },
      { challenge: Buffer.alloc(32, 1).toString('base64url') },
    ]
    for (const deviation of deviations) {
      assert.equal(await refuse(session_token, passkey.sign(options, deviation)), 'invalid_two_factor_code')
    }
    assert.equal(await refuse(session_token, passkey.sign(options)), 'unauthenticated')
    const { two_factor_failures } = await app.db
      .selectFrom('users')
      .select('two_factor_failures')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    assert.equal(two_factor_failures, 5)
    const actions = await auditActions(app, user)
    assert.equal(actions.filter((action) => action === 'two_factor.failed').length, 5)
  })

  it('refuses a locked user, and a counter that does not increase', async () => {
    const { user } = guarded
    const verify = async (counter: number) => {
      const session_token = await challenge(app, user)
      const credential = passkey.sign(await startVerification(session_token), { counter })
      return (await anonymous.send('twoFactor.verify', { body: { session_token, credential } })).status
    }
    assert.deepEqual([await verify(7), await verify(7), await verify(6), await verify(8)], [200, 401, 401, 200])
    const session_token = await challenge(app, user)
    const locked_until = sql<string>`now() + interval '1 hour'`
    await app.db.updateTable('users').set({ locked_until }).where('id', '=', user.id).execute()
    await refuse(session_token, passkey.sign(await startVerification(session_token), { counter: 9 }))
  })
})
