import { sql } from 'kysely'
import type { Db } from '../../../server/operation/work.ts'
import { deliveriesWhere } from '../../../server/webhooks/deliveries/all-deliveries.ts'
import type { ReadDelivery, Wanted } from './due.ts'

/**
 * Reads the deliveries of some webhooks of which an attempt was asked for by hand, those that have waited longest first.
 * They are few, and may have been over for weeks: a statement of their own looks for them in the whole log.
 */
export async function readAsked(
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
