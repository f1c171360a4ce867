import { type Selectable, sql } from 'kysely'
import type { EventType, Schemas } from '../../operation/contract/contract.ts'
import { deliveryHeaders } from './delivery-headers.ts'
import type { WebhookAttemptTable } from './webhook-attempt.entity.ts'

/** A row of an attempt, from `webhook_attempts` or from its delivery. */
export type AttemptRow = Omit<Selectable<WebhookAttemptTable>, 'business_id' | 'delivery_id'>

/**
 * SQL for the columns of an attempt, in `webhook_attempts` and, for the attempt that ended a delivery, in
 * `webhook_deliveries`.
 */
export const attemptColumns = sql`attempt, trigger, started_at, duration_ms, outcome, response_status, response_excerpt,
  response_truncated, error, url`

interface RequestContext {
  event_id: string
  type: EventType
  /** The number of the attempt in its schedule; null if the number is no longer known. */
  scheduledAttempt: number | null
  /** The names of the webhook's current custom headers. */
  header_names: readonly string[]
}

/** Converts an attempt to its API representation. */
export function presentWebhookAttempt(row: AttemptRow, context: RequestContext): Schemas['WebhookAttempt'] {
  return {
    attempt: row.attempt,
    trigger: row.trigger,
    url: row.url,
    started_at: row.started_at,
    duration_ms: row.duration_ms,
    outcome: row.outcome,
    response_status: row.response_status,
    response_excerpt: row.response_excerpt,
    response_truncated: row.response_truncated,
    error: row.error,
    request_headers: row.outcome === 'blocked' ? [] : requestHeaders(row, context),
  }
}

/** Returns the request headers in the order in which they are sent. Secret and unknown values are null. */
function requestHeaders(
  { trigger, started_at }: AttemptRow,
  { event_id, type, scheduledAttempt, header_names }: RequestContext,
): Schemas['WebhookRequestHeader'][] {
  const number = scheduledAttempt === null ? null : String(scheduledAttempt)
  const headers: [string, string | null][] = [
    ...header_names.map((name): [string, null] => [name, null]),
    ...Object.entries(deliveryHeaders(type, trigger, number)),
    ['X-Webhook-Signature', null],
    ['webhook-id', event_id],
    ['webhook-timestamp', String(Math.floor(Date.parse(started_at) / 1000))],
    ['webhook-signature', null],
  ]
  return headers.map(([name, value]) => ({ name, value }))
}
