import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../support/http.ts'
import { createBusiness, createEvent, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const { db } = app
const perform = createJobPerformer(app)

/** Creates a webhook whose log needs more than one batch. */
async function createLog(): Promise<number> {
  const { id } = await createWebhook(app, { business_id })
  await createEvent(app, business_id)
  await sql`
    with delivery as (
      insert into webhook_deliveries (business_id, id, created_at, webhook_id, event_id, type, status)
      select business_id, nextval('pending_deliveries_id_seq'), created_at, webhook_id, event_id, type, 'failed'
      from pending_deliveries cross join generate_series(1, 2100) where webhook_id = ${id}
      returning business_id, id
    )
    insert into webhook_attempts (business_id, delivery_id, attempt, started_at, duration_ms, outcome)
    select business_id, id, 1, now(), 1, 'http_error' from delivery`.execute(db)
  return id
}

/** Returns the number of rows of a webhook and of its log. */
async function countRows(webhookId: number): Promise<number[]> {
  const { rows } = await sql<{ counts: number[] }>`
    select array[
      (select count(*)::int from webhooks where id = ${webhookId}),
      (select count(*)::int from pending_deliveries where webhook_id = ${webhookId}),
      (select count(*)::int from webhook_deliveries where webhook_id = ${webhookId}),
      (select count(*)::int from webhook_attempts join webhook_deliveries delivery using (business_id)
       where delivery.id = delivery_id and webhook_id = ${webhookId})
    ] as counts`.execute(db)
  return rows[0]?.counts ?? []
}

describe('delete_webhook', () => {
  it('deletes the log of a deleted webhook with its attempts, and the webhook', async () => {
    const [deleted, other] = [await createLog(), await createLog()]
    const before = await db.selectFrom('webhook_attempts').select(sql<number>`count(*)`.as('count')).executeTakeFirst()
    await api.call('webhooks.delete', { path: { id: deleted } })
    await perform('delete_webhook', { webhook_id: deleted })
    assert.deepEqual(await countRows(deleted), [0, 0, 0, 0])
    assert.deepEqual((await countRows(other)).slice(0, 1), [1])
    const now = await db.selectFrom('webhook_attempts').select(sql<number>`count(*)`.as('count')).executeTakeFirst()
    assert.equal((before?.count ?? 0) - (now?.count ?? 0), 2_100)
    await perform('delete_webhook', { webhook_id: deleted }) // a second run, as after a crash
  })

  it('does not change other webhooks', async () => {
    const id = await createLog()
    await perform('delete_webhook', { webhook_id: id })
    assert.deepEqual(await countRows(id), [1, 1, 2_100, 2_100])
  })

  it('refuses an invalid payload', async () => {
    await assert.rejects(perform('delete_webhook', { webhook_id: '1' }))
  })
})
