import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const [sooner, later] = ['2998-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']

const get = async (id: number) => (await all(api, 'apiKeys.list')).find((key) => key.id === id)
const update = async (id: number, body: Partial<Schemas['ApiKeyUpdate']>, by: Caller = api) =>
  (await by.call('apiKeys.update', { path: { id }, body })).body.data
const refuse = (status: number, id: number, body: object, by: Caller = api) =>
  by.expectError(status, 'apiKeys.update', { path: { id }, body })

describe('apiKeys.update', () => {
  it('changes the submitted members, and records their names', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'] })
    const before = await get(id)
    const changes = { name: 'Renamed', expires_at: later, allowed_cidrs: ['127.0.0.0/8'] }
    const after = await update(id, changes)
    assert.deepEqual(after, { ...before, ...changes, updated_at: after.updated_at, version: 2 })
    assert.deepEqual(await get(id), after)
    await caller(app, token).call('people.list')
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'api_key.updated' } })
    assert.deepEqual(entry?.detail, { api_key_id: id, name: 'Renamed', changed: 'name expires_at allowed_cidrs' })
  })

  it('applies from the next request on', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'] })
    await update(id, { allowed_cidrs: ['203.0.113.0/24'] })
    await caller(app, token).expectError(401, 'people.list')
    await update(id, { allowed_cidrs: [] })
    await caller(app, token).call('people.list')
  })

  it('lets users narrow a key, and widen it if they may create such a key', async () => {
    const { id } = await createKey(app, owner, { scopes: ['business:write'], expires_at: later })
    const admin = caller(app, (await createUser(app, { business_id, role: 'admin' })).token)
    await update(id, { name: 'Renamed', expires_at: sooner, allowed_cidrs: ['127.0.0.0/8'] }, admin)
    for (const body of [{ expires_at: later }, { expires_at: null }, { allowed_cidrs: [] }]) {
      await refuse(403, id, body, admin)
      await update(id, body)
    }
  })

  it('keeps keys within the restrictions of the caller and of the parent', async () => {
    const restrictions = { expires_at: sooner, allowed_cidrs: ['127.0.0.0/8'] }
    const parent = await createKey(app, owner, { scopes: ['keys:write'], ...restrictions })
    const machine = caller(app, parent.token)
    const child = await createKey(app, parent, { scopes: ['keys:write'], ...restrictions })
    const other = await createKey(app, owner, { scopes: ['keys:write'], ...restrictions })
    for (const { id } of [parent, child, other]) {
      for (const body of [{ expires_at: later }, { allowed_cidrs: ['0.0.0.0/0'] }]) await refuse(403, id, body, machine)
    }
    const { errors } = (await refuse(422, child.id, { expires_at: later })).body
    assert.deepEqual(errors, [
      { path: 'body', code: 'exceeds_key', message: 'must stay within the bounds of the key that made it' },
    ])
    await refuse(422, child.id, { expires_at: '2020-01-01T00:00:00Z' })
    await refuse(422, child.id, { allowed_cidrs: ['10.0.0.0/33'] })
    await update(child.id, { allowed_cidrs: ['127.0.0.1/32'] }, machine)
  })

  it('returns 409 for a revoked or expired key', async () => {
    const [revoked, expired] = [
      await createKey(app, owner, { scopes: ['people:read'] }),
      await createKey(app, owner, { scopes: ['people:read'] }),
    ]
    await api.call('apiKeys.revoke', { path: { id: revoked.id } })
    await app.db
      .updateTable('api_keys')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('id', '=', expired.id)
      .execute()
    for (const [{ id }, status] of [
      [revoked, 'revoked'],
      [expired, 'expired'],
    ] as const) {
      assert.equal((await refuse(409, id, { expires_at: null })).body.current_status, status)
    }
  })
})
