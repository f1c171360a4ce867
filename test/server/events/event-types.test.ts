import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { scopes as allScopes, type Scope } from '../../../server/operation/scopes.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createEvent, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const url = 'https://example.com/hooks'

const createKeyCaller = async (...scopes: Scope[]): Promise<Caller> =>
  caller(app, (await createKey(app, owner, { scopes })).token)

/** Returns the missing scope of a rejected request. */
const missingScope = async (
  by: Caller,
  ...request: Parameters<Caller['expectError']> extends [number, ...infer Rest] ? Rest : never
) => (await by.expectError(403, ...request)).body.required_scope

const areas = {
  'person.updated': 'people:read',
  'document.signed': 'documents:read',
  'payrun.approved': 'payruns:read',
  'leave.approved': 'leave:read',
  'user.updated': 'users:read',
  'webhook.disabled': 'webhooks:read',
} as const
const types = Object.keys(areas) as (keyof typeof areas)[]

describe('the scope of an event', () => {
  it('is required to list its type and to subscribe to it', async () => {
    const others = allScopes.filter((scope) => scope !== 'self')
    for (const [type, scope] of Object.entries(areas)) {
      const by = await createKeyCaller(...others.filter((other) => other !== scope))
      assert.equal(await missingScope(by, 'events.list', { query: { types: [type] } }), scope)
      for (const events of [[type], [...types], ['*']]) {
        assert.equal(
          await missingScope(by, 'webhooks.create', { body: { url, events, active: false } }),
          scope,
          `${events}`,
        )
      }
    }
    const body = { url, events: ['*' as const], active: false }
    await (await createKeyCaller(...others)).call('webhooks.create', { body })
  })

  it('is sufficient for its area', async () => {
    const reader = await createKeyCaller('events:read', 'leave:read')
    await reader.call('events.list', { query: { types: ['leave.requested', 'leave.approved'] } })
    const subscriber = await createKeyCaller('webhooks:write', 'leave:read')
    await subscriber.call('webhooks.create', { body: { url, events: ['leave.approved'], active: false } })
  })

  it('filters the stream to readable events, and advances the cursor past the others', async () => {
    const business = await createBusiness(app)
    await createEvent(app, business.id)
    const { token } = await createKey(app, business.owner, { scopes: ['events:read', 'leave:read', 'payruns:read'] })
    const by = caller(app, token)
    const body = {
      type: 'regular',
      period_start: '2026-01-01',
      period_end: '2026-01-31',
      pay_date: '2026-01-31',
    } as const
    await caller(app, business.owner.token).call('payRuns.create', { body })
    await createEvent(app, business.id)

    const events = await all(by, 'events.list', { query: { limit: 1 } })
    assert.deepEqual(
      events.map(({ type, sequence }) => [type, sequence]),
      [['payrun.created', 2]],
    )
    const { resume_cursor: cursor } = (await by.call('events.list')).body.meta
    await caller(app, business.owner.token).call('payRuns.create', { body })
    const later = (await by.call('events.list', { query: { cursor } })).body.data
    assert.deepEqual(
      later.map(({ sequence }) => sequence),
      [4],
    )
  })

  it('is required to get an event', async () => {
    await createEvent(app, business_id)
    const [event] = await all(api, 'events.list', { query: { types: ['person.created'] } })
    const path = { id: event?.id ?? '' }
    assert.equal(
      await missingScope(await createKeyCaller('events:read', 'leave:read'), 'events.get', { path }),
      'people:read',
    )
    await (await createKeyCaller('events:read', 'people:read')).call('events.get', { path })
  })

  it('is required to change the events or the URL of a webhook', async () => {
    const { id } = await createWebhook(app, {
      business_id,
      events: ['person.created', 'leave.approved'],
      active: false,
    })
    const path = { id }
    const by = await createKeyCaller('webhooks:write', 'leave:read')
    for (const body of [
      { url: 'https://example.com/elsewhere' },
      { events: ['person.created'] },
      { events: ['leave.approved', 'person.deleted'] },
      { url: 'https://example.com/elsewhere', events: ['*'] },
    ]) {
      const scope = await missingScope(by, 'webhooks.update', { path, body })
      assert.ok(scope === 'people:read', `${JSON.stringify(body)}: ${scope}`)
    }
    assert.equal((await api.call('webhooks.get', { path })).body.data.version, 1)
    await by.call('webhooks.update', { path, body: { active: true, url } })
    await by.call('webhooks.update', {
      path,
      body: { events: ['leave.approved'], url: 'https://example.com/elsewhere' },
    })
  })
})
