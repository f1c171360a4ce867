import { type RawBuilder, sql } from 'kysely'
import type { EventType, Schemas } from '../../server/operation/contract.ts'
import type { Db } from '../../server/operation/work.ts'
import { askedByHand, dueBySchedule } from './due.ts'

/** The reason for an attempt. */
export type AttemptTrigger = Schemas['WebhookAttempt']['trigger']

/** A delivery whose next attempt is due. */
export interface DueDelivery {
  business_id: number
  id: number
  event_id: string
  type: EventType
  /** The text that is sent, byte for byte. */
  body: string
  /** Attempts made so far. */
  attempt_count: number
  /** Attempts made before the delivery was last scheduled again. */
  attempts_before: number
  /** The reason why it is due. */
  trigger: AttemptTrigger
  /** The span that recorded the event, if any. */
  traceparent: string | null
  /** When the event happened, in milliseconds since 1970. */
  event_ms: number
  /** The offset from `performance.now()` to the database's time in milliseconds since 1970. */
  databaseOffsetMs: number
}

/** The current state of a webhook, with its due deliveries. */
export interface DueWebhook {
  business_id: number
  id: number
  url: string
  active: boolean
  secret_ciphertext: string
  /** The secret before the last rotation, during its grace period. */
  previous_secret_ciphertext: string | null
  /** Custom headers for the receiver. */
  headers_ciphertext: string | null
  deliveries: DueDelivery[]
}

/** The amount to read for a webhook. */
export interface Wanted {
  webhookId: number
  limit: number
  /** Deliveries that are already on their way. */
  busy: readonly number[]
}

type ReadMember = keyof Omit<DueDelivery, 'business_id' | 'databaseOffsetMs'>

/** The source of each member of a delivery. */
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

/** The values of each member in all deliveries, in the same order. */
type Columns = { [Member in ReadMember]: DueDelivery[Member][] }
type Row = Omit<DueWebhook, 'deliveries'> & { now_ms: number; deliveries: Columns }

/**
 * Reads due deliveries of several webhooks at once: first requests by hand, then first attempts, then retries, each
 * longest due first. The members of a webhook's deliveries come as one JSON list each: rows or objects would cost
 * PostgreSQL and a worker twice as much.
 *
 * @returns the webhooks that still exist; inactive ones only with requests by hand
 */
export async function readDue(db: Db, wanted: readonly Wanted[]): Promise<Map<number, DueWebhook>> {
  const columns = sql`id, event_id, type, attempt_count, attempts_before`
  const isFree = sql`id <> all(wanted.busy)`
  const asked = wanted.map(({ webhookId, limit, busy }) => ({ webhook_id: webhookId, take: limit, busy }))
  /** One half of the deliveries due by the schedule: first attempts, or retries. */
  const dueOf = (half: 0 | 1) => sql`
    select ${sql.lit(half + 1)} as turn, next_attempt_at as since, 'schedule' as trigger, ${columns}
    from webhook_deliveries
    where w.active and webhook_id = w.id and ${sql.raw(dueBySchedule(half))} and manual_attempt_at is null and ${isFree}
    order by next_attempt_at
    limit wanted.take
  `
  const byHand = sql`
    select 0 as turn, manual_attempt_at as since,
      case when starts_with(event_id, 'evt_test_') then 'test' else 'redelivery' end as trigger, ${columns}
    from webhook_deliveries
    where webhook_id = w.id and ${sql.raw(askedByHand)} and ${isFree}
    order by manual_attempt_at
    limit wanted.take
  `
  const { rows } = await sql<Row>`
    select w.business_id, w.id, w.url, w.active, w.secret_ciphertext, w.headers_ciphertext,
      case when w.previous_secret_expires_at > now() then w.previous_secret_ciphertext end as previous_secret_ciphertext,
      extract(epoch from clock_timestamp())::float8 * 1000 as now_ms, found.deliveries
    from json_to_recordset(${JSON.stringify(asked)}::json) as wanted (webhook_id int, take int, busy bigint[])
    join webhooks w on w.id = wanted.webhook_id and w.deleted_at is null
    cross join lateral (
      select json_build_object(${sql.join(Object.entries(members).map(listOf))}) as deliveries
      from (
        (${sql.join([byHand, dueOf(0), dueOf(1)], sql`) union all (`)})
        order by turn, since
        limit wanted.take
      ) due
      cross join lateral (
        select body, traceparent, created_at from events where business_id = w.business_id and id = due.event_id
        offset 0 -- keeps it a look-up by key: as a join, a plan from when there were few events goes through all of them
      ) event
    ) found
  `.execute(db)

  const readAt = performance.now()
  return new Map(
    rows.map(({ deliveries, now_ms, ...webhook }) => {
      return [webhook.id, { ...webhook, deliveries: deliveriesOf(webhook, deliveries, now_ms - readAt) }]
    }),
  )
}

/** Also sorts by id: each list is sorted on its own, so all lists need the same order for equal times. */
const listOf = ([member, value]: [string, RawBuilder<unknown>]) =>
  sql`${sql.lit(member)}, coalesce(json_agg(${value} order by due.turn, due.since, due.id), '[]')`

function deliveriesOf(
  { business_id }: Pick<DueWebhook, 'business_id'>,
  columns: Columns,
  databaseOffsetMs: number,
): DueDelivery[] {
  const { id, event_id, type, body, attempt_count, attempts_before, trigger, traceparent, event_ms } = columns
  const deliveries = id.map((_, i) => ({
    business_id,
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
  return deliveries as DueDelivery[] // all lists have the same length and order
}
