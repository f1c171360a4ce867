import { type Selectable, sql } from 'kysely'
import type { WebhookAttemptTable } from './webhook-attempt.entity.ts'

/** An attempt, from its own row or from that of its delivery. */
export type AttemptRow = Omit<Selectable<WebhookAttemptTable>, 'business_id' | 'delivery_id'>

/** SQL for its columns, which `webhook_attempts` has, and `webhook_deliveries` for the attempt that ended a delivery. */
export const attemptColumns = sql`attempt, trigger, started_at, duration_ms, outcome, response_status, response_excerpt,
  response_truncated, error, url`
