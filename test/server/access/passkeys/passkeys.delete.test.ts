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

describe('passkeys.delete', () => {
  it('removes a passkey of the caller, from the version that the caller has read', async () => {
    const [{ id }, phone] = [await registerPasskey(app, user), await registerPasskey(app, user)]
    await api.expectError(412, 'passkeys.delete', { path: { id }, header: { 'If-Match': '"2"' } })
    await api.call('passkeys.delete', { path: { id }, header: { 'If-Match': '"1"' } })
    assert.deepEqual(
      (await api.call('passkeys.list')).body.data.map((passkey) => passkey.id),
      [phone.id],
    )
    await api.expectError(404, 'passkeys.delete', { path: { id } })
    assert.deepEqual(await auditActions(app, user), ['passkey.added', 'passkey.added', 'passkey.removed'])
  })

  it('returns 404 for a passkey of another user, in this business and another one', async () => {
    const colleague = await registerPasskey(app, await createUser(app, { business_id, role: 'employee' }))
    const elsewhere = await registerPasskey(app, (await createBusiness(app)).owner)
    for (const { id } of [colleague, elsewhere]) {
      await api.expectError(404, 'passkeys.delete', { path: { id } })
      await api.expectError(404, 'passkeys.update', { path: { id }, body: { name: 'Mine' } })
    }
  })
})
