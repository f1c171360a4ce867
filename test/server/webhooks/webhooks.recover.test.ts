import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, caller } from '../../support/http.ts'
import { endDeliveries } from '../../support/receivers/end-deliveries.ts'
import { createBusiness, createEvent, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { db } = app

/** Creates an active webhook with a delivery of each status. */
async function createDeliveries() {
  const { id: business_id, owner } = await createBusiness(app)
  const { id } = await createWebhook(app, { business_id })
  const api = caller(app, owner.token)
  const statuses = ['pending', 'succeeded', 'failed', 'skipped'] as const
  for (const _ of statuses) await createEvent(app, business_id)
  const deliveries = await all(api, 'webhookDeliveries.list', { path: { id } })
  for (const [index, status] of statuses.entries()) {
    const ids = [deliveries[index]?.id ?? 0]
    if (status !== 'pending') await endDeliveries(db, { business_id, ids }, { status, attempt_count: 6 })
  }
  const readStatuses = async () =>
    Object.fromEntries(
      (await all(api, 'webhookDeliveries.list', { path: { id } })).map((delivery) => [delivery.id, delivery.status]),
    )
  const recover = async (body: Partial<Schemas['WebhookRecover']> = {}) =>
    (await api.call('webhooks.recover', { path: { id }, body: { since: '2026-01-01T00:00:00Z', ...body } as never }))
      .body.data
  return { id, business_id, api, deliveries, readStatuses, recover }
}

const countWakeUps = async (webhook_id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker._private_jobs
    where payload::jsonb = ${JSON.stringify({ webhook_id })}::jsonb`.execute(db)
  return rows[0]?.count ?? 0
}

describe('webhooks.recover', () => {
  it('schedules failed and skipped deliveries from the first attempt, and wakes the worker', async () => {
    const { id, deliveries, readStatuses, recover } = await createDeliveries()
    const before = await countWakeUps(id)
    assert.deepEqual(await recover(), { scheduled: 2, dry_run: false })
    const [pending, succeeded, failed, skipped] = deliveries.map((delivery) => delivery.id)
    assert.deepEqual(await readStatuses(), {
      [String(pending)]: 'pending',
      [String(succeeded)]: 'succeeded',
      [String(failed)]: 'pending',
      [String(skipped)]: 'pending',
    })
    assert.equal(await countWakeUps(id), before + 1)
    const scheduled =
      await sql`select id from pending_deliveries where webhook_id = ${id} and attempts_before = 6`.execute(db)
    assert.equal(scheduled.rows.length, 2)
    assert.deepEqual(await recover(), { scheduled: 0, dry_run: false })
  })

  it('returns the same count and changes nothing in a dry run', async () => {
    const { readStatuses, recover } = await createDeliveries()
    const before = await readStatuses()
    assert.deepEqual(await recover({ dry_run: true }), { scheduled: 2, dry_run: true })
    assert.deepEqual(await readStatuses(), before)
  })

  it('filters by status, type and time', async () => {
    const { recover } = await createDeliveries()
    const count = async (body: Partial<Schemas['WebhookRecover']>) =>
      (await recover({ ...body, dry_run: true })).scheduled
    assert.equal(await count({ statuses: ['failed'] }), 1)
    assert.equal(await count({ types: ['person.created'] }), 2)
    assert.equal(await count({ types: ['person.deleted'] }), 0)
    assert.equal(await count({ until: '2026-01-02T00:00:00Z' }), 0)
    assert.equal(await count({ since: '2999-01-01T00:00:00Z' }), 0)
  })

  it('does not change other webhooks', async () => {
    const webhook = await createDeliveries()
    const other = await createDeliveries()
    const before = await other.readStatuses()
    await webhook.recover()
    assert.deepEqual(await other.readStatuses(), before)
  })

  it('refuses an inactive webhook', async () => {
    const { id, api } = await createDeliveries()
    await api.call('webhooks.update', { path: { id }, body: { active: false } })
    await api.expectError(409, 'webhooks.recover', { path: { id }, body: { since: '2026-01-01T00:00:00Z' } as never })
  })

  it('schedules more deliveries than fit in a batch', async () => {
    const { id, business_id, deliveries, recover } = await createDeliveries()
    await sql`
      insert into webhook_deliveries (business_id, id, created_at, webhook_id, event_id, type, status)
      select ${business_id}, nextval('pending_deliveries_id_seq'), now(), ${id}, ${deliveries[0]?.event_id},
        'person.created', 'failed'
      from generate_series(1, 5001)`.execute(db)
    assert.equal((await recover({ dry_run: true })).scheduled, 5003)
    assert.equal((await recover()).scheduled, 5003)
  })
})
