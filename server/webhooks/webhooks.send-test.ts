import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { eventTypes } from '../events/event-types.ts'
import { enqueue } from '../jobs.ts'
import { conflictAt } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { accepted } from '../operation/response.ts'
import { createTestEventId } from '../outbox/event-id.ts'
import { currentTraceparent } from '../process/tracing.ts'
import { presentWebhookDelivery } from './deliveries/present-webhook-delivery.ts'
import { lockWebhook } from './find-webhook.ts'

/** The maximum number of pending manual attempts of a webhook. */
const maxManualAttempts = 10

/**
 * Sends the contract's example of an event in a single attempt, without retries. Its content is stored as an event,
 * like the content of every delivery, but is not part of the event stream.
 */
export const webhooksSendTest = change(
  'webhooks.sendTest',
  async (work, { path: { id: webhook_id }, body: { type } }) => {
    await lockWebhook(work, webhook_id, undefined) // so that the number of manual attempts does not change
    const { db, business_id, now } = work
    const { pending } = await db
      .selectFrom('manual_attempts')
      .select(sql<number>`count(*)`.as('pending'))
      .where('business_id', '=', business_id)
      .where('webhook_id', '=', webhook_id)
      .executeTakeFirstOrThrow()
    if (pending >= maxManualAttempts) {
      const message = `${maxManualAttempts} attempts by hand are still to be made.`
      throw conflictAt({ path: 'path.id', code: 'limit_reached', limit: maxManualAttempts, message })
    }

    const id = createTestEventId(now.getTime())
    const created_at = now.toISOString()
    const data = eventTypes().find((eventType) => eventType.type === type)?.example.data
    const text = JSON.stringify({ id, type, created_at, data })
    await db
      .insertInto('events')
      .values({ id, business_id, type, body: text, created_at, traceparent: currentTraceparent() })
      .execute()
    const row = await db
      .insertInto('pending_deliveries')
      .values({ business_id, webhook_id, event_id: id, type, next_attempt_at: sql`now()` })
      .returning(['id', 'webhook_id', 'event_id', 'type', 'attempt_count', 'attempts_before', 'next_attempt_at'])
      .returning(['created_at', 'updated_at'])
      .executeTakeFirstOrThrow()
    await db.insertInto('manual_attempts').values({ business_id, delivery_id: row.id, webhook_id }).execute()
    await enqueue(work, 'drain_webhook', { webhook_id })
    recordAudit(work, { action: 'webhook.tested', detail: { webhook_id, type } })
    return accepted(presentWebhookDelivery({ ...row, status: 'pending' }))
  },
)
