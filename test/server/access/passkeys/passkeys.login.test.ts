import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import type { Deviations } from '../../../support/samples/authenticator.ts'
import {
  createBusiness,
  createPerson,
  createUser,
  linkUser,
  type TestUser,
} from '../../../support/samples/factories.ts'
import { registerPasskey, signLogin, type TestPasskey } from '../../../support/samples/passkey.ts'
import { auditActions, createTwoFactorUser, tally } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp({ env: { PUBLIC_URL: 'https://hr.example.com' } })
const { id: business_id } = await createBusiness(app)
const anonymous = caller(app)

let user: TestUser
let passkey: TestPasskey
beforeEach(async () => {
  user = await createUser(app, { business_id, role: 'employee' })
  passkey = await registerPasskey(app, user)
  await sql`delete from throttles`.execute(app.db)
})

const refusal = { code: 'invalid_credentials', message: 'These credentials do not match our records.' }

/** Expects the response that does not say why a login failed. */
async function expectRefusal(body: unknown): Promise<void> {
  const { code, message } = (await anonymous.expectError(401, 'passkeys.login', { body })).body
  assert.deepEqual({ code, message }, refusal)
}

describe('passkeys.login', () => {
  it('logs in without an email address, and opens a session like a password', async () => {
    const { data } = (await anonymous.call('passkeys.login', { body: await signLogin(anonymous, passkey) })).body
    assert.deepEqual(data.user, { id: user.id, name: user.name, email: user.email })
    assert.equal((await caller(app, data.token).call('me.get')).body.data.id, user.id)
    await anonymous.call('auth.refresh', { body: { refresh_token: data.refresh_token } })
    assert.deepEqual(await auditActions(app, user), ['passkey.added', 'login.succeeded'])
  })

  it('needs no code of the authenticator app, as the passkey verifies its user', async () => {
    const guarded = await createTwoFactorUser(app, business_id)
    const own = await registerPasskey(app, guarded.user)
    const { data } = (await anonymous.call('passkeys.login', { body: await signLogin(anonymous, own) })).body
    assert.equal(data.user.id, guarded.user.id)
  })

  it('records the last use and whether the passkey is backed up', async () => {
    const api = caller(app, user.token)
    const before = (await api.call('passkeys.list')).body.data[0]
    assert.deepEqual([before?.last_used_at, before?.backed_up], [null, true])
    await anonymous.call('passkeys.login', { body: await signLogin(anonymous, passkey) })
    assert.notEqual((await api.call('passkeys.list')).body.data[0]?.last_used_at, null)
  })

  const deviations: Record<string, Deviations> = {
    'signed on another site': { origin: 'https://hr.example.com.evil.test' },
    'signed without HTTPS': { origin: 'http://hr.example.com' },
    'of another RP ID': { rpId: 'example.com' },
    'to another challenge': { challenge: Buffer.alloc(32, 1).toString('base64url') },
    'without user verification': { userVerified: false },
    'from a frame of another site': { crossOrigin: true },
  }
  for (const [name, deviation] of Object.entries(deviations)) {
    it(`refuses a response ${name}, and records it`, async () => {
      await expectRefusal(await signLogin(anonymous, passkey, deviation))
      assert.deepEqual(await auditActions(app, user), ['passkey.added', 'login.failed'])
    })
  }

  it('refuses a tampered signature and malformed parts', async () => {
    const body = await signLogin(anonymous, passkey)
    const { response } = body.credential
    for (const change of [
      { signature: Buffer.from('not a signature').toString('base64url') },
      { clientDataJSON: Buffer.from('null').toString('base64url') },
      { clientDataJSON: Buffer.from('{"challenge":"\\u0000"}').toString('base64url') },
      { authenticatorData: 'AA' },
      { userHandle: null },
      { userHandle: Buffer.from('1.1; drop table users').toString('base64url') },
      { userHandle: Buffer.from('999999999.999999999').toString('base64url') },
    ]) {
      const { session_token } = (await anonymous.call('passkeys.startLogin')).body.data
      await expectRefusal({ session_token, credential: { ...body.credential, response: { ...response, ...change } } })
    }
  })

  it('accepts a challenge once, also of eight requests at the same time', async () => {
    const body = await signLogin(anonymous, passkey)
    const responses = await Promise.all(Array.from({ length: 8 }, () => anonymous.send('passkeys.login', { body })))
    assert.deepEqual(tally(responses), { 200: 1, 401: 7 })
    await expectRefusal(body)
  })

  it('uses a challenge up with a failure', async () => {
    const { session_token, options } = (await anonymous.call('passkeys.startLogin')).body.data
    await expectRefusal({ session_token, credential: passkey.sign(options, { userVerified: false }) })
    await expectRefusal({ session_token, credential: passkey.sign(options) })
  })

  it('refuses an expired challenge', async () => {
    const body = await signLogin(anonymous, passkey)
    await sql`update passkey_challenges set expires_at = now() - interval '1 second'`.execute(app.db)
    await expectRefusal(body)
  })

  it('refuses a response with the session token of another login', async () => {
    const [login, other] = [await signLogin(anonymous, passkey), await signLogin(anonymous, passkey)]
    await expectRefusal({ ...login, session_token: other.session_token })
  })

  it('refuses the challenge of a registration', async () => {
    const { challenge } = (await caller(app, user.token).call('passkeys.startRegistration')).body.data
    const body = await signLogin(anonymous, passkey, { challenge })
    await expectRefusal(body)
    await expectRefusal({ ...body, session_token: challenge })
  })

  it('refuses a counter that does not increase', async () => {
    const counted = await registerPasskey(app, user, { counter: 7 })
    const logIn = async (counter: number) =>
      (await anonymous.send('passkeys.login', { body: await signLogin(anonymous, counted, { counter }) })).status
    const statuses = [await logIn(8), await logIn(8), await logIn(3), await logIn(0), await logIn(9)]
    assert.deepEqual(statuses, [200, 401, 401, 401, 200])
  })

  it('refuses a passkey with the user handle of another user', async () => {
    const other = await createUser(app, { business_id, role: 'owner' })
    const elsewhere = (await createBusiness(app)).owner
    for (const [business, id] of [
      [business_id, other.id],
      [elsewhere.business_id, elsewhere.id],
      [elsewhere.business_id, user.id],
    ]) {
      const body = await signLogin(anonymous, passkey)
      body.credential.response.userHandle = Buffer.from(`${business}.${id}`).toString('base64url')
      await expectRefusal(body)
    }
    assert.deepEqual(await auditActions(app, other), [])
  })

  it('refuses a removed passkey', async () => {
    await caller(app, user.token).call('passkeys.delete', { path: { id: passkey.id } })
    await expectRefusal(await signLogin(anonymous, passkey))
  })

  it('refuses a passkey of a user who is deactivated, locked or has left, or whose address has moved', async () => {
    const person = await createPerson(app, { business_id })
    await linkUser(app, user.id, person.id)
    const states = [
      sql`update users set active = false where id = ${user.id}`,
      sql`update users set active = true, locked_until = now() + interval '1 hour' where id = ${user.id}`,
      sql`update users set locked_until = null, email_moved_at = now() where id = ${user.id}`,
      sql`update users set email_moved_at = null where id = ${user.id}`,
      sql`update people set end_date = '2020-01-01' where id = ${person.id}`,
    ]
    const statuses: number[] = []
    for (const state of states) {
      await state.execute(app.db)
      const body = await signLogin(anonymous, passkey)
      statuses.push((await anonymous.send('passkeys.login', { body })).status)
    }
    assert.deepEqual(statuses, [401, 401, 401, 200, 401])
  })

  it('leaves a user who lacks a required second factor with its setup only', async () => {
    const { id, owner } = await createBusiness(app)
    const own = await registerPasskey(app, owner)
    await app.db.updateTable('businesses').set({ require_2fa: true }).where('id', '=', id).execute()
    const { data } = (await anonymous.call('passkeys.login', { body: await signLogin(anonymous, own) })).body
    await caller(app, data.token).expectError(403, 'people.list')
    await caller(app, data.token).call('passkeys.list')
  })

  it('returns 429 after 60 failures from a network in a minute, and not before', async () => {
    const points = sql`update throttles set points = 59 where key like 'passkey-login:network:%'`
    await expectRefusal(await signLogin(anonymous, passkey, { userVerified: false }))
    await points.execute(app.db)
    await anonymous.call('passkeys.login', { body: await signLogin(anonymous, passkey) })
    await expectRefusal(await signLogin(anonymous, passkey, { userVerified: false }))
    const body = await signLogin(anonymous, passkey)
    const { headers } = await anonymous.expectError(429, 'passkeys.login', { body })
    assert.ok(Number(headers['retry-after']) > 0)
  })
})
