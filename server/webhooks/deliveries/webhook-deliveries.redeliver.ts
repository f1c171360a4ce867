import { sql } from 'kysely'
import { enqueue } from '../../jobs.ts'
import { accepted } from '../../operation/answer.ts'
import { conflict, notFound } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { deliveryById } from './all-deliveries.ts'
import { type DeliveryRow, presentWebhookDelivery } from './present-webhook-delivery.ts'

/** Each attempt is kept, with what the receiver answered. */
const maxAttempts = 100

/** Asks for one attempt now, whatever the schedule says and whether the webhook is active or not. */
export const webhookDeliveriesRedeliver = change('webhookDeliveries.redeliver', async (work, { path: { id } }) => {
  const { rows } = await sql<DeliveryRow & { is_asked: boolean }>`
    with delivery as (${deliveryById(work, id)}), asked as (
      insert into manual_attempts (business_id, delivery_id, webhook_id)
      select ${work.business_id}, id, webhook_id from delivery where attempt_count < ${maxAttempts}
      on conflict do nothing
      returning delivery_id
    )
    select delivery.*, exists (select from asked) as is_asked from delivery
  `.execute(work.db)
  const [row] = rows
  if (!row) throw notFound()
  if (!row.is_asked) {
    throw conflict(
      row.attempt_count < maxAttempts
        ? 'An attempt that was asked for is still to be made.'
        : `A delivery can have at most ${maxAttempts} attempts.`,
    )
  }
  await enqueue(work, 'drain_webhook', { webhook_id: row.webhook_id })
  return accepted(presentWebhookDelivery(row))
})
