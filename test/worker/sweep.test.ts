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

/** The life of a worker that does nothing by itself. */
async function startLife() {
  const life = await openLifeline({
    databaseUrl: app.databaseUrl,
    subscriber: () => undefined,
    onLost: (error) => {
      throw error
    },
  })
  closeAfter(life.end)
  await life.claimPool(`pool of ${life.worker}`)
  return life
}

/** Sweeps for a worker, until the test has seen enough. */
function sweep(worker: number) {
  const found = new Set<number>()
  const ending = new AbortController()
  const ended = sweepUntil({
    ...app,
    log,
    worker,
    catchUp: (ids) => {
      for (const id of ids) found.add(id)
    },
    signal: ending.signal,
  })
  closeAfter(() => {
    ending.abort()
    return ended
  })
  return found
}

/** A webhook with a due delivery, whose events were told of a worker. */
async function dueWebhook(drained_by: number): Promise<number> {
  const { id: business_id } = await createBusiness(app)
  const { id } = await createWebhook(app, { business_id })
  await app.db.updateTable('webhooks').set({ drained_by }).where('id', '=', id).execute()
  await createEvent(app, business_id)
  return id
}

const drainedBy = async (id: number) => {
  const row = await app.db.selectFrom('webhooks').select('drained_by').where('id', '=', id).executeTakeFirstOrThrow()
  return row.drained_by
}

test('what was told to a worker that has died is found, and no more is told to it', async () => {
  const [dead, living] = [await startLife(), await startLife()]
  const own = await dueWebhook(living.worker)
  const left = await dueWebhook(dead.worker)
  const changed = await dueWebhook(dead.worker)
  await dead.lockWebhooks([left])
  await dead.end()
  const change = await holdRows(app.databaseUrl, 'webhooks', [changed])

  const found = sweep(living.worker)
  await eventually('all are found', async () => [own, left, changed].every((id) => found.has(id)))
  assert.equal(await drainedBy(left), null)
  assert.equal(await drainedBy(changed), dead.worker, 'somebody changes it, who is not waited for')
  await change.release()
  await eventually('it is forgotten later', async () => (await drainedBy(changed)) === null)
  assert.equal(await drainedBy(own), living.worker)
})

test('a message that was lost is made up for by the worker that has the webhook open, and by no other one', async () => {
  const [one, other] = [await startLife(), await startLife()]
  const open = await dueWebhook(one.worker)
  const free = await dueWebhook(one.worker)
  await one.lockWebhooks([open])
  const byOther = sweep(other.worker)
  await eventually('the other finds what is free', async () => byOther.has(free))
  assert.ok(!byOther.has(open))
  const byOne = sweep(one.worker)
  await eventually('its own worker finds what is open', async () => byOne.has(open))
})
