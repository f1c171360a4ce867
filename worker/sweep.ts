import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../server/operation/work.ts'
import type { Log } from '../server/process/log.ts'
import { dueBySchedule } from './delivery/read/due.ts'
import { drainedBy, ownersAmong, writeDrainedBy } from './delivery/schedule/drained-by.ts'
import { fromHeldLocks, heldLocks } from './locks.ts'

const everyMs = 3_000

/** Jobs younger than this are left alone: their pool may not have its lock yet. */
const youngJob = '5 seconds'

interface Options {
  db: Db
  log: Log
  /** The PostgreSQL process of this worker's lifeline. */
  worker: number
  /** Called with the webhooks that have due deliveries and that no other worker drains. */
  catchUp: (webhookIds: readonly number[]) => void
  /** Ends the sweep. */
  signal: AbortSignal
}

/**
 * Finds work that a crash left behind: due deliveries of webhooks that no worker drains, and jobs held by dead workers.
 * Runs at once and then every few seconds, so that no work waits longer, however its worker ended
 * and whatever message was lost.
 */
export async function sweepUntil({ db, log, worker, catchUp, signal }: Options): Promise<void> {
  let seen = ''
  while (!signal.aborted) {
    try {
      const living = await liveWorkers(db)
      if (living.join() !== seen && (await removeDeadWorkers(db, living))) seen = living.join()
      catchUp(await findUndrained(db, worker))
      await unlockJobsOfDeadWorkers(db)
    } catch (error) {
      log.error({ err: error }, 'the sweep failed')
    }
    await sleep(everyMs * (1 + Math.random() / 3), undefined, { signal }).catch(() => undefined)
  }
}

/** The PostgreSQL processes of the lifelines of all workers. */
async function liveWorkers(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select distinct pid ${fromHeldLocks('pool')} order by pid`.execute(db)
  return rows.map(({ pid }) => pid)
}

/**
 * Lets nobody be told any more that a dead worker has a webhook open.
 *
 * @returns whether all rows are right now: one that somebody else has locked is not waited for
 */
async function removeDeadWorkers(db: Db, living: readonly number[]): Promise<boolean> {
  const isOfTheDead = sql`drained_by <> all(${living}::int[])`
  const stale = await drainedBy(db, isOfTheDead)
  return stale.length === 0 || (await writeDrainedBy(db, stale, ownersAmong(stale), null, isOfTheDead)) === stale.length
}

/** The webhooks that have due deliveries and are drained by no other worker. */
async function findUndrained(db: Db, worker: number): Promise<number[]> {
  const { rows: held } = await sql<{ objid: number }>`${heldLocks('webhook')} and pid <> ${worker}`.execute(db)
  const pending = db.placement.distinct({
    table: 'pending_deliveries',
    column: 'webhook_id',
    where: sql.raw(dueBySchedule()),
  })
  const { rows } = await sql<{ id: number }>`
    select webhook_id as id from ((${pending}) union select webhook_id from manual_attempts) due
    where webhook_id::bigint <> all(${held.map(({ objid }) => objid)}::bigint[])`.execute(db)
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
