import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { type Kysely, sql } from 'kysely'
import { type Database, sqlOf } from '../server/db/orm.ts'
import type { Log } from '../server/process/log.ts'
import { heldLocks } from './locks.ts'

const everyMs = 3_000

/** Jobs younger than this are left alone: their pool may be so new that its lock is not there yet. */
const youngJob = '5 seconds'

interface Options {
  orm: MikroORM
  log: Log
  /** Told of each webhook with due deliveries that nobody drains. */
  wake: (webhookId: number) => void
  /** Ends it. */
  signal: AbortSignal
}

/**
 * Finds what a crash left behind: due deliveries that nobody drains, and jobs held by workers that live no more. It
 * looks at once and then every few seconds, so that nothing waits for longer, however its worker ended.
 */
export async function sweepUntil({ orm, log, wake, signal }: Options): Promise<void> {
  while (!signal.aborted) {
    const db = sqlOf(orm.em.fork())
    try {
      for (const webhookId of await findNeglected(db)) wake(webhookId)
      await freeJobsOfTheDead(db)
    } catch (error) {
      log.error({ err: error }, 'the sweep failed')
    }
    await sleep(everyMs * (1 + Math.random() / 3), undefined, { signal }).catch(() => undefined)
  }
}

/** Steps from webhook to webhook through the index, however much is pending for each. */
async function findNeglected(db: Kysely<Database>): Promise<number[]> {
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
      where id is not null and exists (
        select from webhook_deliveries
        where webhook_id = pending.id and status = 'pending' and least(attempt_count, 1) in (0, 1)
          and next_attempt_at <= now()
      )
      union
      select webhook_id from webhook_deliveries where manual_attempt_at is not null
    ) due
    where id::bigint not in (${heldLocks('webhook')})
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** A job stays locked by a pool that was killed; graphile-worker itself would wait for four hours. */
async function freeJobsOfTheDead(db: Kysely<Database>): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - interval ${sql.lit(youngJob)}
      and hashtext(locked_by)::bigint & 4294967295 not in (${heldLocks('pool')})
    having count(*) > 0
  `.execute(db)
}
