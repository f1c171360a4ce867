import { sql } from 'kysely'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { createTestEventId } from '../events/event-id.ts'
import { eventTypes } from '../events/event-types.ts'
import { enqueue } from '../jobs.ts'
import type { Operation } from '../operation/contract.ts'
import { conflict } from '../operation/errors.ts'
import { currentTraceparent } from '../process/tracing.ts'
import { findWebhook } from './find-webhook.ts'
import { deliveryColumns, presentWebhookDelivery } from './present-webhook-delivery.ts'

/** Tests of a webhook that are still to be sent. */
const maxWaiting = 10

/**
 * Sends the contract's example of an event, in one attempt outside any schedule. Its text is kept with the events, as
 * that of every delivery, but it has no place in the stream.
 */
export const webhooksTest: Operation<'webhooks.test'> = ({
  path: { id: webhook_id },
  body: { type },
  principal: { business_id },
  em,
  now,
}) =>
  inTransaction(em, async (t) => {
    await findWebhook(t, business_id, webhook_id)
    const db = sqlOf(t)
    const { waiting } = await db
      .selectFrom('webhook_deliveries')
      .select(sql<number>`count(*)`.as('waiting'))
      .where('webhook_id', '=', webhook_id)
      .where('manual_attempt_at', 'is not', null)
      .executeTakeFirstOrThrow()
    if (waiting >= maxWaiting) throw conflict(`${maxWaiting} attempts by hand are still to be made.`)

    const id = createTestEventId(now.getTime())
    const created_at = now.toISOString()
    const data = eventTypes().find((known) => known.type === type)?.example.data
    const body = JSON.stringify({ id, type, created_at, data })
    await db
      .insertInto('events')
      .values({ id, business_id, type, body, created_at, traceparent: currentTraceparent() })
      .execute()
    const row = await db
      .insertInto('webhook_deliveries')
      .values({
        business_id,
        webhook_id,
        event_id: id,
        type,
        status: 'pending',
        next_attempt_at: sql`now()`,
        manual_attempt_at: sql`now()`,
      })
      .returning(deliveryColumns)
      .executeTakeFirstOrThrow()
    await enqueue(t, 'drain_webhook', { webhook_id })
    return { status: 202, body: { success: true, data: presentWebhookDelivery(row) } }
  })
