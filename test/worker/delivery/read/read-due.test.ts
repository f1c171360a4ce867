import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { inTransaction } from '../../../../server/operation/work.ts'
import { readDue } from '../../../../worker/delivery/read/read-due.ts'
import { isCluster } from '../../../support/postgres/citus.ts'
import { createBusiness, createWebhook } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

const onePlan = { skip: isCluster() && 'the coordinator does not show the plans of nodes' }

test('a plan cached while there were few events still looks up the text of a delivery by key', onePlan, async () => {
  const { id: business_id } = await createBusiness(app)
  const { id: webhookId } = await createWebhook(app, { business_id, url: 'https://example.com/' })
  await inTransaction(app, async ({ db }) => {
    const read = () => readDue(db, [{ webhookId, limit: 10, busy: [] }])
    for (let count = 0; count < 10; count++) await read() // PostgreSQL then caches the plan
    await sql`
      insert into events (id, business_id, type, body, created_at)
      select 'evt_' || n, ${business_id}, 'person.created', '{}', now() from generate_series(1, 1000) n
    `.execute(db)
    await sql`
      insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at)
      values (${business_id}, ${webhookId}, 'evt_500', 'person.created', now() - interval '1 s')
    `.execute(db)
    const eventsRead = async () => {
      const { rows } = await sql<{ count: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relname = 'events'
      `.execute(db)
      return rows[0]?.count ?? 0
    }
    const before = await eventsRead()
    await read()
    assert.equal((await eventsRead()) - before, 1)
  })
})

test('the members of deliveries that are due at the same time stay together, however PostgreSQL sorts', async () => {
  const { id: business_id } = await createBusiness(app)
  const { id: webhookId } = await createWebhook(app, { business_id, url: 'https://example.com/' })
  const count = 300
  await inTransaction(app, async ({ db }) => {
    await sql`
      insert into events (id, business_id, type, body, created_at)
      select id, ${business_id}, 'person.created', json_build_object('id', id, 'data', data), now()
      from (
        select 'evt_' || md5(n::text) as id, (select string_agg(md5(n || ' ' || part), '') from generate_series(1, 45) part) as data
        from generate_series(1, ${count}::int) n
      ) input
    `.execute(db)
    await sql`
      insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at)
      select ${business_id}, ${webhookId}, id, type, now() from events where business_id = ${business_id}
    `.execute(db)
  })

  // As in PostgreSQL 15, each list is sorted separately, and the list of bodies on disk.
  const webhooks = await inTransaction(app, async ({ db }) => {
    await sql`
      select set_config(name, 'off', true) from pg_settings where name = 'enable_presorted_aggregate'`.execute(db)
    await sql`set local work_mem = '64kB'`.execute(db)
    return await readDue(db, [{ webhookId, limit: count, busy: [] }])
  })
  const deliveries = webhooks.get(webhookId)?.deliveries ?? []
  assert.equal(new Set(deliveries.map(({ id }) => id)).size, count)
  assert.deepEqual(
    deliveries.map(({ body }) => JSON.parse(body).id),
    deliveries.map(({ event_id }) => event_id),
  )
})

test('a manual attempt is read only with the delivery and the event of its own business', async () => {
  const { id: business_id } = await createBusiness(app)
  const { id: other_id } = await createBusiness(app)
  const { id: webhookId } = await createWebhook(app, { business_id, url: 'https://example.com/' })
  const [deliveryId, eventId] = [900_000_000, 'evt_same']
  for (const [owner, body] of [
    [business_id, '{"of":"this business"}'],
    [other_id, '{"of":"another business"}'],
  ]) {
    await sql`
      insert into events (id, business_id, type, body, created_at)
      values (${eventId}, ${owner}, 'person.created', ${body}, now())`.execute(app.db)
    await sql`
      insert into webhook_deliveries (business_id, id, created_at, webhook_id, event_id, type, status)
      values (${owner}, ${deliveryId}, now(), ${webhookId}, ${eventId}, 'person.created', 'skipped')`.execute(app.db)
    await sql`
      insert into manual_attempts (business_id, delivery_id, webhook_id)
      values (${owner}, ${deliveryId}, ${webhookId})`.execute(app.db)
  }
  const webhooks = await inTransaction(app, ({ db }) => readDue(db, [{ webhookId, limit: 10, busy: [] }]))
  assert.deepEqual(
    webhooks.get(webhookId)?.deliveries.map(({ body, trigger }) => [body, trigger]),
    [['{"of":"this business"}', 'redelivery']],
  )
})
