import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, caller } from '../../support/http.ts'
import { connect, createApp, post } from '../../support/samples/app.ts'
import {
  createBusiness,
  createEvent,
  createUser,
  createWebhook,
  testPassword,
} from '../../support/samples/factories.ts'
import { createUserWithRole } from '../../support/samples/role.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const ownerApi = caller(app, owner.token)

const scopes: Schemas['AppScope'][] = ['webhooks:read', 'webhooks:write', 'people:read', 'events:read']
const created = { url: 'https://example.com/hooks', events: ['person.created' as const] }
const since = new Date(0).toISOString()

/** Registers an app and connects it to a new user, an owner by default. */
async function connectApp(values: { user?: { token: string; id: number }; scope?: string } = {}) {
  const client = await createApp(app, owner, { scopes })
  const user = values.user ?? (await createUser(app, { business_id, role: 'admin' }))
  const tokens = await connect(app, client, user, { scope: values.scope ?? scopes.join(' ') })
  return { client, user, tokens, api: caller(app, tokens.access_token) }
}

const createOwn = async ({ api }: { api: ReturnType<typeof caller> }) =>
  (await api.call('webhooks.create', { body: created })).body.data

const listIds = async (api: ReturnType<typeof caller>) => (await all(api, 'webhooks.list')).map(({ id }) => id)

/** Returns the number of deliveries of a webhook, which no worker sends. */
const countDeliveries = async (id: number) =>
  (await app.db.selectFrom('pending_deliveries').select('id').where('webhook_id', '=', id).execute()).length

/** Checks that a webhook and its deliveries are unavailable to a caller. */
async function checkUnavailable(api: ReturnType<typeof caller>, id: number): Promise<void> {
  const [delivery] = await app.db
    .selectFrom('pending_deliveries')
    .select('id')
    .where('webhook_id', '=', id)
    .limit(1)
    .execute()
  const path = { id }
  await api.expectError(404, 'webhooks.get', { path })
  await api.expectError(404, 'webhooks.update', { path, body: { active: false } })
  await api.expectError(404, 'webhooks.delete', { path })
  await api.expectError(404, 'webhooks.rotateSecret', { path, body: {} })
  await api.expectError(404, 'webhooks.recover', { path, body: { since } })
  await api.expectError(404, 'webhooks.sendTest', { path, body: { type: 'person.created' } })
  await api.expectError(404, 'webhooks.statistics', { path })
  await api.expectError(404, 'webhookDeliveries.list', { path })
  for (const operation of ['webhookDeliveries.get', 'webhookDeliveries.redeliver'] as const)
    await api.expectError(404, operation, { path: { id: delivery?.id ?? assert.fail('no delivery') } })
}

describe('the webhooks of an app', () => {
  it('are created, read, changed and deleted by the app, and named to the business', async () => {
    const { client, user, api } = await connectApp()
    const { secret, ...webhook } = await createOwn({ api })
    assert.match(secret ?? '', /^whsec_/)
    assert.equal(webhook.app_id, client.id)
    assert.equal(webhook.app_name, client.name)
    const path = { id: webhook.id }
    await createEvent(app, business_id)
    const [delivery] = await all(api, 'webhookDeliveries.list', { path })
    await api.call('webhookDeliveries.get', { path: { id: delivery?.id ?? 0 } })
    await api.call('webhookDeliveries.redeliver', { path: { id: delivery?.id ?? 0 } })
    const body = { url: 'https://example.com/other', events: ['person.updated' as const], headers: { 'X-Tenant': 'a' } }
    assert.deepEqual((await api.call('webhooks.update', { path, body })).body.data.events, ['person.updated'])
    assert.match((await api.call('webhooks.rotateSecret', { path, body: {} })).body.data.secret ?? '', /^whsec_/)
    await api.call('webhooks.sendTest', { path, body: { type: 'person.created' } })
    await api.call('webhooks.statistics', { path })
    await api.call('webhooks.recover', { path, body: { since } })
    assert.deepEqual(await listIds(api), [webhook.id])
    const response = (await ownerApi.call('webhooks.get', { path })).body.data
    assert.deepEqual([response.app_id, response.app_name], [client.id, client.name])
    const [entry] = await all(ownerApi, 'auditLog.list', { query: { action: 'webhook.created' } })
    assert.deepEqual([entry?.app_id, entry?.user_id], [client.id, user.id])
    await api.call('webhooks.delete', { path })
    await ownerApi.expectError(404, 'webhooks.get', { path })
  })

  it('are the only ones that the app can use', async () => {
    const mine = await connectApp()
    const business = await createWebhook(app, { business_id })
    const other = await createOwn(await connectApp())
    const second = await createUser(app, { business_id, role: 'admin' })
    const { access_token } = await connect(app, mine.client, second, { scope: scopes.join(' ') })
    const sameApp = await createOwn({ api: caller(app, access_token) })
    const stranger = await createBusiness(app)
    const foreign = await createWebhook(app, { business_id: stranger.id })
    await createEvent(app, business_id)
    await createEvent(app, stranger.id)
    assert.deepEqual(await listIds(mine.api), [])
    for (const { id } of [business, other, sameApp, foreign]) await checkUnavailable(mine.api, id)
    await ownerApi.call('webhooks.get', { path: { id: other.id } })
    await caller(app, stranger.owner.token).expectError(404, 'webhooks.get', { path: { id: other.id } })
  })

  it('need the scopes of their events, and are not about other webhooks', async () => {
    const { api } = await connectApp()
    const subscribe = (events: Schemas['EventSelector'][]) =>
      api.expectError(403, 'webhooks.create', { body: { ...created, events } })
    assert.equal((await subscribe(['person.created', 'leave.requested'])).body.required_scope, 'leave:read')
    await subscribe(['*'])
    await subscribe(['webhook.disabled'])
    await api.expectError(403, 'events.list', { query: { types: ['webhook.disabled'] } })
    const { id } = await createOwn({ api })
    const body = { events: ['payrun.approved' as const] }
    await api.expectError(403, 'webhooks.update', { path: { id }, body })
  })

  it('need scopes that the user allowed and has', async () => {
    const { api } = await connectApp({ scope: 'people:read webhooks:read' })
    assert.equal(
      (await api.expectError(403, 'webhooks.create', { body: created })).body.required_scope,
      'webhooks:write',
    )
    const manager = await createUser(app, { business_id, role: 'manager' })
    const { tokens } = await connectApp({ user: manager })
    assert.equal(tokens.scope, 'people:read')
    await caller(app, tokens.access_token).expectError(403, 'webhooks.create', { body: created })
    await caller(app, tokens.access_token).expectError(403, 'webhooks.list')
  })

  it('can be paused and deleted, but not redirected, by the business', async () => {
    const { id } = await createOwn(await connectApp())
    const path = { id }
    for (const body of [
      { url: 'https://example.com/elsewhere' },
      { events: ['person.updated' as const] },
      { headers: { 'X-Tenant': 'a' } },
    ]) {
      const failure = await ownerApi.expectError(409, 'webhooks.update', { path, body })
      assert.equal(failure.body.errors?.[0]?.code, 'belongs_to_app')
    }
    await ownerApi.expectError(409, 'webhooks.rotateSecret', { path, body: {} })
    await ownerApi.call('webhooks.update', { path, body: { active: false } })
    await ownerApi.call('webhooks.delete', { path })
  })

  it('are limited per connection', async () => {
    const { api } = await connectApp()
    for (let count = 0; count < 10; count += 1) await createOwn({ api })
    const { body } = await api.expectError(409, 'webhooks.create', { body: created })
    assert.equal(body.errors?.[0]?.code, 'limit_reached')
    for (const id of await listIds(api)) await api.call('webhooks.delete', { path: { id } })
  })
})

describe('the events of a webhook of an app', () => {
  it('are sent only while the app and its user have access', async () => {
    const { user, api } = await connectApp()
    const { id } = await createOwn({ api })
    const setRole = (role: 'admin' | 'manager') =>
      app.db.updateTable('users').set({ role }).where('id', '=', user.id).execute()
    await createEvent(app, business_id)
    assert.equal(await countDeliveries(id), 1)
    await setRole('manager')
    await createEvent(app, business_id)
    assert.equal(await countDeliveries(id), 1)
    const [delivery] = await all(ownerApi, 'webhookDeliveries.list', { path: { id } })
    const path = { id: delivery?.id ?? 0 }
    await ownerApi.expectError(409, 'webhookDeliveries.redeliver', { path })
    await ownerApi.expectError(409, 'webhooks.recover', { path: { id }, body: { since } })
    await setRole('admin')
    await app.db.updateTable('users').set({ active: false }).where('id', '=', user.id).execute()
    await createEvent(app, business_id)
    assert.equal(await countDeliveries(id), 1)
    await app.db.updateTable('users').set({ active: true }).where('id', '=', user.id).execute()
    await app.db.updateTable('businesses').set({ require_2fa: true }).where('id', '=', business_id).execute()
    await createEvent(app, business_id)
    assert.equal(await countDeliveries(id), 1)
    await app.db.updateTable('businesses').set({ require_2fa: false }).where('id', '=', business_id).execute()
    await createEvent(app, business_id)
    assert.equal(await countDeliveries(id), 2)
  })

  it('are sent with a custom role that has the scopes for all people', async () => {
    const user = await createUserWithRole(app, { business_id, scopes })
    const { api } = await connectApp({ user })
    const { id } = await createOwn({ api })
    await createEvent(app, business_id)
    assert.equal(await countDeliveries(id), 1)
    await ownerApi.call('roles.update', { path: { id: user.role_id }, body: { scopes: ['people:read'] } })
    await ownerApi.expectError(404, 'webhooks.get', { path: { id } })
    await api.expectError(401, 'webhooks.list')
  })

  it('end when the registration or the connection loses a scope', async () => {
    const narrowed = await connectApp()
    const first = await createOwn(narrowed)
    const body = { scopes: ['webhooks:read' as const, 'webhooks:write' as const] }
    await ownerApi.call('apps.update', { path: { id: narrowed.client.id }, body })
    await ownerApi.expectError(404, 'webhooks.get', { path: { id: first.id } })
    const renewed = await connectApp()
    const second = await createOwn(renewed)
    const wider = await connect(app, renewed.client, renewed.user, { scope: 'people:read webhooks:write' })
    assert.equal(wider.scope, 'webhooks:write people:read')
    await ownerApi.call('webhooks.get', { path: { id: second.id } })
    await connect(app, renewed.client, renewed.user, { scope: 'people:read' })
    await ownerApi.expectError(404, 'webhooks.get', { path: { id: second.id } })
  })
})

describe('the end of a connection', () => {
  type Connected = Awaited<ReturnType<typeof connectApp>>
  const ends: Record<string, (connected: Connected) => Promise<unknown>> = {
    'the app is disconnected': async ({ client }) => {
      const [connection] = await all(ownerApi, 'connectedApps.list', { query: { app_id: client.id } })
      await ownerApi.call('connectedApps.disconnect', { path: { id: connection?.id ?? 0 } })
    },
    'the app revokes its token': ({ client, tokens }) => post(app, 'revoke', client, { token: tokens.refresh_token }),
    'the app is deleted': ({ client }) => ownerApi.call('apps.delete', { path: { id: client.id } }),
    'the user is deactivated': ({ user }) =>
      ownerApi.call('users.update', { path: { id: user.id }, body: { active: false } }),
    'the role of the user changes': ({ user }) =>
      ownerApi.call('users.update', { path: { id: user.id }, body: { role: 'manager' } }),
    'the user changes the password': ({ user }) =>
      caller(app, user.token).call('me.changePassword', {
        body: { current_password: testPassword, new_password: 'another long password' },
      }),
  }

  for (const [name, end] of Object.entries(ends)) {
    it(`deletes its webhooks and their deliveries when ${name}`, async () => {
      const connected = await connectApp()
      const other = await createOwn(await connectApp())
      const { id } = await createOwn(connected)
      await createEvent(app, business_id)
      await end(connected)
      await connected.api.expectError(401, 'webhooks.list')
      await ownerApi.expectError(404, 'webhooks.get', { path: { id } })
      await ownerApi.call('webhooks.get', { path: { id: other.id } })
      const before = await countDeliveries(id)
      await createEvent(app, business_id)
      assert.equal(await countDeliveries(id), before)
      const entries = await all(ownerApi, 'auditLog.list', { query: { action: 'webhook.deleted' } })
      assert.ok(entries.some(({ detail }) => detail.webhook_id === id))
    })
  }

  it('prevents a webhook that is being created', async () => {
    const connected = await connectApp()
    const [connection] = await all(ownerApi, 'connectedApps.list', { query: { app_id: connected.client.id } })
    const results = await Promise.all([
      ...Array.from({ length: 5 }, () =>
        connected.api.send('webhooks.create', { body: created }).catch(() => undefined),
      ),
      ownerApi.call('connectedApps.disconnect', { path: { id: connection?.id ?? 0 } }),
    ])
    assert.equal(results.length, 6)
    const left = (await all(ownerApi, 'webhooks.list')).filter(({ app_id }) => app_id === connected.client.id)
    assert.deepEqual(left, [])
  })
})
