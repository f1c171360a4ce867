import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '../../../../server/process/log.ts'
import { createDrainer, type Drainer } from '../../../../worker/delivery/schedule/drainer.ts'
import { openLifeline } from '../../../../worker/lifeline.ts'
import { fromHeldLocks } from '../../../../worker/locks.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { isCluster } from '../../../support/postgres/citus.ts'
import { eventually, hold, holdRows } from '../../../support/race.ts'
import { behaviours, respondWith, startReceiver } from '../../../support/receivers/receiver.ts'
import { createBusiness, createEvent, createWebhook } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const receiver = await startReceiver()

/**
 * How many milliseconds workers keep webhooks open: longer than a test runs (`patientMs`), or only while they are
 * woken.
 */
const patientMs = 600_000
const briefMs = 500

/** Starts a worker without jobs and without a sweep: it sends deliveries only after messages over its lifeline. */
async function startWorker(warmMs: number) {
  let drainer: Drainer | undefined
  const onFailed = (error: Error): never => {
    throw error
  }
  const lifeline = await openLifeline({
    databaseUrl: app.databaseUrl,
    subscriber: () => drainer,
    onLost: onFailed,
  })
  const log = createLog('worker', app.config)
  drainer = createDrainer({ ...app, log, lifeline, warmMs, onAttempt: () => undefined, onFailed })
  const { stop, wake, catchUp } = drainer
  closeAfter(async () => {
    await stop(1_000)
    await lifeline.end()
  })
  return { worker: lifeline.worker, wake, catchUp, stop }
}

let webhookCount = 0

/** Creates a webhook with its own business and path. */
async function subscribe() {
  const path = `/${++webhookCount}`
  const { id: business_id } = await createBusiness(app)
  const { id } = await createWebhook(app, { business_id, url: receiver.url + path })
  const isOpen = async () => {
    const { rows } = await sql`select ${fromHeldLocks('webhook')} and objid = ${id}`.execute(app.db)
    return rows.length > 0
  }
  const drainedBy = async () => {
    const row = await app.db.selectFrom('webhooks').select('drained_by').where('id', '=', id).executeTakeFirst()
    return row?.drained_by
  }
  return {
    id,
    isOpen,
    isClosed: async () => (await drainedBy()) === null && !(await isOpen()),
    /** Wakes a worker until it has announced the webhook. */
    announcedBy: ({ worker, wake }: Awaited<ReturnType<typeof startWorker>>) =>
      eventually('the worker announces the webhook', async () => {
        wake(id)
        return (await drainedBy()) === worker
      }),
    addEvent: () => createEvent(app, business_id),
    arrived: (count = 1) => receiver.until(count, (received) => received.path === path),
    jobs: async () => {
      const { rows } = await sql`
        select from graphile_worker._private_jobs where (payload ->> 'webhook_id')::int = ${id}
      `.execute(app.db)
      return rows.length
    },
    /**
     * Records an event while a worker has the webhook open, in a transaction that stays open until the returned
     * function commits it.
     */
    holdEvent: async ({ wake }: Awaited<ReturnType<typeof startWorker>>) => {
      const blocker = await hold(app.databaseUrl, `select pg_advisory_xact_lock(1, ${id})`)
      const name = `held_${id}`
      await sql
        .raw(`create function ${name}() returns trigger language plpgsql as
          'begin perform pg_advisory_xact_lock(1, ${id}); return null; end';
          create constraint trigger ${name} after insert on events deferrable initially deferred
            for each row when (new.business_id = ${business_id}) execute function ${name}()`)
        .execute(app.db)
      const keepOpen = setInterval(() => wake(id), 20)
      const pending = createEvent(app, business_id)
      await blocker.untilBlocked(1)
      clearInterval(keepOpen)
      return async () => {
        await blocker.release()
        await pending
      }
    },
  }
}

/** The options of tests that delay commits with a deferred trigger. */
const triggers = { skip: isCluster() && 'Citus has no deferred triggers' }

describe('an event', () => {
  it('reaches a worker that has its webhook open without a job', async () => {
    const worker = await startWorker(patientMs)
    const webhook = await subscribe()
    await webhook.announcedBy(worker)
    await webhook.addEvent()
    await webhook.arrived()
    assert.equal(await webhook.jobs(), 0)
  })

  it('reaches the worker that had its webhook open, although it was closed before the commit', triggers, async () => {
    const worker = await startWorker(briefMs)
    const webhook = await subscribe()
    await webhook.announcedBy(worker)
    const commit = await webhook.holdEvent(worker)
    await eventually('the worker closes the webhook', webhook.isClosed)
    await commit()
    await webhook.arrived()
    assert.equal(await webhook.jobs(), 0)
  })

  it(
    'reaches the worker that has opened its webhook since, although another worker gets the message',
    triggers,
    async () => {
      const first = await startWorker(briefMs)
      const second = await startWorker(patientMs)
      const webhook = await subscribe()
      await webhook.announcedBy(first)
      const commit = await webhook.holdEvent(first)
      await eventually('the first closes the webhook', webhook.isClosed)
      await webhook.announcedBy(second)
      await commit()
      await webhook.arrived()
      assert.equal(await webhook.jobs(), 0)
    },
  )

  it('adds a job for any worker when none has its webhook open', async () => {
    const worker = await startWorker(patientMs)
    const webhook = await subscribe()
    await webhook.announcedBy(worker)
    await worker.stop(1_000)
    assert.ok(await webhook.isClosed())
    await webhook.addEvent()
    assert.equal(await webhook.jobs(), 1)
  })
})

it('a success with a slow body does not delay other deliveries, and is recorded when the worker stops', async () => {
  receiver.behave(behaviours.drip)
  const worker = await startWorker(patientMs)
  const webhook = await subscribe()
  await webhook.announcedBy(worker)
  await webhook.addEvent()
  await webhook.addEvent()
  await webhook.arrived(2)
  const statuses = async () => {
    const deliveries = await app.db
      .selectFrom('webhook_deliveries')
      .select(['status', 'response_truncated'])
      .where('webhook_id', '=', webhook.id)
      .execute()
    return deliveries.map(({ status, response_truncated }) => [status, response_truncated])
  }
  assert.deepEqual(await statuses(), [], 'both bodies are still read')
  await worker.stop(20_000)
  assert.deepEqual(await statuses(), [
    ['succeeded', true],
    ['succeeded', true],
  ])
  receiver.behave(respondWith(204))
})

it('a stopping worker offers overdue deliveries that it has not started to others', async () => {
  const first = await startWorker(patientMs)
  await startWorker(patientMs)
  const { id: business_id } = await createBusiness(app)
  const ids: number[] = []
  const count = 300 // more than the batch size for opening webhooks
  while (ids.length < count) {
    ids.push((await createWebhook(app, { business_id, url: `${receiver.url}/overdue/${ids.length}` })).id)
  }
  await createEvent(app, business_id)
  first.catchUp(ids)
  await first.stop(20_000)
  const received = await receiver.until(count, ({ path }) => path.startsWith('/overdue/'))
  assert.equal(new Set(received.map(({ path }) => path)).size, count)
})

it('a worker stops without waiting for a transaction that changes one of its webhooks', async () => {
  const worker = await startWorker(patientMs)
  const webhook = await subscribe()
  await webhook.announcedBy(worker)
  const change = await holdRows(app.databaseUrl, 'webhooks', [webhook.id])
  await worker.stop(1_000)
  assert.ok(!(await webhook.isOpen()))
  await change.release()
})
