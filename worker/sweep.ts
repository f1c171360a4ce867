import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../server/operation/work.ts'
import type { Log } from '../server/process/log.ts'
import { dueBySchedule } from './delivery/read/due.ts'
import { clearDrainedBy } from './delivery/schedule/drained-by.ts'
import { fromHeldLocks, heldLocks } from './locks.ts'

const intervalMs = 3_000

/** The age that a locked job must have to be unlocked: the pool of a younger job may not hold its advisory lock yet. */
const minLockAge = '5 seconds'

interface Options {
  db: Db
  log: Log
  /** The process ID of this worker's lifeline in PostgreSQL. */
  worker: number
  /** Called with the IDs of webhooks that have due deliveries and that no other worker drains. */
  catchUp: (webhookIds: readonly number[]) => void
  /** Ends the sweeps. */
  signal: AbortSignal
}

/**
 * Finds work that has no worker after a crash or a lost message: due deliveries of webhooks that no worker drains, and
 * jobs locked by dead workers. Sweeps immediately and then every few seconds.
 */
export async function sweepUntil({ db, log, worker, catchUp, signal }: Options): Promise<void> {
  let sweptWorkers = ''
  while (!signal.aborted) {
    try {
      const living = await liveWorkers(db)
      if (living.join() !== sweptWorkers && (await removeDeadWorkers(db, living))) sweptWorkers = living.join()
      catchUp(await findUndrained(db, worker))
      await unlockJobsOfDeadWorkers(db)
    } catch (error) {
      log.error({ err: error }, 'the sweep failed')
    }
    await sleep(intervalMs * (1 + Math.random() / 3), undefined, { signal }).catch(() => undefined)
  }
}

/** Returns the backend process IDs of the lifelines of all workers, in ascending order. */
async function liveWorkers(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select distinct pid ${fromHeldLocks('pool')} order by pid`.execute(db)
  return rows.map(({ pid }) => pid)
}

/**
 * Sets `drained_by` to null where it names a dead worker, so that no event sends it messages.
 *
 * @returns whether all those rows were updated; locked rows are skipped
 */
const removeDeadWorkers = (db: Db, living: readonly number[]): Promise<boolean> =>
  clearDrainedBy(db, sql`drained_by <> all(${living}::int[])`)

/** Returns the IDs of webhooks that have due deliveries and that no other worker drains. */
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

/** Unlocks the jobs of killed pools, which graphile-worker itself would unlock only after four hours. */
async function unlockJobsOfDeadWorkers(db: Db): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - interval ${sql.lit(minLockAge)}
      and hashtext(locked_by)::bigint & 4294967295 not in (${heldLocks('pool')})
    having count(*) > 0
  `.execute(db)
}
