import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Caller, caller } from '../../../support/http.ts'
import { createSoftwarePasskey, type Deviations } from '../../../support/samples/authenticator.ts'
import { createBusiness, createUser, type TestUser } from '../../../support/samples/factories.ts'
import { registerPasskey, signLogin } from '../../../support/samples/passkey.ts'
import { auditActions, tally } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { publicUrl } = app.config
const { id: business_id } = await createBusiness(app)

let user: TestUser
let api: Caller
beforeEach(async () => {
  user = await createUser(app, { business_id, role: 'employee' })
  api = caller(app, user.token)
})

const start = async (by = api) => (await by.call('passkeys.startRegistration')).body.data
const create = async (deviations?: Deviations) => createSoftwarePasskey(publicUrl, await start(), deviations).credential

describe('passkeys.register', () => {
  it('adds a passkey with its name and model, and records it', async () => {
    const body = { name: ' Laptop\tof Ada ', credential: await create() }
    const { data } = (await api.call('passkeys.register', { body: { ...body, name: ' Laptop of  Ada ' } })).body
    const { id, created_at, updated_at, ...rest } = data
    assert.ok(id > 0 && created_at === updated_at)
    const aaguid = '00000000-0000-0000-0000-000000000000'
    assert.deepEqual(rest, { name: 'Laptop of Ada', aaguid, backed_up: true, last_used_at: null, version: 1 })
    assert.deepEqual((await api.call('passkeys.list')).body.data, [data])
    assert.deepEqual(await auditActions(app, user), ['passkey.added'])
  })

  const deviations: Record<string, Deviations> = {
    'created on another site': { origin: 'https://evil.test' },
    'of another RP ID': { rpId: 'evil.test' },
    'without user verification': { userVerified: false },
    'from a frame of another site': { crossOrigin: true },
    // The library would fetch the revocation list of the certificate.
    'with the certificate of a maker': {
      attestation: { format: 'packed', statement: new Map([['x5c', [Buffer.from('certificate')]]]) },
    },
    'with an attestation of Android': { attestation: { format: 'android-key', statement: new Map() } },
  }
  for (const [name, deviation] of Object.entries(deviations)) {
    it(`returns 422 for a credential ${name}`, async () => {
      const body = { name: 'Laptop', credential: await create(deviation) }
      const { errors } = (await api.expectError(422, 'passkeys.register', { body })).body
      assert.deepEqual(
        errors?.map(({ path, code }) => ({ path, code })),
        [{ path: 'body.credential', code: 'invalid_credential' }],
      )
      assert.deepEqual((await api.call('passkeys.list')).body.data, [])
    })
  }

  it('returns 422 for a challenge that is used, expired or unknown', async () => {
    const [used, expired] = [await create(), await create()]
    await api.call('passkeys.register', { body: { name: 'Laptop', credential: used } })
    await sql`update passkey_challenges set expires_at = now() - interval '1 second'`.execute(app.db)
    const unknown = await create({ challenge: Buffer.alloc(32, 1).toString('base64url') })
    for (const credential of [used, expired, unknown]) {
      const { errors } = (await api.expectError(422, 'passkeys.register', { body: { name: 'Laptop', credential } }))
        .body
      assert.equal(errors?.[0]?.code, 'challenge_expired')
    }
  })

  it('returns 422 for the challenge of another user, another session and a login', async () => {
    const other = caller(app, (await createUser(app, { business_id, role: 'employee' })).token)
    const session = caller(app, (await logIn(app, user)).token)
    const login = (await caller(app).call('passkeys.startLogin')).body.data.options
    for (const challenge of [(await start(other)).challenge, (await start(session)).challenge, login.challenge]) {
      const { errors } = (
        await api.expectError(422, 'passkeys.register', {
          body: { name: 'Laptop', credential: await create({ challenge }) },
        })
      ).body
      assert.equal(errors?.[0]?.code, 'challenge_expired')
    }
  })

  it('returns 422 for the response to a login', async () => {
    const passkey = await registerPasskey(app, user)
    const { challenge } = await start()
    const { credential } = await signLogin(caller(app), passkey, { challenge })
    const response = { ...credential.response, attestationObject: credential.response.authenticatorData }
    const body = { name: 'Laptop', credential: { ...credential, response } }
    await api.expectError(422, 'passkeys.register', { body })
  })

  it('adds one passkey for the same credential twice at once, and two for two credentials', async () => {
    const [laptop, phone] = [await create(), await create()]
    const register = (credential: typeof laptop) =>
      api.send('passkeys.register', { body: { name: 'Laptop', credential } })
    assert.deepEqual(tally(await Promise.all([register(laptop), register(laptop), register(phone)])), {
      201: 2,
      422: 1,
    })
    assert.equal((await api.call('passkeys.list')).body.data.length, 2)
  })

  it('returns 409 for a credential of another user, and for the 21st passkey', async () => {
    const credential = await create()
    await api.call('passkeys.register', { body: { name: 'Laptop', credential } })
    await app.db.updateTable('passkeys').set({ credential_id: 'stolen' }).where('user_id', '=', user.id).execute()
    const other = await createUser(app, { business_id, role: 'employee' })
    const passkey = createSoftwarePasskey(publicUrl, await start())
    await app.db
      .updateTable('passkeys')
      .set({ credential_id: passkey.credential.id, user_id: other.id })
      .where('user_id', '=', user.id)
      .execute()
    const body = { name: 'Laptop', credential: passkey.credential }
    assert.equal((await api.expectError(409, 'passkeys.register', { body })).body.errors?.[0]?.code, 'taken')

    await sql`
      insert into passkeys (business_id, user_id, name, credential_id, public_key, counter, aaguid, backed_up)
      select ${business_id}, ${user.id}, 'Key', 'key ' || number || ' of ' || ${user.id}::int, '', 0, '', false
      from generate_series(1, 20) number`.execute(app.db)
    const full = await api.expectError(409, 'passkeys.register', {
      body: { name: 'Laptop', credential: await create() },
    })
    assert.equal(full.body.errors?.[0]?.code, 'too_many')
  })
})
