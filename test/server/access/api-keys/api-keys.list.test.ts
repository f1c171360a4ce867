import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('apiKeys.list', () => {
  it('lists all keys by ID, including revoked ones', async () => {
    const { owner } = await createBusiness(app)
    const ids: number[] = []
    for (let keys = 0; keys < 3; keys += 1) ids.push((await createKey(app, owner, { scopes: ['people:read'] })).id)
    const api = caller(app, owner.token)
    await api.call('apiKeys.revoke', { path: { id: ids[1] ?? 0 } })
    const keys = await all(api, 'apiKeys.list', { query: { limit: 2 } })
    assert.deepEqual(
      keys.map(({ id }) => id),
      ids,
    )
    assert.deepEqual(
      keys.map(({ revoked_at }) => revoked_at !== null),
      [false, true, false],
    )
  })
})
