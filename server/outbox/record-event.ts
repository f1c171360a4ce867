import { sql } from 'kysely'
import { isDistributed } from '../db/driver/bounds.ts'
import { prepare } from '../operation/contract/prepare.ts'
import type { Change } from '../operation/work.ts'
import { type EventRow, eventRow, type NewEvent } from './event-row.ts'
import { recordApart } from './record-apart.ts'
import { insertSkipped } from './skipped.ts'
import { wakeUp } from './wake-up.ts'

const insertEvent = prepare(
  (_db, { business_id }, { id, type, body, created_at, traceparent }: EventRow) => sql`
    with event as (
      insert into events (id, business_id, type, body, created_at, traceparent)
      values (${id}, ${business_id}, ${type}, ${body}, ${created_at}, ${traceparent})
    ), subscribed as materialized (
      select id as webhook_id, active, drained_by from webhooks
      where business_id = ${business_id} and events && array['*', ${type}]
    ), delivery as (
      insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at)
      select ${business_id}, webhook_id, ${id}, ${type}, now() from subscribed where active
    ), skipped as (
      ${insertSkipped(sql`
        select ${business_id}::int as business_id, webhook_id, ${id}::text as event_id, ${type}::text as type
        from subscribed where not active`)}
    ), due as (
      select webhook_id, drained_by from subscribed where active
    )
    ${wakeUp('due')}
  `,
)

/**
 * Records an event in the transaction of the change: the event with the text to send, a delivery for each webhook that
 * subscribes to it, and a wake-up for the worker. It is one statement, as every change runs it. Webhooks that are not
 * active get a `skipped` delivery.
 */
export async function recordEvent(work: Pick<Change, 'db' | 'business_id'>, event: NewEvent): Promise<void> {
  const row = eventRow(event)
  if (isDistributed(work.db)) await recordApart(work, [row])
  else await insertEvent.executeLater(work, row)
}
