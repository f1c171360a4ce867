import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { startTestApp } from '../../support/app.ts'
import { createBusiness, createEvent, createWebhook } from '../../support/factories.ts'
import { all, caller } from '../../support/http.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

async function newest() {
  const { id: webhookId } = await createWebhook(app, { business_id })
  await createEvent(app, business_id)
  const [delivery] = await all(api, 'webhookDeliveries.list', { path: { id: webhookId } })
  return delivery ?? assert.fail('no delivery')
}

describe('webhookDeliveries.get', () => {
  it('answers what the list shows, without attempts before the first', async () => {
    const delivery = await newest()
    const { body } = await api.call('webhookDeliveries.get', { path: { id: delivery.id } })
    assert.deepEqual(body.data, { ...delivery, attempts: [] })
  })

  it('answers every attempt with what came of it, the oldest first', async () => {
    const { id } = await newest()
    const attempts = [
      {
        attempt: 1,
        trigger: 'schedule' as const,
        started_at: '2026-01-15T09:30:00.120Z',
        duration_ms: 30_000,
        outcome: 'timed_out' as const,
        response_status: null,
        response_excerpt: null,
        error: 'no answer within 30 s',
      },
      {
        attempt: 2,
        trigger: 'redelivery' as const,
        started_at: '2026-01-15T09:31:00.000Z',
        duration_ms: 0,
        outcome: 'http_error' as const,
        response_status: 500,
        response_excerpt: '<h1>Oops</h1> 🧨',
        error: null,
      },
    ]
    const rows = attempts.toReversed().map((attempt) => ({ business_id, delivery_id: id, ...attempt }))
    const { db } = app
    await db.insertInto('webhook_attempts').values(rows).execute()
    const failed = { status: 'failed' as const, next_attempt_at: null, attempt_count: 2 }
    await db.updateTable('webhook_deliveries').set(failed).where('id', '=', id).execute()
    const { body } = await api.call('webhookDeliveries.get', { path: { id } })
    assert.deepEqual(body.data, { ...body.data, ...failed, attempts })
  })

  it('finds ids beyond 32 bits, up to the last that JSON can tell', async () => {
    const { id } = await newest()
    const high = 9_007_199_254_740_991
    await sql`
      insert into webhook_deliveries (id, business_id, webhook_id, event_id, type, status) overriding system value
      select ${high}, business_id, webhook_id, event_id, type, 'skipped' from webhook_deliveries where id = ${id}
    `.execute(app.db)
    assert.equal((await api.call('webhookDeliveries.get', { path: { id: high } })).body.data.id, high)
    await api.refused(404, 'webhookDeliveries.get', { path: { id: high - 1 } })
  })
})
