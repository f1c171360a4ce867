import { sql } from 'kysely'
import { z } from 'zod'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { findWebhook } from './find-webhook.ts'
import { deliveryColumns, presentWebhookDelivery } from './present-webhook-delivery.ts'

const position = z.int().positive() // the id of the last delivery of the page before

/** What was sent to a webhook, the newest first. */
export const webhooksDeliveries: Operation<'webhooks.deliveries'> = async ({
  path,
  query,
  principal: { business_id },
  em,
}) => {
  const { limit = 25, cursor, status, type, since } = query
  const before = decodeCursor(cursor, position)
  const webhook = await findWebhook(em, business_id, path.id)
  const rows = await sqlOf(em)
    .selectFrom('webhook_deliveries')
    .select(deliveryColumns)
    .where((delivery) =>
      delivery.and([
        delivery('webhook_id', '=', webhook.id),
        delivery('business_id', '=', business_id),
        ...given(before, (id) => delivery('id', '<', id)),
        ...given(status, (state) => delivery('status', '=', sql.lit(state))), // of the few that are lost there is an index
        ...given(type, (name) => delivery('type', '=', name)),
        ...given(since, (time) => delivery('created_at', '>=', time)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, ({ id }) => id)
  const body = {
    success: true as const,
    data: page.rows.map(presentWebhookDelivery),
    meta: { next_cursor: page.next_cursor },
  }
  return { status: 200, body }
}
