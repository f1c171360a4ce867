import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, type Caller, caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

async function rotate(id: number, body: { grace_hours?: number } = {}, by: Caller = api): Promise<string> {
  const { data } = (await by.call('apiKeys.rotate', { path: { id }, body })).body
  return data.key ?? assert.fail('no key')
}
const refuse = (status: number, id: number, by: Caller = api) =>
  by.expectError(status, 'apiKeys.rotate', { path: { id }, body: {} })
const get = async (id: number) => (await api.call('apiKeys.get', { path: { id } })).body.data
const isAccepted = async (token: string) => (await app.send('GET', '/v1/people', { token })).status === 200
const endGrace = (id: number) =>
  app.db
    .updateTable('api_keys')
    .set({ previous_key_expires_at: sql<string>`now() - interval '1 second'` })
    .where('id', '=', id)
    .execute()

describe('apiKeys.rotate', () => {
  it('returns a new secret once, and keeps the previous one for a day', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'] })
    const before = await get(id)
    const { body } = await api.call('apiKeys.rotate', { path: { id }, body: {} })
    const { key: fresh = '', ...after } = body.data
    const { prefix, previous_key_expires_at, updated_at } = after
    assert.match(fresh, /^wfk_\w{40}$/)
    assert.notEqual(fresh, token)
    assert.ok(fresh.startsWith(prefix))
    const hours = (Date.parse(previous_key_expires_at ?? '') - Date.now()) / 3_600_000
    assert.ok(hours > 23.9 && hours < 24.1, `${hours} hours`)
    assert.deepEqual(after, { ...before, prefix, previous_key_expires_at, updated_at, version: 2 })
    const { text } = await api.call('apiKeys.get', { path: { id } })
    assert.ok(!text.includes(fresh) && !text.includes(token))
    assert.deepEqual([await isAccepted(fresh), await isAccepted(token)], [true, true])
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'api_key.rotated' } })
    assert.deepEqual(entry?.detail, { api_key_id: id, name: 'Sync', grace_hours: 24 })
  })

  it('ends the previous secret with the grace period, or at once without one', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'] })
    const second = await rotate(id)
    await endGrace(id)
    const { body } = await caller(app, token).expectError(401, 'people.list')
    assert.equal(body.code, 'token_expired')
    assert.equal(await isAccepted(second), true)
    const third = await rotate(id, { grace_hours: 0 })
    assert.equal((await get(id)).previous_key_expires_at, null)
    assert.deepEqual([await isAccepted(second), await isAccepted(third)], [false, true])
  })

  it('keeps the last two secrets', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'] })
    const [second, third] = [await rotate(id), await rotate(id)]
    assert.deepEqual([await isAccepted(token), await isAccepted(second), await isAccepted(third)], [false, true, true])
  })

  it('shows whether the previous secret is still used', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'] })
    const second = await rotate(id)
    await isAccepted(second)
    const { last_used_at, previous_key_last_used_at } = await get(id)
    assert.notEqual(last_used_at, null)
    assert.equal(previous_key_last_used_at, null)
    await isAccepted(token)
    assert.notEqual((await get(id)).previous_key_last_used_at, null)
    await rotate(id)
    assert.equal((await get(id)).previous_key_last_used_at, null)
  })

  it('leaves the keys that were created with it, and is revoked with both secrets', async () => {
    const parent = await createKey(app, owner, { scopes: ['keys:write', 'people:read'] })
    const child = await createKey(app, parent, { scopes: ['people:read'] })
    const fresh = await rotate(parent.id)
    assert.equal(await isAccepted(child.token), true)
    await api.call('apiKeys.revoke', { path: { id: parent.id } })
    for (const token of [parent.token, fresh, child.token]) {
      const { body } = await caller(app, token).expectError(401, 'people.list')
      assert.equal(body.code, 'token_revoked')
    }
  })

  it('lets a key rotate itself, but only callers who could create such a key', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['keys:write', 'business:write'] })
    await refuse(403, id, caller(app, (await createUser(app, { business_id, role: 'admin' })).token))
    const limits = { expires_at: '2999-01-01T00:00:00Z', allowed_cidrs: ['127.0.0.0/8'] }
    const narrow = await createKey(app, owner, { scopes: ['keys:write', 'business:write'], ...limits })
    await refuse(403, id, caller(app, narrow.token))
    const fresh = await rotate(id, {}, caller(app, token))
    await rotate(id, {}, caller(app, fresh))
  })

  it('refuses a revoked or expired key, and one of another business', async () => {
    const revoked = await createKey(app, owner, { scopes: ['people:read'] })
    const expired = await createKey(app, owner, { scopes: ['people:read'] })
    await api.call('apiKeys.revoke', { path: { id: revoked.id } })
    const past = sql<string>`now() - interval '1 second'`
    await app.db.updateTable('api_keys').set({ expires_at: past }).where('id', '=', expired.id).execute()
    assert.equal((await refuse(409, revoked.id)).body.current_status, 'revoked')
    assert.equal((await refuse(409, expired.id)).body.current_status, 'expired')
    const { id } = await createKey(app, owner, { scopes: ['people:read'] })
    await refuse(404, id, caller(app, (await createBusiness(app)).owner.token))
  })

  it('creates one secret for an Idempotency-Key, and withholds it from the retry', async () => {
    const { id } = await createKey(app, owner, { scopes: ['people:read'] })
    const request = { path: { id }, body: {}, header: { 'Idempotency-Key': 'rotate-key-once' } }
    const { key: fresh = '', ...first } = (await api.call('apiKeys.rotate', request)).body.data
    const { key, secret_withheld, ...again } = (await api.call('apiKeys.rotate', request)).body.data
    assert.deepEqual([key, secret_withheld, again], [undefined, true, first])
    assert.equal(await isAccepted(fresh), true)
  })
})
