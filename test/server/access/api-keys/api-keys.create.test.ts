import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { scopes as allScopes } from '../../../../server/operation/scopes.ts'
import { all, caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness, createPerson, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const behindProxy = await startTestApp({ env: { TRUST_PROXY: '1' }, databaseUrl: app.databaseUrl })
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const later = '2999-01-01T00:00:00.000Z'

describe('apiKeys.create', () => {
  it('answers the key, this once, and what is known of it', async () => {
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

  it('makes a bearer that does what its scopes allow, in its business', async () => {
    const machine = caller(app, (await createKey(app, owner, { scopes: ['people:read'] })).token)
    await machine.call('people.list')
    await machine.refused(403, 'people.create', { body: { first_name: 'A', last_name: 'B', email: 'a@example.com' } })
    await machine.refused(403, 'webhooks.list')
    const theirs = await createPerson(app, { business_id: (await createBusiness(app)).id })
    await machine.refused(404, 'people.get', { path: { id: theirs.id } })
  })

  it('stores only the hash', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'] })
    const { rows } = await sql<{
      row: string
    }>`select to_jsonb(api_keys)::text as row from api_keys where id = ${id}`.execute(app.db)
    assert.ok(rows[0] && !rows[0].row.includes(token.slice(10)))
  })

  it('withholds the key from a repeat with the same Idempotency-Key', async () => {
    const input = { header: { 'Idempotency-Key': 'key-1' }, body: { name: 'Sync', scopes: ['people:read' as const] } }
    const { key, ...rest } = (await api.call('apiKeys.create', input)).body.data
    assert.ok(key)
    assert.deepEqual((await api.call('apiKeys.create', input)).body.data, { ...rest, secret_withheld: true })
  })

  it('gives no scope that the caller lacks, and to no machine `self`', async () => {
    const admin = caller(app, (await createUser(app, { business_id, role: 'admin' })).token)
    const name = 'Sync'
    const refused = { body: { name, scopes: ['people:read', 'business:write'] } }
    const { required_scope } = (await admin.refused(403, 'apiKeys.create', refused)).body
    assert.equal(required_scope, 'business:write')
    await admin.call('apiKeys.create', { body: { name, scopes: ['payruns:approve'] } })
    await api.refused(422, 'apiKeys.create', { body: { name, scopes: ['self'] } })
    await api.call('apiKeys.create', { body: { name, scopes: allScopes.filter((scope) => scope !== 'self') } })
    for (const scopes of [[], ['people:everything'], ['people:read', 'people:read']]) {
      await api.refused(422, 'apiKeys.create', { body: { name, scopes } })
    }
  })

  it('lets a key make keys that can do no more than itself', async () => {
    const maker = await createKey(app, owner, { scopes: ['keys:write', 'people:read'] })
    const machine = caller(app, maker.token)
    const { data } = (await machine.call('apiKeys.create', { body: { name: 'Child', scopes: ['people:read'] } })).body
    assert.deepEqual([data.created_by, data.created_by_api_key], [owner.id, maker.id])
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'api_key.created' } })
    assert.deepEqual({ user_id: entry?.user_id, by: entry?.api_key_id }, { user_id: null, by: maker.id })
    await machine.refused(403, 'apiKeys.create', { body: { name: 'Child', scopes: ['people:write'] } })
    const reader = await createKey(app, owner, { scopes: ['people:read'] })
    await caller(app, reader.token).refused(403, 'apiKeys.create', { body: { name: 'Child', scopes: ['people:read'] } })
  })

  it('lets no key made by a key outlive it, or work from elsewhere', async () => {
    const bounds = { expires_at: later, allowed_cidrs: ['127.0.0.0/8', '2001:db8::/32'] }
    const maker = await createKey(app, owner, { scopes: ['keys:write'], ...bounds })
    const machine = caller(app, maker.token)
    const child = { name: 'Child', scopes: ['keys:write' as const] }
    for (const body of [
      child,
      { ...child, expires_at: later },
      { ...child, ...bounds, expires_at: '2999-01-01T00:00:01Z' },
      { ...child, ...bounds, allowed_cidrs: ['127.0.0.1/32', '10.0.0.0/8'] },
      { ...child, ...bounds, allowed_cidrs: ['0.0.0.0/0'] },
    ]) {
      await machine.refused(403, 'apiKeys.create', { body })
    }
    const narrower = { expires_at: '2998-01-01T00:00:00Z', allowed_cidrs: ['127.0.0.1/32', '2001:db8:1::/48'] }
    await machine.call('apiKeys.create', { body: { ...child, ...narrower } })
  })
})

describe('a key made by a key', () => {
  /** Each made by the one before. */
  async function lineOf(count: number): Promise<{ id: number; token: string }[]> {
    const line = [await createKey(app, owner, { scopes: ['keys:write'] })]
    for (let n = 1; n < count; n += 1) line.push(await createKey(app, line.at(-1) ?? owner, { scopes: ['keys:write'] }))
    return line
  }
  const statusOf = async ({ token }: { token: string }) => (await caller(app, token).send('me.get')).status

  it('ends with any key that it descends from, and no other', async () => {
    for (const end of [{ revoked_at: sql<string>`now()` }, { expires_at: sql<string>`now()` }]) {
      const line = await lineOf(4)
      assert.deepEqual(await Promise.all(line.map(statusOf)), [200, 200, 200, 200])
      const [, second] = line
      await app.db
        .updateTable('api_keys')
        .set(end)
        .where('id', '=', second?.id ?? 0)
        .execute()
      assert.deepEqual(await Promise.all(line.map(statusOf)), [200, 401, 401, 401])
    }
  })

  it('works from where all of them do', async () => {
    const line = await lineOf(3)
    const [first] = line
    const ranges = { allowed_cidrs: ['203.0.113.0/24'] }
    await app.db
      .updateTable('api_keys')
      .set(ranges)
      .where('id', '=', first?.id ?? 0)
      .execute()
    assert.deepEqual(await Promise.all(line.map(statusOf)), [401, 401, 401])
    const header = { 'X-Forwarded-For': '203.0.113.7' }
    const statuses = line.map(async ({ token }) => (await caller(behindProxy, token).send('me.get', { header })).status)
    assert.deepEqual(await Promise.all(statuses), [200, 200, 200])
  })

  it('descends from the user who made the first, even when that user is gone', async () => {
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
  it('ends when it expires', async () => {
    for (const expires_at of ['2020-01-01T00:00:00Z', new Date().toISOString()]) {
      const { body } = await api.refused(422, 'apiKeys.create', {
        body: { name: 'Late', scopes: ['people:read'], expires_at },
      })
      assert.deepEqual(body.errors, [{ path: 'body.expires_at', message: 'must be in the future' }])
    }
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'], expires_at: later })
    await caller(app, token).call('people.list')
    await app.db.updateTable('api_keys').set({ expires_at: sql`now()` }).where('id', '=', id).execute()
    await caller(app, token).refused(401, 'people.list')
  })

  it('works from its address ranges only, whatever X-Forwarded-For claims', async () => {
    const make = (...allowed_cidrs: string[]) => createKey(app, owner, { scopes: ['people:read'], allowed_cidrs })
    const elsewhere = await make('203.0.113.0/24', '2001:db8::/32')
    const here = await make('127.0.0.1/32')
    const header = (ip: string) => ({ 'X-Forwarded-For': ip })
    await caller(app, elsewhere.token).refused(401, 'people.list', { header: header('203.0.113.7') })
    await caller(app, here.token).call('people.list')

    const proxied = caller(behindProxy, elsewhere.token)
    for (const ip of ['203.0.113.7', '2001:db8::1', '::ffff:203.0.113.7', '198.51.100.1, 203.0.113.9']) {
      assert.equal((await proxied.send('people.list', { header: header(ip) })).status, 200, ip)
    }
    for (const ip of ['203.0.114.1', '2001:db9::1', '203.0.113.7, 198.51.100.1']) {
      assert.equal((await proxied.send('people.list', { header: header(ip) })).status, 401, ip)
    }
    await caller(behindProxy, here.token).refused(401, 'people.list', { header: header('203.0.113.7') })
  })

  it('notes when it was last used, to the minute', async () => {
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
    assert.ok((await lastUse()) >= first, 'another process finds it long ago')
    await app.db
      .updateTable('api_keys')
      .set({ last_used_at: '2126-01-15T09:30:00Z' })
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .execute()
    assert.equal(
      await lastUse(),
      '2126-01-15T09:30:00.000Z',
      'a process of an earlier release may still write it there',
    )
  })

  it('is no refresh token, is nothing with a letter changed, and does nothing that is a user’s own', async () => {
    const { token } = await createKey(app, owner, { scopes: ['users:read', 'users:write', 'people:read'] })
    await caller(app).refused(401, 'auth.refresh', { body: { refresh_token: token } })
    await caller(app, `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`).refused(401, 'me.get')
    const machine = caller(app, token)
    for (const id of ['sessions.list', 'twoFactor.status', 'twoFactor.setup', 'auth.logout'] as const) {
      await machine.refused(403, id)
    }
  })
})
