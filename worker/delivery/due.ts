/*
 * SQL conditions for due deliveries. PostgreSQL uses an index only for a condition that repeats the expression and
 * predicate of the index (server/webhooks/webhook-delivery.entity.ts), so every statement takes the condition from
 * here.
 */

/**
 * The condition for deliveries of one webhook with an attempt due by the schedule. It fits the index
 * `webhook_deliveries_due`: by webhook, by half, by due time.
 *
 * @param half - 0 for first attempts, 1 for retries; both by default. Both must be named, as the index sorts times only
 *   within a half
 */
export const dueBySchedule = (half?: 0 | 1): string =>
  `status = 'pending' and least(attempt_count, 1) in (${half ?? '0, 1'}) and next_attempt_at <= now()`

/**
 * The condition for deliveries of a webhook with a requested attempt by hand, for the index
 * `webhook_deliveries_by_hand`.
 */
export const askedByHand = 'manual_attempt_at is not null'
