import { sql } from 'kysely'
import { enqueue } from '../jobs.ts'
import { accepted } from '../operation/answer.ts'
import { conflict, notFound } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { deliveryColumns, isThere, presentWebhookDelivery } from './present-webhook-delivery.ts'

/** Each attempt is kept, with what the receiver answered. */
const maxAttempts = 100

/** Asks for one attempt now, whatever the schedule says and whether the webhook is active or not. */
export const webhookDeliveriesRedeliver = change('webhookDeliveries.redeliver', async (work, { path: { id } }) => {
  const row = await work.db
    .updateTable('webhook_deliveries')
    .set({ manual_attempt_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where(isThere(work))
    .where('manual_attempt_at', 'is', null)
    .where('attempt_count', '<', maxAttempts)
    .returning(deliveryColumns)
    .executeTakeFirst()
  if (!row) {
    const delivery = await work.db
      .selectFrom('webhook_deliveries')
      .select('attempt_count')
      .where('id', '=', id)
      .where(isThere(work))
      .executeTakeFirst()
    if (!delivery) throw notFound()
    throw conflict(
      delivery.attempt_count < maxAttempts
        ? 'An attempt that was asked for is still to be made.'
        : `A delivery can have at most ${maxAttempts} attempts.`,
    )
  }
  await enqueue(work, 'drain_webhook', { webhook_id: row.webhook_id })
  return accepted(presentWebhookDelivery(row))
})
