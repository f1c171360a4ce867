import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { prepare } from '../db/prepare.ts'
import { addJobs } from '../jobs.ts'
import type { SentEvent } from '../operation/contract.ts'
import { currentTraceparent } from '../process/tracing.ts'
import { createEventId } from './event-id.ts'

/** What can happen, as the contract's `webhooks` section lists it. */
export type EventType = SentEvent['type']

/** What an event of a type tells. */
export type EventData<Type extends EventType> = Extract<SentEvent, { type: Type }>['data']

export type NewEvent = {
  [Type in EventType]: { business_id: number; type: Type; data: EventData<Type>; created_at: string }
}[EventType]

const insertEvent = prepare(
  (
    _db,
    {
      id,
      business_id,
      type,
      body,
      created_at,
      traceparent,
    }: Omit<NewEvent, 'data'> & { id: string; body: string; traceparent: string | null },
  ) => sql`
    with event as (
      insert into events (id, business_id, type, body, created_at, traceparent)
      values (${id}, ${business_id}, ${type}, ${body}, ${created_at}, ${traceparent})
    ), delivery as (
      insert into webhook_deliveries (business_id, webhook_id, event_id, type, status, next_attempt_at)
      select business_id, id, ${id}, ${type}, case when active then 'pending' else 'skipped' end, case when active then now() end
      from webhooks
      where business_id = ${business_id} and events && array['*', ${type}]
      returning webhook_id, status
    )
    select ${addJobs('drain_webhook', { webhook_id: sql.ref('webhook_id') })} from delivery where status = 'pending' having count(*) > 0
  `,
)

/**
 * Records that something happened, in the caller's transaction: the event with the text that will be sent for it, a
 * delivery for each webhook that subscribes to it, and a wake-up for the worker. One statement, as it is part of every
 * change. Webhooks that are not active get a `skipped` delivery.
 *
 * @param em - in the transaction of the change itself, so that both are committed or neither
 * @param event.created_at - when it happened, RFC 3339
 */
export async function recordEvent(em: EntityManager, { business_id, type, data, created_at }: NewEvent): Promise<void> {
  const id = createEventId(Date.parse(created_at))
  const body = JSON.stringify({ id, type, created_at, data })
  await insertEvent.execute(em, { id, business_id, type, body, created_at, traceparent: currentTraceparent() })
}
