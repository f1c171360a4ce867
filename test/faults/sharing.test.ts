import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { fromHeldLocks } from '../../worker/locks.ts'
import { caller } from '../support/http.ts'
import { eventually } from '../support/race.ts'
import { startReceiver } from '../support/receivers/receiver.ts'
import { createBusiness, createWebhook } from '../support/samples/factories.ts'
import { startTestApp } from '../support/service/app.ts'
import { startWorkerProcess } from '../support/service/service-process.ts'

const app = await startTestApp()
const receiver = await startReceiver()

const timeoutMs = 120_000

/** The number that a query returns. */
async function count(query: RawBuilder<{ n: number }>): Promise<number> {
  const { rows } = await query.execute(app.db)
  return rows[0]?.n ?? 0
}

const delivered = sql<{ n: number }>`select count(*)::int as n from webhook_deliveries`
const pending = sql<{ n: number }>`select count(*)::int as n from pending_deliveries`
const openWebhooks = sql<{ n: number }>`select count(*)::int as n ${fromHeldLocks('webhook')}`
const drainingWorkers = sql<{ n: number }>`select count(distinct pid)::int as n ${fromHeldLocks('webhook')}`

test('an overloaded worker transfers half of its webhooks to an idle one', async () => {
  // The number of webhooks. Their receiver is so slow that the 512 slots of a worker are too few, on any machine.
  const webhooks = 60
  receiver.behave((response) => void setTimeout(() => response.writeHead(204).end(), 400))
  const { id: business_id, owner } = await createBusiness(app)
  const person = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
  await caller(app, owner.token).call('people.create', { body: person })
  const ids: number[] = []
  for (let n = 0; n < webhooks; n++)
    ids.push((await createWebhook(app, { business_id, url: `${receiver.url}/${n}` })).id)

  /** Adds due deliveries for each webhook while fewer than 3,000 are pending. */
  const keepDue = async (): Promise<void> => {
    if ((await count(pending)) > 3_000) return
    await sql`
      insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at)
      select ${business_id}, webhook.id, event.id, event.type, now()
      from events event join webhooks webhook on webhook.business_id = ${business_id}, generate_series(1, 100)
      where event.business_id = ${business_id}`.execute(app.db)
    await sql`
      select graphile_worker.add_job('drain_webhook', json_build_object('webhook_id', id))
      from unnest(${ids}::int[]) id`.execute(app.db)
  }
  let log = ''
  const busy = await startWorkerProcess(app.databaseUrl, { LOG_LEVEL: 'debug' }, (text) => {
    log += text
  })
  await keepDue()
  const isDraining = async () => (await count(openWebhooks)) === webhooks
  await eventually('the only worker drains all webhooks', isDraining, timeoutMs)

  const starting = startWorkerProcess(app.databaseUrl)
  const hasTransferred = async (): Promise<boolean> => {
    await keepDue()
    return log.includes('transferring webhooks') && (await count(drainingWorkers)) === 2
  }
  await eventually('the worker transfers webhooks to the other one', hasTransferred, timeoutMs)
  await eventually('everything is delivered', async () => (await count(pending)) === 0, timeoutMs)

  assert.equal(await count(sql`${delivered} where attempt_count <> 1`), 0)
  assert.equal(receiver.received.length, await count(delivered), 'each delivery was sent once')
  assert.deepEqual([await busy.end(), await (await starting).end()], [0, 0])
})
