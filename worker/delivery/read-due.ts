import { type RawBuilder, sql } from 'kysely'
import { prepareGlobal } from '../../server/operation/prepare.ts'
import type { Db } from '../../server/operation/work.ts'
import { type DueDelivery, type DueWebhook, dueBySchedule, type ReadDelivery, type Wanted } from './due.ts'
import { readAsked } from './read-asked.ts'

type ReadMember = keyof Omit<DueDelivery, 'business_id' | 'trigger' | 'databaseOffsetMs'>

/** The source of each member of a delivery. */
const members: Record<ReadMember, RawBuilder<unknown>> = {
  id: sql`due.id`,
  event_id: sql`due.event_id`,
  type: sql`due.type`,
  body: sql`event.body`,
  attempt_count: sql`due.attempt_count`,
  attempts_before: sql`due.attempts_before`,
  traceparent: sql`event.traceparent`,
  event_ms: sql`date_part('epoch', event.created_at) * 1000`,
}

/** The values of each member in all deliveries, in the same order. */
type Columns = { [Member in ReadMember]: DueDelivery[Member][] }
type Row = Omit<DueWebhook, 'deliveries'> & { now_ms: number; is_asked: boolean; deliveries: Columns }

/** One half of the deliveries of a webhook that are due by the schedule: first attempts, or retries. */
const dueOf = (half: 0 | 1): RawBuilder<unknown> => sql`
  select ${sql.lit(half)} as half, next_attempt_at as since, id, event_id, type, attempt_count, attempts_before
  from pending_deliveries
  where w.active and webhook_id = w.id and ${sql.raw(dueBySchedule(half))}
    and id <> all(wanted.busy) and id <> all(asked.ids)
  order by next_attempt_at
  limit wanted.take
`

const selectDue = prepareGlobal(
  (_db, { wanted }: { wanted: string }) => sql<Row>`
    select w.business_id, w.id, w.url, w.active, w.secret_ciphertext, w.headers_ciphertext,
      case when w.previous_secret_expires_at > now() then w.previous_secret_ciphertext end as previous_secret_ciphertext,
      extract(epoch from clock_timestamp())::float8 * 1000 as now_ms, asked.ids <> '{}' as is_asked, found.deliveries
    from json_to_recordset(${wanted}::json) as wanted (webhook_id int, take int, busy bigint[])
    join webhooks w on w.id = wanted.webhook_id and w.deleted_at is null
    cross join lateral (
      select array(select delivery_id from manual_attempts where webhook_id = w.id) as ids
    ) asked
    cross join lateral (
      select json_build_object(${sql.join(Object.entries(members).map(listOf))}) as deliveries
      from (
        (${sql.join([dueOf(0), dueOf(1)], sql`) union all (`)})
        order by half, since
        limit wanted.take
      ) due
      cross join lateral (
        select body, traceparent, created_at from events where business_id = w.business_id and id = due.event_id
        offset 0 -- keeps it a look-up by key: as a join, a plan from when there were few events goes through all of them
      ) event
    ) found
  `,
)

/**
 * Reads due deliveries of several webhooks at once: first those asked for by hand, then first attempts, then retries,
 * each longest due first. The members of a webhook's deliveries come as one JSON list each: rows or objects would cost
 * PostgreSQL and a worker twice as much.
 *
 * @returns the webhooks that still exist; inactive ones only with what is asked for by hand
 */
export async function readDue(db: Db, wanted: readonly Wanted[]): Promise<Map<number, DueWebhook>> {
  const limits = wanted.map(({ webhookId, limit, busy }) => ({ webhook_id: webhookId, take: limit, busy }))
  const rows = await selectDue.execute({ db }, { wanted: JSON.stringify(limits) })
  const readAt = performance.now()

  const isAsked = new Set(rows.filter(({ is_asked }) => is_asked).map(({ id }) => id))
  const asked = await readAsked(
    db,
    wanted.filter(({ webhookId }) => isAsked.has(webhookId)),
  )
  const limitOf = new Map(wanted.map(({ webhookId, limit }) => [webhookId, limit]))
  return new Map(
    rows.map(({ deliveries, now_ms, is_asked: _, ...webhook }) => {
      const { business_id } = webhook
      const due = [...(asked.get(webhook.id) ?? []), ...deliveriesOf(deliveries)].slice(0, limitOf.get(webhook.id))
      const common = { business_id, databaseOffsetMs: now_ms - readAt }
      return [webhook.id, { ...webhook, deliveries: due.map((delivery) => ({ ...delivery, ...common })) }]
    }),
  )
}

/** Also sorts by id: each list is sorted on its own, so all lists need the same order for equal times. */
function listOf([member, value]: [string, RawBuilder<unknown>]): RawBuilder<unknown> {
  return sql`${sql.lit(member)}, coalesce(json_agg(${value} order by due.half, due.since, due.id), '[]')`
}

function deliveriesOf(columns: Columns): ReadDelivery[] {
  const { id, event_id, type, body, attempt_count, attempts_before, traceparent, event_ms } = columns
  const deliveries = id.map((_, i) => ({
    id: id[i],
    event_id: event_id[i],
    type: type[i],
    body: body[i],
    attempt_count: attempt_count[i],
    attempts_before: attempts_before[i],
    trigger: 'schedule',
    traceparent: traceparent[i],
    event_ms: event_ms[i],
  }))
  return deliveries as ReadDelivery[] // all lists have the same length and order
}
