import type { EventType, Schemas } from '../../../server/operation/contract/contract.ts'

/** The reason for an attempt. */
export type AttemptTrigger = Schemas['WebhookAttempt']['trigger']

/** A delivery whose next attempt is due. */
export interface DueDelivery {
  business_id: number
  id: number
  event_id: string
  type: EventType
  /** The text that is sent, byte for byte. */
  body: string
  /** Attempts made so far. */
  attempt_count: number
  /** Attempts made before the delivery was last scheduled again. */
  attempts_before: number
  /** The reason why it is due. */
  trigger: AttemptTrigger
  /** The span that recorded the event, if any. */
  traceparent: string | null
  /** When the event happened, in milliseconds since 1970. */
  event_ms: number
  /** The offset from `performance.now()` to the database's time in milliseconds since 1970. */
  databaseOffsetMs: number
}

/** A delivery as it is read, before what all of its webhook have in common. */
export type ReadDelivery = Omit<DueDelivery, 'business_id' | 'databaseOffsetMs'>

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

/** The amount to read for a webhook. */
export interface Wanted {
  webhookId: number
  limit: number
  /** Deliveries that are already on their way. */
  busy: readonly number[]
}

/**
 * The condition on `pending_deliveries` for those of one webhook with an attempt due by the schedule. It fits the index
 * `pending_deliveries_due`: by webhook, by half, by due time. PostgreSQL uses that only for a condition that repeats its
 * expression, so every statement takes the condition from here.
 *
 * @param half - 0 for first attempts, 1 for retries; both by default. Both must be named, as the index sorts times only
 *   within a half
 */
export const dueBySchedule = (half?: 0 | 1): string =>
  `least(attempt_count, 1) in (${half ?? '0, 1'}) and next_attempt_at <= now()`
