import { sql } from 'kysely'
import { given } from '../db/given.ts'
import { list } from '../operation/answer.ts'
import { decodeCursor, idPosition, pageOf } from '../operation/cursor.ts'
import { operation } from '../operation/operation.ts'
import { findWebhook } from './find-webhook.ts'
import { deliveryColumns, presentWebhookDelivery } from './present-webhook-delivery.ts'

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
        ...given(filters.since, (time) => delivery('created_at', '>=', time)),
        ...given(filters.until, (time) => delivery('created_at', '<', time)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return list(pageOf(rows, limit), presentWebhookDelivery)
})
