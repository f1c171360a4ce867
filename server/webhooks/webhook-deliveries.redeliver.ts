import { sql } from 'kysely'
import type { Operation } from '../contract.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { conflict, notFound } from '../http/errors.ts'
import { enqueue } from '../jobs.ts'
import { deliveryColumns, presentWebhookDelivery } from './present-webhook-delivery.ts'

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
      .where('business_id', '=', business_id)
      .where('manual_attempt_at', 'is', null)
      .returning(deliveryColumns)
      .executeTakeFirst()
    if (!row) {
      const isThere = await db
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('id', '=', id)
        .where('business_id', '=', business_id)
        .executeTakeFirst()
      throw isThere ? conflict('An attempt that was asked for is still to be made.') : notFound()
    }
    await enqueue(t, 'drain_webhook', { webhook_id: row.webhook_id })
    return { status: 202, body: { success: true, data: presentWebhookDelivery(row) } }
  })
