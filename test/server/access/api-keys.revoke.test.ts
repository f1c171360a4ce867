import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createKey } from '../../support/api-key.ts'
import { startTestApp } from '../../support/app.ts'
import { createBusiness } from '../../support/factories.ts'
import { all, caller } from '../../support/http.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('apiKeys.revoke', () => {
  it('ends a key at once', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'] })
    await caller(app, token).call('people.list')
    await api.call('apiKeys.revoke', { path: { id } })
    await caller(app, token).refused(401, 'people.list')
    const key = (await all(api, 'apiKeys.list')).find((each) => each.id === id)
    assert.match(key?.revoked_at ?? '', /Z$/)
    assert.equal(key?.version, 2)
  })

  it('changes nothing the second time, and tells the audit log once', async () => {
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

  it('ends the version that If-Match names and no other', async () => {
    const { id } = await createKey(app, owner, { scopes: ['people:read'] })
    await api.refused(412, 'apiKeys.revoke', { path: { id }, header: { 'If-Match': '"2"' } })
    await api.call('apiKeys.revoke', { path: { id }, header: { 'If-Match': '"1"' } })
  })

  it('lets a key end itself', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['keys:write'] })
    await caller(app, token).call('apiKeys.revoke', { path: { id } })
    await caller(app, token).refused(401, 'me.get')
  })

  it('knows no key of another business', async () => {
    const other = await createBusiness(app)
    const { id, token } = await createKey(app, other.owner, { scopes: ['people:read'] })
    await api.refused(404, 'apiKeys.revoke', { path: { id } })
    await caller(app, token).call('people.list')
  })
})
