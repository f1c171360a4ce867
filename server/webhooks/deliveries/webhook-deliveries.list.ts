import { type RawBuilder, sql } from 'kysely'
import { whereDefined } from '../../db/driver/where-defined.ts'
import { cutPage, decodeCursor, idPosition } from '../../operation/cursor.ts'
import { report } from '../../operation/operation.ts'
import { withTotal } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { eventIdTime } from '../../outbox/event-id.ts'
import { findWebhook } from '../find-webhook.ts'
import { presentWebhookDelivery } from './present-webhook-delivery.ts'
import { selectDeliveries } from './select-deliveries.ts'

/** The maximum difference between the clocks of the service and the database, in milliseconds. */
const toleranceMs = 600_000

/** Lists the deliveries of a webhook, newest first, without their attempts. */
export const webhookDeliveriesList = report('webhookDeliveries.list', async (work, { path, query }) => {
  const { limit = 25, cursor, status, ...filters } = query
  const before = decodeCursor(cursor, idPosition)
  const webhook = await findWebhook(work, path.id)
  const where = sql.join(
    [
      sql`webhook_id = ${webhook.id} and business_id = ${work.business_id}`,
      ...whereDefined(filters.type, (name) => sql`type = ${name}`),
      ...whereDefined(filters.event_id, isOfEvent),
      ...whereDefined(filters.test, (test) => sql`starts_with(event_id, 'evt_test_') = ${test}`),
      ...whereDefined(filters.since, (time) => sql`created_at >= ${time}`),
      ...whereDefined(filters.until, (time) => sql`created_at < ${time}`),
    ],
    sql` and `,
  )
  const older = before === undefined ? where : sql`${where} and id < ${before}`
  const { rows } = await selectDeliveries({ where: older, status, newest: limit + 1 }).execute(work.db)
  const page = cutPage(rows, limit, ({ id }) => id)
  return list(await withTotal(work, query, page, selectDeliveries({ where, status })), presentWebhookDelivery)
})

/**
 * Returns the condition that a delivery is for an event. A delivery is created with its event. There is no index on
 * event IDs, because it would slow down the creation of each delivery.
 */
function isOfEvent(event: string): RawBuilder<unknown> {
  const createdMs = eventIdTime(event)?.getTime()
  if (createdMs === undefined) return sql`false`
  return sql`event_id = ${event} and created_at between ${toTime(createdMs - toleranceMs)} and ${toTime(createdMs + toleranceMs)}`
}

const toTime = (milliseconds: number): string => new Date(milliseconds).toISOString()
