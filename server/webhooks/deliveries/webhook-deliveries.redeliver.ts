import { sql } from 'kysely'
import { enqueue } from '../../jobs.ts'
import { conflictAt, notFound } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { accepted } from '../../operation/response.ts'
import { accessLost } from '../app-webhooks.ts'
import { type DeliveryRow, presentWebhookDelivery } from './present-webhook-delivery.ts'
import { selectDelivery } from './select-deliveries.ts'

/** The maximum number of attempts of a delivery. It is limited because each attempt is stored with its response. */
const maxAttempts = 100

/** Requests one immediate attempt, regardless of the schedule and the state of the webhook. */
export const webhookDeliveriesRedeliver = change('webhookDeliveries.redeliver', async (work, { path: { id } }) => {
  const { rows } = await sql<DeliveryRow & { is_added: boolean; may_receive: boolean }>`
    with delivery as (${selectDelivery(work, id)}), manual as (
      insert into manual_attempts (business_id, delivery_id, webhook_id)
      select ${work.business_id}, id, webhook_id from delivery
      where attempt_count < ${maxAttempts} and may_receive
      on conflict do nothing
      returning delivery_id
    )
    select delivery.*, exists (select from manual) as is_added from delivery
  `.execute(work.db)
  const [row] = rows
  if (!row) throw notFound()
  if (!row.may_receive) throw accessLost()
  if (!row.is_added) {
    const path = 'path.id'
    throw conflictAt(
      row.attempt_count < maxAttempts
        ? { path, code: 'attempt_pending', message: 'An attempt that was asked for is still to be made.' }
        : {
            path,
            code: 'limit_reached',
            limit: maxAttempts,
            message: `A delivery can have at most ${maxAttempts} attempts.`,
          },
    )
  }
  await enqueue(work, 'drain_webhook', { webhook_id: row.webhook_id })
  return accepted(presentWebhookDelivery(row))
})
