import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Caller, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser } from '../../../support/samples/factories.ts'
import { registerPasskey } from '../../../support/samples/passkey.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id } = await createBusiness(app)

let user: TestUser
let api: Caller
beforeEach(async () => {
  user = await createUser(app, { business_id, role: 'employee' })
  api = caller(app, user.token)
})

describe('passkeys.startRegistration', () => {
  it('offers options for a discoverable passkey, without the ones that exist', async () => {
    const { id } = await registerPasskey(app, user)
    const options = (await api.call('passkeys.startRegistration')).body.data
    const { credential_id } = await app.db
      .selectFrom('passkeys')
      .select('credential_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(options.excludeCredentials, [{ id: credential_id, type: 'public-key', transports: ['internal'] }])
    assert.equal(options.rp.id, 'localhost')
    assert.deepEqual(options.authenticatorSelection, {
      ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    })
    assert.ok(!Buffer.from(options.user.id, 'base64url').toString().includes('@'))
  })

  it('requires a recent confirmation', async () => {
    await app.db
      .updateTable('sessions')
      .set({ confirmed_at: sql`now() - interval '1 hour'` })
      .where('user_id', '=', user.id)
      .execute()
    const { body } = await api.expectError(403, 'passkeys.startRegistration')
    assert.equal(body.code, 'confirmation_required')
  })
})
