import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../server/operation/work.ts'
import type { Log } from '../server/process/log.ts'
import { dueBySchedule } from './delivery/due.ts'
import { fromHeldLocks, heldLocks } from './locks.ts'

const everyMs = 3_000

/** Jobs younger than this are left alone: their pool may not have its lock yet. */
const youngJob = '5 seconds'

interface Options {
  db: Db
  log: Log
  /** The PostgreSQL process of this worker's lifeline. */
  worker: number
  /** Called for each webhook with due deliveries that no other worker drains. */
  wake: (webhookId: number) => void
  /** Ends the sweep. */
  signal: AbortSignal
}

/**
 * Finds work that a crash left behind: due deliveries of webhooks that no worker drains, and jobs held by dead workers.
 * Runs at once and then every few seconds, so that no work waits longer, however its worker ended
 * and whatever message was lost.
 */
export async function sweepUntil({ db, log, worker, wake, signal }: Options): Promise<void> {
  let seen = ''
  while (!signal.aborted) {
    try {
      const living = await livingWorkers(db)
      if (living !== seen && (await forgetTheDead(db))) seen = living
      for (const webhookId of await findNeglected(db, worker)) wake(webhookId)
      await freeJobsOfTheDead(db)
    } catch (error) {
      log.error({ err: error }, 'the sweep failed')
    }
    await sleep(everyMs * (1 + Math.random() / 3), undefined, { signal }).catch(() => undefined)
  }
}

/** @returns a text that changes when a worker begins or ends */
async function livingWorkers(db: Db): Promise<string> {
  const { rows } = await sql<{ pids: string | null }>`
    select string_agg(distinct pid::text, ',') as pids ${fromHeldLocks('pool')}
  `.execute(db)
  return rows[0]?.pids ?? ''
}

/**
 * Lets nobody be told any more that a dead worker has a webhook open.
 *
 * @returns whether all rows are right now: one that somebody else has locked is not waited for
 */
async function forgetTheDead(db: Db): Promise<boolean> {
  const { rows } = await sql<{ left: number }>`
    with stale as materialized (
      select business_id, id from webhooks where drained_by not in (select pid ${fromHeldLocks('pool')})
    ), free as materialized (
      select business_id, id from webhooks where (business_id, id) in (table stale) for no key update skip locked
    ), forgotten as (
      update webhooks set drained_by = null where (business_id, id) in (table free)
    )
    select (select count(*) from stale) - (select count(*) from free) as left
  `.execute(db)
  return Number(rows[0]?.left) === 0
}

/** Steps through the index from webhook to webhook, at the same cost however many deliveries are pending. */
async function findNeglected(db: Db, worker: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive pending (id) as (
      (select webhook_id from pending_deliveries order by webhook_id limit 1)
      union all
      select (select webhook_id from pending_deliveries where webhook_id > pending.id order by webhook_id limit 1)
      from pending where pending.id is not null
    )
    select id from (
      select id from pending
      where id is not null
        and exists (select from pending_deliveries where webhook_id = pending.id and ${sql.raw(dueBySchedule())})
      union
      select webhook_id from manual_attempts
    ) due
    where id::bigint not in (${heldLocks('webhook')} and pid <> ${worker})
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Unlocks the jobs of killed pools; graphile-worker itself would wait for four hours. */
async function freeJobsOfTheDead(db: Db): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - interval ${sql.lit(youngJob)}
      and hashtext(locked_by)::bigint & 4294967295 not in (${heldLocks('pool')})
    having count(*) > 0
  `.execute(db)
}
