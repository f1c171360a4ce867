import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { scopes as allScopes } from '../../../../server/operation/scopes.ts'
import { all, caller } from '../../../support/http.ts'
import { holdRows } from '../../../support/race.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness, createPerson, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const behindProxy = await startTestApp({ env: { TRUST_PROXY: '1' }, databaseUrl: app.databaseUrl })
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const later = '2999-01-01T00:00:00.000Z'

describe('apiKeys.create', () => {
  it('returns the key only in this response', async () => {
    const body = { name: 'Payroll sync', scopes: ['people:read' as const, 'events:read' as const] }
    const { data } = (await api.call('apiKeys.create', { body })).body
    const { id, key = '', created_at, updated_at, ...rest } = data
    assert.match(key, /^wfk_[A-Za-z0-9]{40}$/)
    assert.deepEqual(rest, {
      ...body,
      prefix: key.slice(0, 10),
      allowed_cidrs: [],
      expires_at: null,
      last_used_at: null,
      previous_key_expires_at: null,
      previous_key_last_used_at: null,
      revoked_at: null,
      created_by: owner.id,
      created_by_api_key: null,
      version: 1,
    })
    const [listed] = (await all(api, 'apiKeys.list')).filter((each) => each.id === id)
    assert.ok(listed && !('key' in listed))
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'api_key.created' } })
    assert.deepEqual(entry?.detail, { api_key_id: id, name: 'Payroll sync', scopes: 'people:read events:read' })
  })

  it('creates a bearer token with its scopes, in its business', async () => {
    const machine = caller(app, (await createKey(app, owner, { scopes: ['people:read'] })).token)
    await machine.call('people.list')
    await machine.expectError(403, 'webhooks.list')
    const foreignPerson = await createPerson(app, { business_id: (await createBusiness(app)).id })
    await machine.expectError(404, 'people.get', { path: { id: foreignPerson.id } })
  })

  it('stores only the hash', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'] })
    const { rows } = await sql<{
      row: string
    }>`select to_jsonb(api_keys)::text as row from api_keys where id = ${id}`.execute(app.db)
    assert.ok(rows[0] && !rows[0].row.includes(token.slice(10)))
  })

  it('withholds the key from a retry with the same Idempotency-Key', async () => {
    const input = { header: { 'Idempotency-Key': 'key-1' }, body: { name: 'Sync', scopes: ['people:read' as const] } }
    const { key, ...rest } = (await api.call('apiKeys.create', input)).body.data
    assert.ok(key)
    assert.deepEqual((await api.call('apiKeys.create', input)).body.data, { ...rest, secret_withheld: true })
  })

  it('grants no scope that the caller lacks, and never `self`', async () => {
    const admin = caller(app, (await createUser(app, { business_id, role: 'admin' })).token)
    const name = 'Sync'
    const body = { name, scopes: ['people:read', 'business:write'] }
    const { required_scope } = (await admin.expectError(403, 'apiKeys.create', { body })).body
    assert.equal(required_scope, 'business:write')
    await admin.call('apiKeys.create', { body: { name, scopes: ['payruns:approve'] } })
    await api.expectError(422, 'apiKeys.create', { body: { name, scopes: ['self'] } })
    await api.call('apiKeys.create', { body: { name, scopes: allScopes.filter((scope) => scope !== 'self') } })
  })

  it('lets a key create keys with its own scopes', async () => {
    const parent = await createKey(app, owner, { scopes: ['keys:write', 'people:read'] })
    const machine = caller(app, parent.token)
    const { data } = (await machine.call('apiKeys.create', { body: { name: 'Child', scopes: ['people:read'] } })).body
    assert.deepEqual([data.created_by, data.created_by_api_key], [owner.id, parent.id])
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'api_key.created' } })
    assert.deepEqual({ user_id: entry?.user_id, by: entry?.api_key_id }, { user_id: null, by: parent.id })
    await machine.expectError(403, 'apiKeys.create', { body: { name: 'Child', scopes: ['people:write'] } })
    const reader = await createKey(app, owner, { scopes: ['people:read'] })
    await caller(app, reader.token).expectError(403, 'apiKeys.create', {
      body: { name: 'Child', scopes: ['people:read'] },
    })
  })

  it('restricts a key created by another key to the restrictions of its parent', async () => {
    const restrictions = { expires_at: later, allowed_cidrs: ['127.0.0.0/8', '2001:db8::/32'] }
    const parent = await createKey(app, owner, { scopes: ['keys:write'], ...restrictions })
    const machine = caller(app, parent.token)
    const child = { name: 'Child', scopes: ['keys:write' as const] }
    for (const body of [
      child,
      { ...child, expires_at: later },
      { ...child, ...restrictions, expires_at: '2999-01-01T00:00:01Z' },
      { ...child, ...restrictions, allowed_cidrs: ['127.0.0.1/32', '10.0.0.0/8'] },
      { ...child, ...restrictions, allowed_cidrs: ['0.0.0.0/0'] },
    ]) {
      await machine.expectError(403, 'apiKeys.create', { body })
    }
    const narrower = { expires_at: '2998-01-01T00:00:00Z', allowed_cidrs: ['127.0.0.1/32', '2001:db8:1::/48'] }
    await machine.call('apiKeys.create', { body: { ...child, ...narrower } })
  })

  it('allows up to 500 active keys per business, even with concurrent requests', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const full = caller(app, owner.token)
    const inactive = [{ revoked_at: '2026-01-01T00:00:00Z' }, { expires_at: '2026-01-01T00:00:00Z' }]
    const keys = [...Array.from({ length: 499 }, () => ({})), ...inactive].map((state, index) => ({
      business_id,
      name: `Key ${index}`,
      prefix: 'wfk_000000',
      key_hash: `${business_id}-${index}-`.padEnd(64, 'x'),
      scopes: ['people:read' as const],
      created_by: owner.id,
      revoked_at: null,
      expires_at: null,
      ...state,
    }))
    await app.db.insertInto('api_keys').values(keys).execute()
    const lock = await holdRows(app.databaseUrl, 'businesses', [business_id])
    const create = () => full.send('apiKeys.create', { body: { name: 'One more', scopes: ['people:read'] } })
    const both = [create(), create()]
    await lock.untilBlocked(2)
    await lock.release()
    const responses = await Promise.all(both)
    assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 409])
    const refusal = responses.find(({ status }) => status === 409)?.body
    assert.deepEqual(
      [refusal.code, refusal.message],
      ['conflict', 'A business can have at most 500 API keys that work. Revoke one that is not used.'],
    )
    const [first] = (await full.call('apiKeys.list', { query: { limit: 1 } })).body.data
    await full.call('apiKeys.revoke', { path: { id: first?.id ?? 0 } })
    assert.equal((await create()).status, 201)
  })
})

describe('the descendants of a key', () => {
  /** Creates API keys, each with the previous key. */
  async function createLineage(count: number): Promise<{ id: number; token: string }[]> {
    const lineage = [await createKey(app, owner, { scopes: ['keys:write'] })]
    for (let n = 1; n < count; n += 1)
      lineage.push(await createKey(app, lineage.at(-1) ?? owner, { scopes: ['keys:write'] }))
    return lineage
  }
  const meStatus = async ({ token }: { token: string }) => (await caller(app, token).send('me.get')).status

  it('end when any of their ancestors ends', async () => {
    for (const end of [{ revoked_at: sql<string>`now()` }, { expires_at: sql<string>`now()` }]) {
      const lineage = await createLineage(4)
      assert.deepEqual(await Promise.all(lineage.map(meStatus)), [200, 200, 200, 200])
      const [, second] = lineage
      await app.db
        .updateTable('api_keys')
        .set(end)
        .where('id', '=', second?.id ?? 0)
        .execute()
      assert.deepEqual(await Promise.all(lineage.map(meStatus)), [200, 401, 401, 401])
    }
  })

  it('are accepted only from networks that every ancestor allows', async () => {
    const lineage = await createLineage(3)
    const [first] = lineage
    const restriction = { allowed_cidrs: ['203.0.113.0/24'] }
    await app.db
      .updateTable('api_keys')
      .set(restriction)
      .where('id', '=', first?.id ?? 0)
      .execute()
    assert.deepEqual(await Promise.all(lineage.map(meStatus)), [401, 401, 401])
    const header = { 'X-Forwarded-For': '203.0.113.7' }
    const statuses = lineage.map(
      async ({ token }) => (await caller(behindProxy, token).send('me.get', { header })).status,
    )
    assert.deepEqual(await Promise.all(statuses), [200, 200, 200])
  })

  it('belong to the user who created the first key, even if that user is inactive', async () => {
    const admin = await createUser(app, { business_id, role: 'admin' })
    const first = await createKey(app, admin, { scopes: ['keys:write'] })
    await api.call('users.update', { path: { id: admin.id }, body: { active: false } })
    const { data } = (
      await caller(app, first.token).call('apiKeys.create', { body: { name: 'Sync', scopes: ['keys:write'] } })
    ).body
    assert.deepEqual([data.created_by, data.created_by_api_key], [admin.id, first.id])
  })
})

describe('an API key', () => {
  it('is refused once it has expired', async () => {
    for (const expires_at of ['2020-01-01T00:00:00Z', new Date().toISOString()]) {
      const { body } = await api.expectError(422, 'apiKeys.create', {
        body: { name: 'Late', scopes: ['people:read'], expires_at },
      })
      assert.deepEqual(body.errors, [{ path: 'body.expires_at', code: 'too_early', message: 'must be in the future' }])
    }
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'], expires_at: later })
    await caller(app, token).call('people.list')
    await app.db
      .updateTable('api_keys')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute()
    await caller(app, token).expectError(401, 'people.list')
  })

  it('is accepted only from its networks, regardless of a forged X-Forwarded-For', async () => {
    const createFor = (...allowed_cidrs: string[]) => createKey(app, owner, { scopes: ['people:read'], allowed_cidrs })
    const external = await createFor('203.0.113.0/24', '2001:db8::/32')
    const local = await createFor('127.0.0.1/32')
    const header = (ip: string) => ({ 'X-Forwarded-For': ip })
    await caller(app, external.token).expectError(401, 'people.list', { header: header('203.0.113.7') })
    await caller(app, local.token).call('people.list')

    const proxied = caller(behindProxy, external.token)
    for (const ip of ['203.0.113.7', '2001:db8::1', '::ffff:203.0.113.7', '198.51.100.1, 203.0.113.9']) {
      assert.equal((await proxied.send('people.list', { header: header(ip) })).status, 200, ip)
    }
    for (const ip of ['203.0.114.1', '2001:db9::1', '203.0.113.7, 198.51.100.1']) {
      assert.equal((await proxied.send('people.list', { header: header(ip) })).status, 401, ip)
    }
    await caller(behindProxy, local.token).expectError(401, 'people.list', { header: header('203.0.113.7') })
  })

  it('shows its last use, to the minute', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'] })
    const lastUse = async () => (await api.call('apiKeys.get', { path: { id } })).body.data.last_used_at ?? ''
    assert.equal(await lastUse(), '')
    const before = new Date().toISOString()
    await caller(app, token).call('people.list')
    const first = await lastUse()
    assert.ok(first >= before && first <= new Date().toISOString(), first)
    assert.equal((await all(api, 'apiKeys.list')).find((key) => key.id === id)?.last_used_at, first)
    const renamed = await api.call('apiKeys.update', { path: { id }, body: { name: 'Used' } })
    assert.equal(renamed.body.data.last_used_at, first)

    const { business_id } = await app.db
      .updateTable('api_key_uses')
      .set({ last_used_at: '2026-01-15T09:30:00Z' })
      .where('api_key_id', '=', id)
      .returning('business_id')
      .executeTakeFirstOrThrow()
    const other = await startTestApp({ databaseUrl: app.databaseUrl })
    await caller(other, token).call('people.list')
    assert.ok((await lastUse()) >= first, 'another process updates an old time')
    await app.db
      .updateTable('api_keys')
      .set({ last_used_at: '2126-01-15T09:30:00Z' })
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .execute()
    assert.equal(
      await lastUse(),
      '2126-01-15T09:30:00.000Z',
      'a process of an earlier release may still write to the key',
    )
  })

  it('is not a refresh token, and is invalid if one letter is changed', async () => {
    const { token } = await createKey(app, owner, { scopes: ['users:read', 'users:write', 'people:read'] })
    await caller(app).expectError(401, 'auth.refresh', { body: { refresh_token: token } })
    await caller(app, `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`).expectError(401, 'me.get')
  })
})
