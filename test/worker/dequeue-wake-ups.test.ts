import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '../../server/process/log.ts'
import { dequeueWakeUps } from '../../worker/dequeue-wake-ups.ts'
import { startWorker } from '../../worker/worker.ts'
import { startReceiver } from '../support/receivers/receiver.ts'
import { createBusiness, createEvent, createWebhook } from '../support/samples/factories.ts'
import { startTestApp } from '../support/service/app.ts'

const app = await startTestApp()
const receiver = await startReceiver()

async function subscribe(path = '/') {
  const { id: business_id } = await createBusiness(app)
  const { id } = await createWebhook(app, { business_id, url: receiver.url + path })
  return { id, addEvent: () => createEvent(app, business_id) }
}

/** Returns the number of queued wake-ups for a webhook. */
async function countWakeUps(webhookId: number): Promise<number> {
  const { rows } = await sql`
    select from graphile_worker._private_jobs where (payload ->> 'webhook_id')::int = ${webhookId}
  `.execute(app.db)
  return rows.length
}

describe('the queued wake-ups', () => {
  it('are removed in one call, and their webhooks returned once', async () => {
    const [first, second] = [await subscribe(), await subscribe()]
    for (const { addEvent } of [first, first, first, second]) await addEvent()
    assert.equal(await countWakeUps(first.id), 3)
    const webhooks = await dequeueWakeUps(app.db)
    assert.ok(webhooks.has(first.id) && webhooks.has(second.id))
    assert.equal(await countWakeUps(first.id), 0)
    assert.deepEqual(await dequeueWakeUps(app.db), new Set())
  })

  it('stay in the queue if they are for later or locked, like other jobs', async () => {
    const { id, addEvent } = await subscribe()
    const payload = JSON.stringify({ webhook_id: id })
    await sql`select graphile_worker.add_job('drain_webhook', ${payload}::json, run_at => now() + interval '1 hour')`.execute(
      app.db,
    )
    await sql`select graphile_worker.add_job('delete_webhook', ${payload}::json)`.execute(app.db)
    await addEvent()
    await sql`
      update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another worker'
      where (payload ->> 'webhook_id')::int = ${id} and run_at <= now()
        and task_id = (select id from graphile_worker._private_tasks where identifier = 'drain_webhook')
    `.execute(app.db)
    assert.equal((await dequeueWakeUps(app.db)).has(id), false)
    assert.equal(await countWakeUps(id), 3)
    await sql`delete from graphile_worker._private_jobs where (payload ->> 'webhook_id')::int = ${id}`.execute(app.db)
  })

  it('do not delay new jobs once a worker has started, and are performed', async () => {
    const { id, addEvent } = await subscribe('/busy')
    const events = 150 // more than the queue fetches at a time
    for (let count = 0; count < events; count += 1) await addEvent()
    const onFailed = (error: Error): never => {
      throw error
    }
    const worker = await startWorker({ config: app.config, log: createLog('worker', app.config), onFailed })
    assert.equal(await countWakeUps(id), 0)
    const received = await receiver.until(events, ({ path }) => path === '/busy')
    assert.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, events)
    await worker.stop()
  })
})
