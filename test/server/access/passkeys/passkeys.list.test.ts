import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
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

describe('passkeys.list', () => {
  it('returns the passkeys of the caller by ID, without keys, and none of others', async () => {
    const [laptop, phone] = [await registerPasskey(app, user), await registerPasskey(app, user, { name: 'Phone' })]
    await registerPasskey(app, await createUser(app, { business_id, role: 'owner' }))
    const { data } = (await api.call('passkeys.list')).body
    assert.deepEqual(
      data.map(({ id, name }) => ({ id, name })),
      [
        { id: laptop.id, name: 'Laptop' },
        { id: phone.id, name: 'Phone' },
      ],
    )
    assert.ok(data.every((passkey) => !('public_key' in passkey) && !('credential_id' in passkey)))
  })
})
