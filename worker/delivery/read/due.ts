import { sql } from 'kysely'
import type { EventType, Schemas } from '../../../server/operation/contract/contract.ts'
import type { Db } from '../../../server/operation/work.ts'

export type AttemptTrigger = Schemas['WebhookAttempt']['trigger']

/** A delivery whose next attempt is due. */
export interface DueDelivery {
  business_id: number
  id: number
  event_id: string
  type: EventType
  /** The request body, byte for byte. */
  body: string
  /** The number of attempts so far. */
  attempt_count: number
  /** The number of attempts before the delivery was last rescheduled. */
  attempts_before: number
  /** The reason why the attempt is due. */
  trigger: AttemptTrigger
  /** The trace context of the span that recorded the event, if any. */
  traceparent: string | null
  /** The time of the event, in milliseconds since 1970. */
  event_ms: number
  /** The value to add to `performance.now()` to get the database's time in milliseconds since 1970. */
  databaseOffsetMs: number
}

/** The columns of a delivery that vary between the deliveries of a webhook. */
export type DeliveryColumns = Omit<DueDelivery, 'business_id' | 'databaseOffsetMs'>

/** The current state of a webhook, with its due deliveries. */
export interface DueWebhook {
  business_id: number
  id: number
  url: string
  active: boolean
  secret_ciphertext: string
  /** The encrypted previous secret, during the grace period after a rotation. */
  previous_secret_ciphertext: string | null
  /** The encrypted custom headers that the webhook's owner configured. */
  headers_ciphertext: string | null
  deliveries: DueDelivery[]
}

/** A request to read the due deliveries of a webhook. */
export interface DueRequest {
  webhookId: number
  limit: number
  /** The IDs of the deliveries in progress, which the read excludes. */
  busy: readonly number[]
}

/**
 * Returns SQL for the condition that a row of `pending_deliveries` is a due scheduled delivery of a webhook. The
 * condition matches the index `pending_deliveries_due` (webhook, half, due time). PostgreSQL uses an expression index
 * only where a statement repeats its expression, so every statement takes the condition from here.
 *
 * @param half - 0 for first attempts, 1 for retries; both by default. The condition always names the half, as the index
 *   sorts times only within one
 */
export const dueBySchedule = (half?: 0 | 1): string =>
  `least(attempt_count, 1) in (${half ?? '0, 1'}) and next_attempt_at <= now()`

/** Returns the IDs of those webhooks that have due deliveries. */
export async function webhooksWithDue(db: Db, webhookIds: readonly number[]): Promise<number[]> {
  const list = { from: sql`unnest(${webhookIds}::int[]) as webhook (id)`, column: 'webhook.id' }
  const { rows } = await sql<{ id: number }>`${db.placement.semiJoin(list, [
    { table: 'pending_deliveries', on: sql`webhook_id = webhook.id and ${sql.raw(dueBySchedule())}` },
    { table: 'manual_attempts', on: sql`webhook_id = webhook.id` },
  ])}`.execute(db)
  return rows.map(({ id }) => id)
}
