import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { type Caller, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser } from '../../../support/samples/factories.ts'
import { registerPasskey } from '../../../support/samples/passkey.ts'
import { auditActions } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id } = await createBusiness(app)

let user: TestUser
let api: Caller
beforeEach(async () => {
  user = await createUser(app, { business_id, role: 'employee' })
  api = caller(app, user.token)
})

describe('passkeys.update', () => {
  it('renames a passkey of the caller, from the version that the caller has read', async () => {
    const { id } = await registerPasskey(app, user)
    const path = { id }
    const header = { 'If-Match': '"1"' }
    const { data } = (await api.call('passkeys.update', { path, header, body: { name: 'Phone' } })).body
    assert.deepEqual([data.name, data.version], ['Phone', 2])
    await api.expectError(412, 'passkeys.update', { path, header, body: { name: 'Tablet' } })
    const same = (await api.call('passkeys.update', { path, body: { name: 'Phone' } })).body.data
    assert.equal(same.version, 2)
    assert.deepEqual(await auditActions(app, user), ['passkey.added', 'passkey.updated'])
  })
})
