import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { presentWebhookAttempt } from './present-webhook-attempt.ts'
import { deliveryColumns, isThere, presentWebhookDelivery } from './present-webhook-delivery.ts'

/** One delivery with every attempt, the oldest first. */
export const webhookDeliveriesGet: Operation<'webhookDeliveries.get'> = async ({
  path,
  principal: { business_id },
  em,
}) => {
  const db = sqlOf(em)
  const row = await db
    .selectFrom('webhook_deliveries')
    .select(deliveryColumns)
    .where('id', '=', path.id)
    .where(isThere(business_id))
    .executeTakeFirst()
  if (!row) throw notFound()
  const attempts = await db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', '=', row.id)
    .orderBy('attempt')
    .execute()
  const data = { ...presentWebhookDelivery(row), attempts: attempts.map(presentWebhookAttempt) }
  return { status: 200, body: { success: true, data } }
}
