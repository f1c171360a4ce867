import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('apiKeys.get', () => {
  it('returns a key as the list does, even a revoked one', async () => {
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const { id } = await createKey(app, owner, { scopes: ['people:read'] })
    const get = async () => (await api.call('apiKeys.get', { path: { id } })).body.data
    assert.deepEqual([await get()], await all(api, 'apiKeys.list'))
    await api.call('apiKeys.revoke', { path: { id } })
    assert.notEqual((await get()).revoked_at, null)
  })
})
