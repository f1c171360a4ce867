import { sql } from 'kysely'
import { enqueue } from '../../jobs.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import { attemptColumns } from './present-webhook-attempt.ts'

/** A selection of deliveries of a webhook to send again. */
export interface Recovery {
  webhook_id: number
  /** The time of the first deliveries, inclusive (RFC 3339). */
  since: string
  /** The end of the period, exclusive (RFC 3339). */
  until?: string | undefined
  types?: readonly string[] | undefined
  statuses?: readonly Schemas['RecoverableStatus'][] | undefined
  /** Whether to only count the deliveries. */
  dry_run?: boolean | undefined
}

/** The number of deliveries that one statement changes. */
const batchSize = 5_000

/**
 * Schedules failed and skipped deliveries again, each with a new schedule, and wakes the worker.
 *
 * @returns the number of deliveries
 */
export async function recoverDeliveries(
  work: Pick<Work, 'db' | 'business_id'>,
  { webhook_id, since, until, types, statuses = ['failed', 'skipped'], dry_run }: Recovery,
): Promise<number> {
  const condition = sql`
    webhook_id = ${webhook_id} and business_id = ${work.business_id} and status = any(${[...statuses]}::text[])
    and status in ('failed', 'skipped') -- the predicate of the index webhook_deliveries_lost
    and not starts_with(event_id, 'evt_test_')
    and created_at >= ${since}::timestamptz and (${until ?? null}::timestamptz is null or created_at < ${until ?? null})
    and (${types ?? null}::text[] is null or type = any(${types ?? null}::text[]))`
  if (dry_run) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from webhook_deliveries where ${condition}`.execute(work.db)
    return rows[0]?.count ?? 0
  }
  let scheduled = 0
  for (let last = 0, hasMore = true; hasMore; ) {
    const { rows } = await sql<{ size: number; last: number; scheduled: number }>`
      with batch as (
        select id from webhook_deliveries where ${condition} and id > ${last} order by id limit ${sql.lit(batchSize)}
      ), removed as (
        delete from webhook_deliveries where id in (select id from batch) and ${condition} returning *
      ), attempt as (
        insert into webhook_attempts (business_id, delivery_id, ${attemptColumns})
        select business_id, id, ${attemptColumns} from removed where attempt is not null
      ), scheduled as (
        insert into pending_deliveries (business_id, id, webhook_id, event_id, type, attempt_count, attempts_before,
          next_attempt_at, created_at)
        overriding system value
        select business_id, id, webhook_id, event_id, type, attempt_count, attempt_count, now(), created_at from removed
        returning id
      )
      select count(*)::int as size, coalesce(max(id), 0) as last, (select count(*)::int from scheduled) as scheduled
      from batch
    `.execute(work.db)
    const [batch = { size: 0, last, scheduled: 0 }] = rows
    scheduled += batch.scheduled
    last = batch.last
    hasMore = batch.size === batchSize
  }
  if (scheduled > 0) await enqueue(work, 'drain_webhook', { webhook_id })
  return scheduled
}
