import { sql } from 'kysely'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { enqueue } from '../jobs.ts'
import type { Operation } from '../operation/contract.ts'
import { conflict, notFound } from '../operation/errors.ts'
import { deliveryColumns, isThere, presentWebhookDelivery } from './present-webhook-delivery.ts'

/** Each attempt is kept, with what the receiver answered. */
const maxAttempts = 100

/** Asks for one attempt now, whatever the schedule says and whether the webhook is active or not. */
export const webhookDeliveriesRedeliver: Operation<'webhookDeliveries.redeliver'> = ({
  path: { id },
  principal: { business_id },
  em,
}) =>
  inTransaction(em, async (t) => {
    const db = sqlOf(t)
    const row = await db
      .updateTable('webhook_deliveries')
      .set({ manual_attempt_at: sql`now()`, updated_at: sql`now()` })
      .where('id', '=', id)
      .where(isThere(business_id))
      .where('manual_attempt_at', 'is', null)
      .where('attempt_count', '<', maxAttempts)
      .returning(deliveryColumns)
      .executeTakeFirst()
    if (!row) {
      const delivery = await db
        .selectFrom('webhook_deliveries')
        .select('attempt_count')
        .where('id', '=', id)
        .where(isThere(business_id))
        .executeTakeFirst()
      if (!delivery) throw notFound()
      throw conflict(
        delivery.attempt_count < maxAttempts
          ? 'An attempt that was asked for is still to be made.'
          : `A delivery can have ${maxAttempts} attempts.`,
      )
    }
    await enqueue(t, 'drain_webhook', { webhook_id: row.webhook_id })
    return { status: 202, body: { success: true, data: presentWebhookDelivery(row) } }
  })
