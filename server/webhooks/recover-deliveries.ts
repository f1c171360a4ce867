import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import { enqueue } from '../jobs.ts'
import type { Schemas } from '../operation/contract.ts'

/** Which deliveries of a webhook are to be sent after all. */
export interface Recovery {
  webhook_id: number
  business_id: number
  /** RFC 3339; of the event, from this on. */
  since: string
  /** RFC 3339; before this. */
  until?: string | undefined
  types?: readonly string[] | undefined
  statuses?: readonly Schemas['RecoverableStatus'][] | undefined
  /** Counts only. */
  dry_run?: boolean | undefined
}

/** Deliveries of a statement: few enough that none of them takes long. */
const batchSize = 5_000

/**
 * Schedules deliveries that failed or were skipped anew, each with all of its attempts, and wakes the worker.
 *
 * @returns how many there are
 */
export async function recoverDeliveries(em: EntityManager, recovery: Recovery): Promise<number> {
  const { webhook_id, business_id, since, until, types, statuses = ['failed', 'skipped'], dry_run } = recovery
  const db = sqlOf(em)
  const lost = sql`
    webhook_id = ${webhook_id} and business_id = ${business_id} and status = any(${[...statuses]}::text[])
    and status in ('failed', 'skipped') -- for the index of these
    and not starts_with(event_id, 'evt_test_')
    and created_at >= ${since}::timestamptz and (${until ?? null}::timestamptz is null or created_at < ${until ?? null})
    and (${types ?? null}::text[] is null or type = any(${types ?? null}::text[]))`
  if (dry_run) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from webhook_deliveries where ${lost}`.execute(db)
    return rows[0]?.count ?? 0
  }
  let scheduled = 0
  for (let last = 0, isMore = true; isMore; ) {
    const { rows } = await sql<{ found: number; last: number; scheduled: number }>`
      with batch as (
        select id from webhook_deliveries where ${lost} and id > ${last} order by id limit ${sql.lit(batchSize)}
      ), scheduled as (
        update webhook_deliveries
        set status = 'pending', next_attempt_at = now(), attempts_before = attempt_count, updated_at = now()
        where id in (select id from batch) and ${lost}
        returning id
      )
      select count(*)::int as found, coalesce(max(id), 0) as last, (select count(*)::int from scheduled) as scheduled
      from batch
    `.execute(db)
    const [batch = { found: 0, last, scheduled: 0 }] = rows
    scheduled += batch.scheduled
    last = batch.last
    isMore = batch.found === batchSize
  }
  if (scheduled > 0) await enqueue(em, 'drain_webhook', { webhook_id })
  return scheduled
}
