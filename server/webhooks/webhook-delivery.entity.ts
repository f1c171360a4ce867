import { defineEntity, p } from '@mikro-orm/core'
import { bigId, createdAt, timestamp, updatedAt } from '../db/columns.ts'
import type { EventType } from '../events/record-event.ts'
import type { Schemas } from '../operation/contract.ts'

/** One event on its way to one webhook; `next_attempt_at` is set exactly while it is pending. */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    id: bigId().primary().autoincrement(),
    business_id: p.integer(),
    webhook_id: p.integer(),
    event_id: p.string(),
    type: p.string().$type<EventType>(),
    status: p.string().$type<Schemas['WebhookDelivery']['status']>(),
    attempt_count: p.integer().default(0),
    /** Attempts made before it was last scheduled anew. */
    attempts_before: p.integer().default(0),
    next_attempt_at: timestamp().strictNullable(),
    /** When an attempt outside the schedule was asked for that is still to be made. */
    manual_attempt_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
})
