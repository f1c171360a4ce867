import { type RawBuilder, sql } from 'kysely'
import { prepareGlobal } from '../../../server/operation/prepare.ts'
import type { Db } from '../../../server/operation/work.ts'
import { selectDeliveries } from '../../../server/webhooks/deliveries/select-deliveries.ts'
import { businessCondition, createBusinessLookup, inPlacementGroups } from '../schedule/placement-groups.ts'
import { type DeliveryColumns, type DueDelivery, type DueRequest, type DueWebhook, dueBySchedule } from './due.ts'

type ReadMember = keyof Omit<DueDelivery, 'business_id' | 'trigger' | 'databaseOffsetMs'>

/** The SQL expression for each member of a delivery. */
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

/** The values of each member, one list per member. All lists have the order of the deliveries. */
type MemberLists = { [Member in ReadMember]: DueDelivery[Member][] }
type Row = Omit<DueWebhook, 'deliveries'> & { now_ms: number; has_manual: boolean; deliveries: MemberLists }

/** Returns SQL for the due scheduled deliveries of a webhook: its first attempts, or its retries. */
const selectHalf = (half: 0 | 1, business: number | undefined): RawBuilder<unknown> => sql`
  select ${sql.lit(half)} as half, next_attempt_at as since, id, event_id, type, attempt_count, attempts_before
  from pending_deliveries
  where ${businessCondition('pending_deliveries', business)}w.active and webhook_id = w.id and ${sql.raw(dueBySchedule(half))}
    and id <> all(request.busy) and id <> all(manual.ids)
  order by next_attempt_at
  limit request.row_limit
`

const selectDue = prepareGlobal(
  (_db, { requests, business }: { requests: string; business: number | undefined }) => sql<Row>`
    select w.business_id, w.id, w.url, w.active, w.secret_ciphertext, w.headers_ciphertext,
      case when w.previous_secret_expires_at > now() then w.previous_secret_ciphertext end as previous_secret_ciphertext,
      extract(epoch from clock_timestamp())::float8 * 1000 as now_ms, manual.ids <> '{}' as has_manual, due.deliveries
    from json_to_recordset(${requests}::json) as request (webhook_id int, row_limit int, busy bigint[])
    join webhooks w on ${businessCondition('w', business)}w.id = request.webhook_id and w.deleted_at is null
    cross join lateral (
      select array(select delivery_id from manual_attempts where ${businessCondition('manual_attempts', business)}webhook_id = w.id) as ids
    ) manual
    cross join lateral (
      select json_build_object(${sql.join(Object.entries(members).map(memberList))}) as deliveries
      from (
        (${sql.join([selectHalf(0, business), selectHalf(1, business)], sql`) union all (`)})
        order by half, since
        limit request.row_limit
      ) due
      cross join lateral (
        select body, traceparent, created_at from events
        where ${businessCondition('events', business)}business_id = w.business_id and id = due.event_id
        offset 0 -- keeps the lookup by key: a cached plan from when the table was small would scan it for a join
      ) event
    ) due
  `,
)

/**
 * Reads the due deliveries of several webhooks: manual attempts first, then first attempts, then retries, each sorted
 * by due time. The statement returns one JSON list per member: rows or objects would double the cost for PostgreSQL and
 * the worker.
 *
 * @param onFailed - called with the webhooks whose read failed while others succeeded, because the node of their
 *   business is down
 * @returns the existing webhooks by ID; inactive webhooks only with their manual attempts
 */
export async function readDue(
  db: Db,
  requests: readonly DueRequest[],
  businessLookup = createBusinessLookup(db),
  onFailed?: (webhookIds: readonly number[], error: unknown) => void,
): Promise<Map<number, DueWebhook>> {
  const inputs = requests.map(({ webhookId, limit, busy }) => ({ webhook_id: webhookId, row_limit: limit, busy }))
  const results = await inPlacementGroups(
    db,
    inputs,
    (inputs) => businessLookup(inputs.map(({ webhook_id }) => webhook_id)),
    async (db, inputs, business) => {
      const rows = await selectDue.execute({ db }, { requests: JSON.stringify(inputs), business })
      return { rows, readAt: performance.now() }
    },
    onFailed &&
      ((inputs, error) =>
        onFailed(
          inputs.map(({ webhook_id }) => webhook_id),
          error,
        )),
  )
  const requestById = new Map(requests.map((request) => [request.webhookId, request]))
  const rows = results.flatMap(({ rows, readAt }) =>
    rows.map((row) => ({ ...row, readAt, request: requestById.get(row.id) })),
  )
  const manual = await readManual(
    db,
    rows.flatMap(({ business_id, has_manual, request }) =>
      has_manual && request ? [{ ...request, business_id }] : [],
    ),
  )
  return new Map(
    rows.map(({ deliveries, now_ms, has_manual: _, readAt, request, ...webhook }) => {
      const { business_id } = webhook
      const due = [...(manual.get(webhook.id) ?? []), ...toDeliveries(deliveries)].slice(0, request?.limit)
      const common = { business_id, databaseOffsetMs: now_ms - readAt }
      return [webhook.id, { ...webhook, deliveries: due.map((delivery) => ({ ...delivery, ...common })) }]
    }),
  )
}

/**
 * Returns SQL for the name and the list of a member. Also sorts by ID: PostgreSQL sorts each list separately, and all
 * lists need the same order when due times are equal.
 */
function memberList([member, value]: [string, RawBuilder<unknown>]): RawBuilder<unknown> {
  return sql`${sql.lit(member)}, coalesce(json_agg(${value} order by due.half, due.since, due.id), '[]')`
}

function toDeliveries(lists: MemberLists): DeliveryColumns[] {
  const { id, event_id, type, body, attempt_count, attempts_before, traceparent, event_ms } = lists
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
  return deliveries as DeliveryColumns[] // all lists have the same length and order
}

/**
 * Reads the deliveries that have manual attempts, sorted by due time. There are few, but they may have ended weeks ago,
 * so a separate statement searches the whole log.
 */
async function readManual(
  db: Db,
  requests: readonly (DueRequest & { business_id: number })[],
): Promise<Map<number, DeliveryColumns[]>> {
  const deliveries = new Map<number, DeliveryColumns[]>()
  for (const { business_id, webhookId, limit, busy } of requests) {
    const where = sql`business_id = ${business_id} and id = manual.delivery_id`
    const { rows } = await sql<DeliveryColumns>`
      select due.id, due.event_id, due.type, event.body, due.attempt_count, due.attempts_before, event.traceparent,
        case when starts_with(due.event_id, 'evt_test_') then 'test' else 'redelivery' end as trigger,
        extract(epoch from event.created_at)::float8 * 1000 as event_ms
      from (
        select * from manual_attempts
        where business_id = ${business_id} and webhook_id = ${webhookId}
          and delivery_id <> all(${[...busy]}::bigint[])
        order by asked_at limit ${limit}
      ) manual
      cross join lateral (${selectDeliveries({ where })}) due
      join events event on event.business_id = ${business_id} and event.id = due.event_id
      order by manual.asked_at
    `.execute(db)
    deliveries.set(webhookId, rows)
  }
  return deliveries
}
