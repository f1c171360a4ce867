import type { Selectable } from 'kysely'
import type { Schemas } from '../operation/contract.ts'
import type { Database } from '../schema.ts'

/** An attempt as the API shows it. */
export function presentWebhookAttempt(row: Selectable<Database['webhook_attempts']>): Schemas['WebhookAttempt'] {
  return {
    attempt: row.attempt,
    trigger: row.trigger,
    started_at: row.started_at,
    duration_ms: row.duration_ms,
    outcome: row.outcome,
    response_status: row.response_status,
    response_excerpt: row.response_excerpt,
    error: row.error,
  }
}
