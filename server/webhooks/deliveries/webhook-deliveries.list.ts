import { type RawBuilder, sql } from 'kysely'
import { whereDefined } from '../../db/driver/where-defined.ts'
import { list } from '../../operation/answer.ts'
import { cutPage, decodeCursor, idPosition } from '../../operation/cursor.ts'
import { report } from '../../operation/operation.ts'
import { timeOfEventId } from '../../outbox/event-id.ts'
import { findWebhook } from '../find-webhook.ts'
import { deliveriesWhere } from './all-deliveries.ts'
import { presentWebhookDelivery } from './present-webhook-delivery.ts'

/** How far the clocks of the service and the database may differ. */
const toleranceMs = 600_000

/** What was sent to a webhook, the newest first, without the attempts. */
export const webhookDeliveriesList = report('webhookDeliveries.list', async (work, { path, query }) => {
  const { limit = 25, cursor, status, ...filters } = query
  const before = decodeCursor(cursor, idPosition)
  const webhook = await findWebhook(work, path.id)
  const where = sql.join(
    [
      sql`webhook_id = ${webhook.id} and business_id = ${work.business_id}`,
      ...whereDefined(before, (id) => sql`id < ${id}`),
      ...whereDefined(filters.type, (name) => sql`type = ${name}`),
      ...whereDefined(filters.event_id, isOfEvent),
      ...whereDefined(filters.since, (time) => sql`created_at >= ${time}`),
      ...whereDefined(filters.until, (time) => sql`created_at < ${time}`),
    ],
    sql` and `,
  )
  const { rows } = await deliveriesWhere({ where, status, newest: limit + 1 }).execute(work.db)
  return list(cutPage(rows, limit), presentWebhookDelivery)
})

/** A delivery is made with its event. No index has event ids: each delivery would pay for it. */
function isOfEvent(event: string): RawBuilder<unknown> {
  const made = timeOfEventId(event)?.getTime()
  if (made === undefined) return sql`false`
  return sql`event_id = ${event} and created_at between ${timeAt(made - toleranceMs)} and ${timeAt(made + toleranceMs)}`
}

const timeAt = (milliseconds: number): string => new Date(milliseconds).toISOString()
