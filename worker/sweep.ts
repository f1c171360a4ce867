import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../server/operation/work.ts'
import type { Log } from '../server/process/log.ts'
import { askedByHand, dueBySchedule } from './delivery/due.ts'
import { heldLocks } from './locks.ts'

const everyMs = 3_000

/** Jobs younger than this are left alone: their pool may not have its lock yet. */
const youngJob = '5 seconds'

interface Options {
  db: Db
  log: Log
  /** Called for each webhook with due deliveries that no worker drains. */
  wake: (webhookId: number) => void
  /** Ends the sweep. */
  signal: AbortSignal
}

/**
 * Finds work that a crash left behind: due deliveries of webhooks that no worker drains, and jobs held by dead workers.
 * Runs at once and then every few seconds, so that no work waits longer, however its worker ended.
 */
export async function sweepUntil({ db, log, wake, signal }: Options): Promise<void> {
  while (!signal.aborted) {
    try {
      for (const webhookId of await findNeglected(db)) wake(webhookId)
      await freeJobsOfTheDead(db)
    } catch (error) {
      log.error({ err: error }, 'the sweep failed')
    }
    await sleep(everyMs * (1 + Math.random() / 3), undefined, { signal }).catch(() => undefined)
  }
}

/** Steps through the index from webhook to webhook, at the same cost however many deliveries are pending. */
async function findNeglected(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive pending (id) as (
      (select webhook_id from webhook_deliveries where status = 'pending' order by webhook_id limit 1)
      union all
      select (
        select webhook_id from webhook_deliveries
        where status = 'pending' and webhook_id > pending.id order by webhook_id limit 1
      )
      from pending where pending.id is not null
    )
    select id from (
      select id from pending
      where id is not null
        and exists (select from webhook_deliveries where webhook_id = pending.id and ${sql.raw(dueBySchedule())})
      union
      select webhook_id from webhook_deliveries where ${sql.raw(askedByHand)}
    ) due
    where id::bigint not in (${heldLocks('webhook')})
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
