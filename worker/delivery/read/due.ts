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
  /** All attempts so far. */
  attempt_count: number
  /** The attempts before the delivery was last scheduled again. */
  attempts_before: number
  /** Why it is due. */
  trigger: AttemptTrigger
  /** The span that recorded the event, if any. */
  traceparent: string | null
  /** When the event happened, in milliseconds since 1970. */
  event_ms: number
  /** The offset from `performance.now()` to the database's time in milliseconds since 1970. */
  databaseOffsetMs: number
}

/** The columns of a delivery that differ within its webhook. */
export type DeliveryColumns = Omit<DueDelivery, 'business_id' | 'databaseOffsetMs'>

/** The current state of a webhook, with its due deliveries. */
export interface DueWebhook {
  business_id: number
  id: number
  url: string
  active: boolean
  secret_ciphertext: string
  /** The secret before the last rotation, during its grace period. */
  previous_secret_ciphertext: string | null
  /** Custom headers for the receiver. */
  headers_ciphertext: string | null
  deliveries: DueDelivery[]
}

/** A request to read the due deliveries of a webhook. */
export interface DueRequest {
  webhookId: number
  limit: number
  /** Deliveries in progress, which are left out. */
  busy: readonly number[]
}

/**
 * The condition for scheduled deliveries that are due, on `pending_deliveries` of one webhook. It matches the index
 * `pending_deliveries_due` (webhook, half, due time). PostgreSQL uses an index on an expression only where the condition
 * repeats the expression, so every statement takes the condition from here.
 *
 * @param half - 0 for first attempts, 1 for retries; both by default. Both must be named, as the index sorts times only
 *   within a half
 */
export const dueBySchedule = (half?: 0 | 1): string =>
  `least(attempt_count, 1) in (${half ?? '0, 1'}) and next_attempt_at <= now()`

/** @returns those of the webhooks that have due deliveries */
export async function webhooksWithDue(db: Db, webhookIds: readonly number[]): Promise<number[]> {
  const list = { from: sql`unnest(${webhookIds}::int[]) as webhook (id)`, column: 'webhook.id' }
  const { rows } = await sql<{ id: number }>`${db.placement.semiJoin(list, [
    { table: 'pending_deliveries', on: sql`webhook_id = webhook.id and ${sql.raw(dueBySchedule())}` },
    { table: 'manual_attempts', on: sql`webhook_id = webhook.id` },
  ])}`.execute(db)
  return rows.map(({ id }) => id)
}
