import { defineEntity, p } from '@mikro-orm/core'
import { bigId, timestamp } from '../db/columns.ts'
import type { Schemas } from '../operation/contract.ts'

/** One send of a delivery and what came of it. */
export const WebhookAttempt = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempts',
  properties: {
    delivery_id: bigId().primary(),
    attempt: p.integer().primary(),
    trigger: p.string().$type<Schemas['WebhookAttempt']['trigger']>().default('schedule'),
    started_at: timestamp(),
    duration_ms: p.integer(),
    outcome: p.string().$type<Schemas['WebhookAttempt']['outcome']>(),
    response_status: p.integer().strictNullable(),
    response_excerpt: p.string().strictNullable(),
    error: p.string().strictNullable(),
  },
})
