import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('apiKeys.revoke', () => {
  it('ends a key immediately', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'] })
    await caller(app, token).call('people.list')
    await api.call('apiKeys.revoke', { path: { id } })
    await caller(app, token).expectError(401, 'people.list')
    const key = (await all(api, 'apiKeys.list')).find((each) => each.id === id)
    assert.match(key?.revoked_at ?? '', /Z$/)
    assert.equal(key?.version, 2)
  })

  it('is idempotent, and recorded once in the audit log', async () => {
    const { id } = await createKey(app, owner, { name: 'Twice', scopes: ['people:read'] })
    const revokedAt = async () => (await all(api, 'apiKeys.list')).find((each) => each.id === id)?.revoked_at
    await api.call('apiKeys.revoke', { path: { id } })
    const first = await revokedAt()
    await api.call('apiKeys.revoke', { path: { id } })
    assert.equal(await revokedAt(), first)
    const entries = await all(api, 'auditLog.list', { query: { action: 'api_key.revoked' } })
    assert.deepEqual(
      entries.filter(({ detail }) => detail.api_key_id === id).map(({ detail }) => detail),
      [{ api_key_id: id, name: 'Twice' }],
    )
  })

  it('revokes all descendants, and records each', async () => {
    const first = await createKey(app, owner, { name: 'First', scopes: ['keys:write'] })
    const second = await createKey(app, first, { name: 'Second', scopes: ['keys:write'] })
    const third = await createKey(app, second, { name: 'Third', scopes: ['keys:write'] })
    const others = [await createKey(app, owner, { scopes: ['keys:write'] }), first]
    await api.call('apiKeys.revoke', { path: { id: second.id } })
    for (const { token } of [second, third]) await caller(app, token).expectError(401, 'me.get')
    for (const { token } of others) await caller(app, token).call('me.get')
    const revoked = (await all(api, 'apiKeys.list')).filter(({ revoked_at }) => revoked_at !== null).map(({ id }) => id)
    assert.deepEqual(
      [first, second, third].map(({ id }) => revoked.includes(id)),
      [false, true, true],
    )
    const entries = await all(api, 'auditLog.list', { query: { action: 'api_key.revoked' } })
    const names = entries.map(({ detail }) => detail.name)
    assert.deepEqual(
      ['First', 'Second', 'Third'].map((name) => names.includes(name)),
      [false, true, true],
    )
  })

  it('lets a key revoke itself', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['keys:write'] })
    await caller(app, token).call('apiKeys.revoke', { path: { id } })
    await caller(app, token).expectError(401, 'me.get')
  })
})
