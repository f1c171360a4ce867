import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../server/operation/work.ts'
import type { Log } from '../server/process/log.ts'
import { dueBySchedule } from './delivery/read/due.ts'
import { clearDrainedBy } from './delivery/schedule/drained-by.ts'
import { fromHeldLocks, heldLocks } from './locks.ts'

const intervalMs = 3_000

/** Jobs younger than this are skipped: their pool may not have its lock yet. */
const youngJob = '5 seconds'

interface Options {
  db: Db
  log: Log
  /** The PostgreSQL process of this worker's lifeline. */
  worker: number
  /** Called with the webhooks that have due deliveries and no other worker. */
  catchUp: (webhookIds: readonly number[]) => void
  /** Ends the sweep. */
  signal: AbortSignal
}

/**
 * Finds work that a crash or a lost message has left without a worker: due deliveries of webhooks that no worker drains,
 * and jobs locked by dead workers. Runs at once and then every few seconds.
 */
export async function sweepUntil({ db, log, worker, catchUp, signal }: Options): Promise<void> {
  let lastLiving = ''
  while (!signal.aborted) {
    try {
      const living = await liveWorkers(db)
      if (living.join() !== lastLiving && (await removeDeadWorkers(db, living))) lastLiving = living.join()
      catchUp(await findUndrained(db, worker))
      await unlockJobsOfDeadWorkers(db)
    } catch (error) {
      log.error({ err: error }, 'the sweep failed')
    }
    await sleep(intervalMs * (1 + Math.random() / 3), undefined, { signal }).catch(() => undefined)
  }
}

/** The PostgreSQL processes of the lifelines of all workers. */
async function liveWorkers(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select distinct pid ${fromHeldLocks('pool')} order by pid`.execute(db)
  return rows.map(({ pid }) => pid)
}

/**
 * Removes dead workers from `drained_by`, so that no event sends them messages.
 *
 * @returns whether all rows are updated: locked ones are skipped
 */
const removeDeadWorkers = (db: Db, living: readonly number[]): Promise<boolean> =>
  clearDrainedBy(db, sql`drained_by <> all(${living}::int[])`)

/** The webhooks that have due deliveries and are drained by no other worker. */
async function findUndrained(db: Db, worker: number): Promise<number[]> {
  const { rows: locks } = await sql<{ objid: number }>`${heldLocks('webhook')} and pid <> ${worker}`.execute(db)
  const pending = db.placement.distinct({
    table: 'pending_deliveries',
    column: 'webhook_id',
    where: sql.raw(dueBySchedule()),
  })
  const { rows } = await sql<{ id: number }>`
    select webhook_id as id from ((${pending}) union select webhook_id from manual_attempts) due
    where webhook_id::bigint <> all(${locks.map(({ objid }) => objid)}::bigint[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** Unlocks the jobs of killed pools; graphile-worker itself would wait for four hours. */
async function unlockJobsOfDeadWorkers(db: Db): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - interval ${sql.lit(youngJob)}
      and hashtext(locked_by)::bigint & 4294967295 not in (${heldLocks('pool')})
    having count(*) > 0
  `.execute(db)
}
