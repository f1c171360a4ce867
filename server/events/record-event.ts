import { sql } from 'kysely'
import type { EventData, EventType } from '../operation/contract.ts'
import { prepare } from '../operation/prepare.ts'
import type { Change } from '../operation/work.ts'
import { currentTraceparent } from '../process/tracing.ts'
import { insertSkipped } from '../webhooks/skipped.ts'
import { wakeUp } from '../webhooks/wake-up.ts'
import { createEventId } from './event-id.ts'

/** A new event, with its time (RFC 3339). */
export type NewEvent = {
  [Type in EventType]: { type: Type; data: EventData<Type>; created_at: string } & (Type extends 'person.updated'
    ? { changed?: string[] | undefined }
    : { changed?: never })
}[EventType]

interface EventRow {
  id: string
  type: EventType
  /** The text that is sent for it. */
  body: string
  created_at: string
  traceparent: string | null
}

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
export async function recordEvent(work: Change, { type, data, changed, created_at }: NewEvent): Promise<void> {
  const id = createEventId(Date.parse(created_at))
  const body = JSON.stringify({ id, type, created_at, data, changed })
  await insertEvent.executeLater(work, { id, type, body, created_at, traceparent: currentTraceparent() })
}
