import { ok } from '../operation/answer.ts'
import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { presentWebhookAttempt } from './present-webhook-attempt.ts'
import { deliveryColumns, isThere, presentWebhookDelivery } from './present-webhook-delivery.ts'

/** One delivery with every attempt, the oldest first. */
export const webhookDeliveriesGet = operation('webhookDeliveries.get', async (work, { path }) => {
  const row = await work.db
    .selectFrom('webhook_deliveries')
    .select(deliveryColumns)
    .where('id', '=', path.id)
    .where(isThere(work))
    .executeTakeFirst()
  if (!row) throw notFound()
  const attempts = await work.db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('business_id', '=', work.business_id)
    .where('delivery_id', '=', row.id)
    .orderBy('attempt')
    .execute()
  return ok({ ...presentWebhookDelivery(row), attempts: attempts.map(presentWebhookAttempt) })
})
