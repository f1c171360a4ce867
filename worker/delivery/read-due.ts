import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../server/db/orm.ts'
import type { EventType } from '../../server/events/record-event.ts'
import type { Schemas } from '../../server/operation/contract.ts'

/** Why an attempt is made. */
export type AttemptTrigger = Schemas['WebhookAttempt']['trigger']

/** A delivery whose next attempt is due. */
export interface DueDelivery {
  id: number
  event_id: string
  type: EventType
  /** The text that is sent, byte for byte. */
  body: string
  /** Attempts made so far. */
  attempt_count: number
  /** Of these, those made before it was last scheduled anew. */
  attempts_before: number
  /** Why it is due. */
  trigger: AttemptTrigger
  /** The span that recorded the event, where there was one. */
  traceparent: string | null
  /** When the event happened, in milliseconds since 1970. */
  event_ms: number
  /** What to add to `performance.now()` for the database's time, in milliseconds since 1970. */
  databaseOffsetMs: number
}

/** A webhook as it is now, with the deliveries that are due. */
export interface DueWebhook {
  id: number
  url: string
  active: boolean
  secret_ciphertext: string
  /** The secret before, while its grace lasts. */
  previous_secret_ciphertext: string | null
  /** Headers of the receiver's own. */
  headers_ciphertext: string | null
  deliveries: DueDelivery[]
}

/** How much to read for a webhook. */
export interface Wanted {
  webhookId: number
  limit: number
  /** Deliveries that are already on their way. */
  busy: readonly number[]
}

type ReadMember = keyof Omit<DueDelivery, 'databaseOffsetMs'>

/** Where each member of a delivery is found. */
const members: Record<ReadMember, RawBuilder<unknown>> = {
  id: sql`due.id`,
  event_id: sql`due.event_id`,
  type: sql`due.type`,
  body: sql`event.body`,
  attempt_count: sql`due.attempt_count`,
  attempts_before: sql`due.attempts_before`,
  trigger: sql`due.trigger`,
  traceparent: sql`event.traceparent`,
  event_ms: sql`date_part('epoch', event.created_at) * 1000`,
}

/** Of each member its values in all deliveries, in one order. */
type Columns = { [Member in ReadMember]: DueDelivery[Member][] }
type Row = Omit<DueWebhook, 'deliveries'> & { now_ms: number; deliveries: Columns }

/**
 * Reads due deliveries of several webhooks at once: what was asked for by hand, then first attempts, then retries, each
 * the longest due first. The deliveries of a webhook come member by member, each as one JSON list: rows, and objects,
 * cost PostgreSQL and a worker twice as much.
 *
 * @returns the webhooks that still exist; of those that are not active what was asked for by hand
 */
export async function readDue(db: Kysely<Database>, wanted: readonly Wanted[]): Promise<Map<number, DueWebhook>> {
  const columns = sql`id, event_id, type, attempt_count, attempts_before`
  const isFree = sql`id <> all(wanted.busy)`
  const asked = wanted.map(({ webhookId, limit, busy }) => ({ webhook_id: webhookId, take: limit, busy }))
  /** Of one half of the index: first attempts, or retries. */
  const dueOf = (half: 0 | 1) => sql`
    select ${sql.lit(half + 1)} as turn, next_attempt_at as since, 'schedule' as trigger, ${columns}
    from webhook_deliveries
    where w.active and webhook_id = w.id and status = 'pending' and least(attempt_count, 1) = ${sql.lit(half)}
      and next_attempt_at <= now() and manual_attempt_at is null and ${isFree}
    order by next_attempt_at
    limit wanted.take
  `
  const askedFor = sql`
    select 0 as turn, manual_attempt_at as since,
      case when starts_with(event_id, 'evt_test_') then 'test' else 'redelivery' end as trigger, ${columns}
    from webhook_deliveries
    where webhook_id = w.id and manual_attempt_at is not null and ${isFree}
    order by manual_attempt_at
    limit wanted.take
  `
  const { rows } = await sql<Row>`
    select w.id, w.url, w.active, w.secret_ciphertext, w.headers_ciphertext,
      case when w.previous_secret_expires_at > now() then w.previous_secret_ciphertext end as previous_secret_ciphertext,
      extract(epoch from clock_timestamp())::float8 * 1000 as now_ms, found.deliveries
    from json_to_recordset(${JSON.stringify(asked)}::json) as wanted (webhook_id int, take int, busy bigint[])
    join webhooks w on w.id = wanted.webhook_id and w.deleted_at is null
    cross join lateral (
      select json_build_object(${sql.join(Object.entries(members).map(listOf))}) as deliveries
      from (
        (${sql.join([askedFor, dueOf(0), dueOf(1)], sql`) union all (`)})
        order by turn, since
        limit wanted.take
      ) due
      join events event on event.id = due.event_id
    ) found
  `.execute(db)

  const readAt = performance.now()
  return new Map(
    rows.map(({ deliveries, now_ms, ...webhook }) => {
      return [webhook.id, { ...webhook, deliveries: deliveriesOf(deliveries, now_ms - readAt) }]
    }),
  )
}

/** By the id as well: each list is sorted by itself, and all must agree on deliveries that are due at the same time. */
const listOf = ([member, value]: [string, RawBuilder<unknown>]) =>
  sql`${sql.lit(member)}, coalesce(json_agg(${value} order by due.turn, due.since, due.id), '[]')`

function deliveriesOf(columns: Columns, databaseOffsetMs: number): DueDelivery[] {
  const { id, event_id, type, body, attempt_count, attempts_before, trigger, traceparent, event_ms } = columns
  const deliveries = id.map((_, i) => ({
    id: id[i],
    event_id: event_id[i],
    type: type[i],
    body: body[i],
    attempt_count: attempt_count[i],
    attempts_before: attempts_before[i],
    trigger: trigger[i],
    traceparent: traceparent[i],
    event_ms: event_ms[i],
    databaseOffsetMs,
  }))
  return deliveries as DueDelivery[] // all lists are of one length and order
}
