import { sql } from 'kysely'
import { isDistributed } from '../db/driver/bounds.ts'
import type { Change } from '../operation/work.ts'
import { currentTraceparent } from '../process/tracing.ts'
import { type EventRow, eventRow, type NewEvent } from './event-row.ts'
import { recordApart } from './record-apart.ts'
import { insertSkipped } from './skipped.ts'
import { wakeUp } from './wake-up.ts'

/**
 * Like `recordEvent` for many events, in one statement and with one wake-up for each webhook.
 *
 * @param events - in the order of their occurrence
 */
export async function recordEvents(work: Change, events: NewEvent[]): Promise<void> {
  const { db, business_id } = work
  const rows = events.map(eventRow)
  if (isDistributed(db)) return await recordApart(work, rows)
  const all = (name: keyof EventRow) => rows.map((row) => row[name])
  await sql`
    with given as (
      select * from unnest(
        ${all('id')}::text[], ${all('type')}::text[], ${all('body')}::text[], ${all('created_at')}::timestamptz[]
      ) with ordinality as given (id, type, body, created_at, place)
    ), event as (
      insert into events (id, business_id, type, body, created_at, traceparent)
      select id, ${business_id}, type, body, created_at, ${currentTraceparent()} from given order by place
    ), wanted as (
      select given.place, webhooks.id as webhook_id, given.id as event_id, type, active
      from given join webhooks on business_id = ${business_id} and events && array['*', type]
    ), delivery as (
      insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at)
      select ${business_id}, webhook_id, event_id, type, now() from wanted where active order by place, webhook_id
      returning webhook_id
    ), skipped as (
      ${insertSkipped(sql`
        select ${business_id}::int as business_id, webhook_id, event_id, type
        from wanted where not active order by place, webhook_id`)}
    ), due as (
      select webhooks.id as webhook_id, drained_by
      from (select distinct webhook_id from delivery) pending
      join webhooks on business_id = ${business_id} and webhooks.id = webhook_id
    )
    ${wakeUp('due')}
  `.execute(db)
}
