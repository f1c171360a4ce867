import { ok } from '../operation/answer.ts'
import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { scheduledAttempts } from './delivery-headers.ts'
import { presentWebhookAttempt } from './present-webhook-attempt.ts'
import { deliveryColumns, presentWebhookDelivery } from './present-webhook-delivery.ts'

/** One delivery with every attempt, the oldest first. */
export const webhookDeliveriesGet = operation('webhookDeliveries.get', async (work, { path }) => {
  const row = await work.db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', (join) =>
      join
        .onRef('webhooks.business_id', '=', 'webhook_deliveries.business_id')
        .onRef('webhooks.id', '=', 'webhook_deliveries.webhook_id')
        .on('webhooks.deleted_at', 'is', null),
    )
    .select(deliveryColumns.map((column) => `webhook_deliveries.${column}` as const))
    .select(['webhook_deliveries.attempts_before', 'webhooks.header_names'])
    .where('webhook_deliveries.business_id', '=', work.business_id)
    .where('webhook_deliveries.id', '=', path.id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const attempts = await work.db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('business_id', '=', work.business_id)
    .where('delivery_id', '=', row.id)
    .orderBy('attempt')
    .execute()
  const { event_id, type, header_names, attempt_count, attempts_before } = row
  const numbers = scheduledAttempts(attempt_count - attempts_before, attempts)
  return ok({
    ...presentWebhookDelivery(row),
    attempts: attempts.map((attempt, index) =>
      presentWebhookAttempt(attempt, { event_id, type, header_names, scheduledAttempt: numbers[index] ?? null }),
    ),
  })
})
