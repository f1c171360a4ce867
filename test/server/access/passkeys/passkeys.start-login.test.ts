import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp({ env: { PUBLIC_URL: 'https://hr.example.com' } })
const anonymous = caller(app)

beforeEach(() => sql`delete from throttles`.execute(app.db))

describe('passkeys.startLogin', () => {
  it('asks for any passkey of the service, with user verification', async () => {
    const { options } = (await anonymous.call('passkeys.startLogin')).body.data
    const { challenge, ...rest } = options
    assert.equal(Buffer.from(challenge, 'base64url').length, 32)
    const expected = { rpId: 'hr.example.com', timeout: 300_000, allowCredentials: [], userVerification: 'required' }
    assert.deepEqual(rest, expected)
  })

  it('returns 429 for the start of too many logins', async () => {
    await anonymous.call('passkeys.startLogin')
    await sql`update throttles set points = 120 where key like 'passkey-challenge:network:%'`.execute(app.db)
    await anonymous.expectError(429, 'passkeys.startLogin')
  })
})

describe('a service that browsers offer no passkeys', () => {
  for (const PUBLIC_URL of ['http://hr.example.com', 'https://192.0.2.1', 'https://[2001:db8::1]']) {
    it(`returns 409 for ${PUBLIC_URL}`, async () => {
      const unsafe = await startTestApp({ env: { PUBLIC_URL } })
      const { owner } = await createBusiness(unsafe)
      const { body } = await caller(unsafe).expectError(409, 'passkeys.startLogin')
      assert.equal(body.code, 'passkeys_unavailable')
      await caller(unsafe, owner.token).expectError(409, 'passkeys.startRegistration')
      await caller(unsafe, owner.token).call('passkeys.list')
    })
  }
})
