import { sql } from 'kysely'
import { given } from '../db/given.ts'
import { timeOfEventId } from '../events/event-id.ts'
import { list } from '../operation/answer.ts'
import { decodeCursor, idPosition, pageOf } from '../operation/cursor.ts'
import { operation } from '../operation/operation.ts'
import { findWebhook } from './find-webhook.ts'
import { deliveryColumns, presentWebhookDelivery } from './present-webhook-delivery.ts'

/** How far the clocks of the service and the database may differ. */
const toleranceMs = 600_000

/** What was sent to a webhook, the newest first, without the attempts. */
export const webhookDeliveriesList = operation('webhookDeliveries.list', async (work, { path, query }) => {
  const { limit = 25, cursor, ...filters } = query
  const before = decodeCursor(cursor, idPosition)
  const webhook = await findWebhook(work, path.id)
  const rows = await work.db
    .selectFrom('webhook_deliveries')
    .select(deliveryColumns)
    .where((delivery) =>
      delivery.and([
        delivery('webhook_id', '=', webhook.id),
        delivery('business_id', '=', work.business_id),
        ...given(before, (id) => delivery('id', '<', id)),
        ...given(filters.status, (state) => delivery('status', '=', sql.lit(state))), // for webhook_deliveries_lost
        ...given(filters.type, (name) => delivery('type', '=', name)),
        ...given(filters.event_id, (event) => {
          // A delivery is made with its event. No index has event ids: each attempt would pay for it.
          const made = timeOfEventId(event)?.getTime()
          if (made === undefined) return sql<boolean>`false`
          return delivery.and([
            delivery('event_id', '=', event),
            delivery('created_at', '>=', timeAt(made - toleranceMs)),
            delivery('created_at', '<=', timeAt(made + toleranceMs)),
          ])
        }),
        ...given(filters.since, (time) => delivery('created_at', '>=', time)),
        ...given(filters.until, (time) => delivery('created_at', '<', time)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return list(pageOf(rows, limit), presentWebhookDelivery)
})

const timeAt = (milliseconds: number): string => new Date(milliseconds).toISOString()
