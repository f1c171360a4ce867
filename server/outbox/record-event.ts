import { type RawBuilder, sql } from 'kysely'
import { appMayReceive } from '../access/apps/app-may-receive.ts'
import type { EventData, EventType } from '../operation/contract/contract.ts'
import { prepare, prepareGlobal } from '../operation/prepare.ts'
import type { Change } from '../operation/work.ts'
import { currentTraceparent } from '../process/tracing.ts'
import { createEventId } from './event-id.ts'
import { wakeUp } from './wake-up.ts'

/** A new event with its RFC 3339 timestamp. */
export type NewEvent = {
  [Type in EventType]: { type: Type; data: EventData<Type>; created_at: string } & (Type extends 'person.updated'
    ? { changed?: string[] | undefined }
    : { changed?: never })
}[EventType]

/** An event in the form in which it is inserted. */
interface EventRow {
  id: string
  type: EventType
  /** The JSON text that is sent. */
  body: string
  created_at: string
  traceparent: string | null
}

/**
 * Returns SQL that records events with the texts to send, a delivery for each subscribed webhook, and a wake-up of the
 * worker for each webhook. Inactive webhooks get deliveries with the status `skipped`; those of apps get none while the
 * app lacks access.
 *
 * @param parts.rows - SQL for the events
 * @param parts.subscriptions - SQL for the webhooks that subscribe to each event, in the order of the events:
 *   `event_id`, `type`, `webhook_id`, `active` and `drained_by`
 */
const recordStatement = (
  { business_id }: Pick<Change, 'business_id'>,
  { rows, subscriptions }: Record<'rows' | 'subscriptions', RawBuilder<unknown>>,
) => sql`
  with event as (
    insert into events (business_id, id, type, body, created_at, traceparent) ${rows}
  ), subscribed as materialized (${subscriptions}), delivery as (
    insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at)
    select ${business_id}, webhook_id, event_id, type, now() from subscribed where active
  ), skipped as (
    insert into webhook_deliveries (business_id, id, created_at, webhook_id, event_id, type, status)
    select ${business_id}, nextval('pending_deliveries_id_seq'), now(), webhook_id, event_id, type, 'skipped'
    from subscribed where not active
  ), due as (
    select distinct on (webhook_id) webhook_id, drained_by from subscribed where active order by webhook_id
  )
  ${wakeUp('due')}`

/** Inserts a single event, which is what most changes record: a statement with arrays would be slower. */
const insertEvent = prepare((_db, business, { id, type, body, created_at, traceparent }: EventRow) =>
  recordStatement(business, {
    rows: sql`values (${business.business_id}, ${id}, ${type}, ${body}, ${created_at}, ${traceparent})`,
    subscriptions: sql`
      select ${id}::text as event_id, ${type}::text as type, id as webhook_id, active, drained_by from webhooks
      where business_id = ${business.business_id} and events && array['*', ${type}] and ${appMayReceive(business)}`,
  }),
)

/** The columns of many events, and the trace to which all of them belong. */
interface Columns extends Record<'ids' | 'types' | 'bodies' | 'times', string[]> {
  traceparent: string | null
}

const insertEvents = prepare((_db, business, { ids, types, bodies, times, traceparent }: Columns) =>
  recordStatement(business, {
    rows: sql`
      select ${business.business_id}, id, type, body, created_at, ${traceparent}
      from unnest(${ids}::text[], ${types}::text[], ${bodies}::text[], ${times}::timestamptz[])
        with ordinality as added (id, type, body, created_at, place)
      order by place`,
    subscriptions: sql`
      select added.id as event_id, type, webhooks.id as webhook_id, active, drained_by
      from unnest(${ids}::text[], ${types}::text[]) with ordinality as added (id, type, place)
      join webhooks on business_id = ${business.business_id} and events && array['*', type]
        and ${appMayReceive(business)}
      order by place, webhooks.id`,
  }),
)

/** Returns the IDs of those of the webhooks to which events may be sent. */
const selectReceivers = prepare(
  (_db, business, { ids }: { ids: number[] }) => sql<{ id: number }>`
    select id from webhooks
    where business_id = ${business.business_id} and id = any(${ids}::int[]) and ${appMayReceive(business)}`,
)

/** Wakes workers after several statements have inserted the deliveries. */
const wakeUpEach = prepareGlobal(
  (_db, { ids, workers }: { ids: number[]; workers: (number | null)[] }) => sql`
    with due as (select * from unnest(${ids}::int[], ${workers}::int[]) as due (webhook_id, drained_by))
    ${wakeUp('due')}`,
)

/**
 * Records an event in the transaction of the change, with the text to send, a delivery for each subscribed webhook, and
 * a wake-up of the worker.
 */
export const recordEvent = (work: Pick<Change, 'db' | 'business_id'>, event: NewEvent): Promise<void> =>
  recordEvents(work, [event])

/**
 * Records many events, with one wake-up per webhook.
 *
 * @param events - the events in chronological order
 */
export async function recordEvents(
  work: Pick<Change, 'db' | 'business_id'>,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(createRow)
  await work.db.placement.writeEvents(work.db, {
    business_id: work.business_id,
    rows,
    inOne: () => sendInOne(work, rows),
    findReceivers: async (ids) => (await selectReceivers.execute(work, { ids })).map(({ id }) => id),
    wakeUp: (webhooks) =>
      wakeUpEach.send(work, {
        ids: webhooks.map(({ id }) => id),
        workers: webhooks.map(({ drained_by }) => drained_by),
      }),
  })
}

function sendInOne(work: Pick<Change, 'db' | 'business_id'>, rows: readonly EventRow[]): void {
  const [first, ...others] = rows
  if (first === undefined) return
  if (others.length === 0) {
    insertEvent.send(work, first)
    return
  }
  const all = (name: 'id' | 'type' | 'body' | 'created_at') => rows.map((row) => row[name])
  insertEvents.send(work, {
    ids: all('id'),
    types: all('type'),
    bodies: all('body'),
    times: all('created_at'),
    traceparent: first.traceparent,
  })
}

/** Creates the row of an event, with its ID and its text. */
function createRow({ type, data, changed, created_at }: NewEvent): EventRow {
  const id = createEventId(Date.parse(created_at))
  const body = JSON.stringify({ id, type, created_at, data, changed })
  return { id, type, body, created_at, traceparent: currentTraceparent() }
}
