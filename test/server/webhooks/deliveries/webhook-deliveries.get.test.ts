import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../../support/http.ts'
import { endDeliveries } from '../../../support/receivers/end-deliveries.ts'
import { createBusiness, createEvent, createWebhook } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

async function createDelivery() {
  const { id: webhookId } = await createWebhook(app, { business_id })
  await createEvent(app, business_id)
  const [delivery] = await all(api, 'webhookDeliveries.list', { path: { id: webhookId } })
  return delivery ?? assert.fail('no delivery')
}

describe('webhookDeliveries.get', () => {
  it('returns the delivery of the list, without attempts at first', async () => {
    const delivery = await createDelivery()
    const { body } = await api.call('webhookDeliveries.get', { path: { id: delivery.id } })
    assert.deepEqual(body.data, { ...delivery, attempts: [] })
  })

  it('returns all attempts with their outcomes, oldest first', async () => {
    const { id } = await createDelivery()
    const attempts = [
      {
        attempt: 1,
        trigger: 'schedule' as const,
        url: 'https://example.com/hooks',
        started_at: '2026-01-15T09:30:00.120Z',
        duration_ms: 30_000,
        outcome: 'timed_out' as const,
        response_status: null,
        response_excerpt: null,
        response_truncated: false,
        error: 'no response within 30 s',
      },
      {
        attempt: 2,
        trigger: 'redelivery' as const,
        url: null,
        started_at: '2026-01-15T09:31:00.000Z',
        duration_ms: 0,
        outcome: 'http_error' as const,
        response_status: 500,
        response_excerpt: '<h1>Oops</h1> 🧨',
        response_truncated: true,
        error: null,
      },
    ]
    const { db } = app
    const [ending = assert.fail(), manual = assert.fail()] = attempts
    const created_at = '2026-01-15T09:29:59.000Z'
    const failure = { status: 'failed' as const, attempt_count: 2, created_at }
    await endDeliveries(db, { business_id, ids: [id] }, failure)
    await db.updateTable('webhook_deliveries').set(ending).where('id', '=', id).execute()
    await db
      .insertInto('webhook_attempts')
      .values({ business_id, delivery_id: id, ...manual })
      .execute()
    const { body } = await api.call('webhookDeliveries.get', { path: { id } })
    const rest = body.data.attempts?.map(({ request_headers, ...attempt }) => attempt)
    assert.deepEqual({ ...body.data, attempts: rest }, { ...body.data, ...failure, next_attempt_at: null, attempts })
  })

  it('returns the headers of each request without secrets', async () => {
    const { id, webhook_id, event_id } = await createDelivery()
    await api.call('webhooks.update', { path: { id: webhook_id }, body: { headers: { 'X-Tenant': 'acme' } } })
    const attempt = {
      outcome: 'http_error' as const,
      duration_ms: 1,
      response_status: 500,
      business_id,
      delivery_id: id,
    }
    const started_at = '2096-01-15T09:30:00.999Z'
    const triggers = ['schedule', 'redelivery', 'schedule', 'schedule'] as const
    const rows = triggers.map((trigger, index) => ({ ...attempt, attempt: index + 1, trigger, started_at }))
    await app.db.insertInto('webhook_attempts').values(rows).execute()
    const readHeaders = async (counts: { attempt_count: number; attempts_before: number }) => {
      await app.db.updateTable('pending_deliveries').set(counts).where('id', '=', id).execute()
      const { attempts = [] } = (await api.call('webhookDeliveries.get', { path: { id } })).body.data
      return attempts.map(({ request_headers }) => request_headers.map(({ name, value }) => [name, value]))
    }
    const once = await readHeaders({ attempt_count: 4, attempts_before: 1 })
    assert.deepEqual(once[2], [
      ['X-Tenant', null],
      ['Content-Type', 'application/json'],
      ['User-Agent', 'Workforce-Webhooks/1'],
      ['X-Webhook-Event', 'person.created'],
      ['X-Webhook-Attempt', '2'],
      ['X-Webhook-Signature', null],
      ['webhook-id', event_id],
      ['webhook-timestamp', '3977458200'],
      ['webhook-signature', null],
    ])
    const attemptNumbers = (attempts: typeof once) =>
      attempts.map((headers) => headers.find(([name]) => name === 'X-Webhook-Attempt')?.[1])
    assert.deepEqual(attemptNumbers(once), ['1', '1', '2', '3'])
    const twice = await readHeaders({ attempt_count: 4, attempts_before: 3 })
    assert.deepEqual(attemptNumbers(twice), [null, '1', null, '1'])
  })

  it('accepts IDs up to the largest safe integer', async () => {
    const { id } = await createDelivery()
    const high = 9_007_199_254_740_991
    await sql`
      insert into webhook_deliveries (id, created_at, business_id, webhook_id, event_id, type, status)
      select ${high}, created_at, business_id, webhook_id, event_id, type, 'skipped' from pending_deliveries where id = ${id}
    `.execute(app.db)
    assert.equal((await api.call('webhookDeliveries.get', { path: { id: high } })).body.data.id, high)
    await api.expectError(404, 'webhookDeliveries.get', { path: { id: high - 1 } })
  })
})
