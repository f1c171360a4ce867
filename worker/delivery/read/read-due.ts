import { type RawBuilder, sql } from 'kysely'
import { prepareGlobal } from '../../../server/operation/prepare.ts'
import type { Db } from '../../../server/operation/work.ts'
import { deliveriesWhere } from '../../../server/webhooks/deliveries/all-deliveries.ts'
import { createOwners, ofOwner, perOwner } from '../schedule/owners.ts'
import { type DueDelivery, type DueWebhook, dueBySchedule, type ReadDelivery, type Wanted } from './due.ts'

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
const dueOf = (half: 0 | 1, business: number | undefined): RawBuilder<unknown> => sql`
  select ${sql.lit(half)} as half, next_attempt_at as since, id, event_id, type, attempt_count, attempts_before
  from pending_deliveries
  where ${ofOwner('pending_deliveries', business)}w.active and webhook_id = w.id and ${sql.raw(dueBySchedule(half))}
    and id <> all(wanted.busy) and id <> all(asked.ids)
  order by next_attempt_at
  limit wanted.take
`

const selectDue = prepareGlobal(
  (_db, { wanted, business }: { wanted: string; business: number | undefined }) => sql<Row>`
    select w.business_id, w.id, w.url, w.active, w.secret_ciphertext, w.headers_ciphertext,
      case when w.previous_secret_expires_at > now() then w.previous_secret_ciphertext end as previous_secret_ciphertext,
      extract(epoch from clock_timestamp())::float8 * 1000 as now_ms, asked.ids <> '{}' as is_asked, found.deliveries
    from json_to_recordset(${wanted}::json) as wanted (webhook_id int, take int, busy bigint[])
    join webhooks w on ${ofOwner('w', business)}w.id = wanted.webhook_id and w.deleted_at is null
    cross join lateral (
      select array(select delivery_id from manual_attempts where ${ofOwner('manual_attempts', business)}webhook_id = w.id) as ids
    ) asked
    cross join lateral (
      select json_build_object(${sql.join(Object.entries(members).map(listOf))}) as deliveries
      from (
        (${sql.join([dueOf(0, business), dueOf(1, business)], sql`) union all (`)})
        order by half, since
        limit wanted.take
      ) due
      cross join lateral (
        select body, traceparent, created_at from events
        where ${ofOwner('events', business)}business_id = w.business_id and id = due.event_id
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
 * @param onFailed - called with webhooks that cannot be read while others can, as the node of their business is down
 * @returns the webhooks that still exist; inactive ones only with what is asked for by hand
 */
export async function readDue(
  db: Db,
  wanted: readonly Wanted[],
  ownersOf = createOwners(db),
  onFailed?: (webhookIds: readonly number[], error: unknown) => void,
): Promise<Map<number, DueWebhook>> {
  const limits = wanted.map(({ webhookId, limit, busy }) => ({ webhook_id: webhookId, take: limit, busy }))
  const read = await perOwner(
    db,
    limits,
    async (limits) => {
      const ids = limits.map(({ webhook_id }) => webhook_id)
      const owners = await ownersOf(ids)
      return ids.map((id) => owners.get(id))
    },
    async (db, limits, business) => {
      const rows = await selectDue.execute({ db }, { wanted: JSON.stringify(limits), business })
      return { rows, readAt: performance.now() }
    },
    onFailed &&
      ((limits, error) =>
        onFailed(
          limits.map(({ webhook_id }) => webhook_id),
          error,
        )),
  )
  const wantedOf = new Map(wanted.map((each) => [each.webhookId, each]))
  const rows = read.flatMap(({ rows, readAt }) => rows.map((row) => ({ ...row, readAt, wanted: wantedOf.get(row.id) })))
  const asked = await readAsked(
    db,
    rows.flatMap(({ business_id, is_asked, wanted }) => (is_asked && wanted ? [{ ...wanted, business_id }] : [])),
  )
  return new Map(
    rows.map(({ deliveries, now_ms, is_asked: _, readAt, wanted, ...webhook }) => {
      const { business_id } = webhook
      const due = [...(asked.get(webhook.id) ?? []), ...deliveriesOf(deliveries)].slice(0, wanted?.limit)
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

/**
 * Reads the deliveries of some webhooks of which an attempt was asked for by hand, those that have waited longest first.
 * They are few, and may have been over for weeks: a statement of their own looks for them in the whole log.
 */
async function readAsked(
  db: Db,
  wanted: readonly (Wanted & { business_id: number })[],
): Promise<Map<number, ReadDelivery[]>> {
  const found = new Map<number, ReadDelivery[]>()
  for (const { business_id, webhookId, limit, busy } of wanted) {
    const where = sql`business_id = ${business_id} and id = asked.delivery_id`
    const { rows } = await sql<ReadDelivery>`
      select due.id, due.event_id, due.type, event.body, due.attempt_count, due.attempts_before, event.traceparent,
        case when starts_with(due.event_id, 'evt_test_') then 'test' else 'redelivery' end as trigger,
        extract(epoch from event.created_at)::float8 * 1000 as event_ms
      from (
        select * from manual_attempts
        where business_id = ${business_id} and webhook_id = ${webhookId}
          and delivery_id <> all(${[...busy]}::bigint[])
        order by asked_at limit ${limit}
      ) asked
      cross join lateral (${deliveriesWhere({ where })}) due
      join events event on event.business_id = ${business_id} and event.id = due.event_id
      order by asked.asked_at
    `.execute(db)
    found.set(webhookId, rows)
  }
  return found
}
