import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from '../../server/process/log.ts'
import { openLifeline } from '../../worker/lifeline.ts'
import { sweepUntil } from '../../worker/sweep.ts'
import { closeAfter } from '../support/close-after.ts'
import { eventually, holdRows } from '../support/race.ts'
import { createBusiness, createEvent, createWebhook } from '../support/samples/factories.ts'
import { startTestApp } from '../support/service/app.ts'

const app = await startTestApp()
const log = createLog('worker', app.config)

/** Opens a lifeline without a worker. */
async function startLifeline() {
  const lifeline = await openLifeline({
    databaseUrl: app.databaseUrl,
    subscriber: () => undefined,
    onLost: (error) => {
      throw error
    },
  })
  closeAfter(lifeline.end)
  await lifeline.claimPool(`pool of ${lifeline.worker}`)
  return lifeline
}

/** Sweeps for a worker until the end of the test. Returns the webhooks that the sweeps find. */
function sweep(worker: number) {
  const webhooks = new Set<number>()
  const controller = new AbortController()
  const progress = sweepUntil({
    ...app,
    log,
    worker,
    catchUp: (ids) => {
      for (const id of ids) webhooks.add(id)
    },
    signal: controller.signal,
  })
  closeAfter(() => {
    controller.abort()
    return progress
  })
  return webhooks
}

/** Creates a webhook with a due delivery, announced by a worker. */
async function createDueWebhook(drained_by: number): Promise<number> {
  const { id: business_id } = await createBusiness(app)
  const { id } = await createWebhook(app, { business_id })
  await app.db.updateTable('webhooks').set({ drained_by }).where('id', '=', id).execute()
  await createEvent(app, business_id)
  return id
}

const readDrainedBy = async (id: number) => {
  const row = await app.db.selectFrom('webhooks').select('drained_by').where('id', '=', id).executeTakeFirstOrThrow()
  return row.drained_by
}

test('a sweep finds the webhooks of a dead worker and removes it from `drained_by`', async () => {
  const [dead, living] = [await startLifeline(), await startLifeline()]
  const own = await createDueWebhook(living.worker)
  const locked = await createDueWebhook(dead.worker)
  const changed = await createDueWebhook(dead.worker)
  await dead.lockWebhooks([locked])
  await dead.end()
  const change = await holdRows(app.databaseUrl, 'webhooks', [changed])

  const webhooks = sweep(living.worker)
  await eventually('the sweep finds all', async () => [own, locked, changed].every((id) => webhooks.has(id)))
  assert.equal(await readDrainedBy(locked), null)
  assert.equal(await readDrainedBy(changed), dead.worker, 'locked rows are skipped')
  await change.release()
  await eventually('a later sweep removes it', async () => (await readDrainedBy(changed)) === null)
  assert.equal(await readDrainedBy(own), living.worker)
})

test('a sweep finds an open webhook only for its own worker', async () => {
  const [first, second] = [await startLifeline(), await startLifeline()]
  const open = await createDueWebhook(first.worker)
  const free = await createDueWebhook(first.worker)
  await first.lockWebhooks([open])
  const bySecond = sweep(second.worker)
  await eventually('the other worker finds the free webhook', async () => bySecond.has(free))
  assert.ok(!bySecond.has(open))
  const byFirst = sweep(first.worker)
  await eventually('its own worker finds the open webhook', async () => byFirst.has(open))
})
