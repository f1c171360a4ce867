import { defineEntity, p } from '@mikro-orm/core'
import { bigId, bigNumber, businessId, createdAt, type Table, timestamp, updatedAt } from '../db/columns.ts'
import type { EventType } from '../operation/contract/contract.ts'

/**
 * One event on its way to one webhook. The row goes when that is over, and one of `webhook_deliveries` takes its place:
 * so what is due stays small, whatever was sent before. No foreign key holds its event or its webhook, as each event
 * would pay for it: it is written by the statement that reads the webhook and writes the event, and what a deleted
 * webhook leaves is dropped by whoever finds it due.
 */
export const PendingDelivery = defineEntity({
  name: 'PendingDelivery',
  tableName: 'pending_deliveries',
  properties: {
    business_id: businessId(),
    id: bigNumber().primary(),
    webhook_id: p.integer(),
    event_id: p.text(),
    type: p.text().$type<EventType>(),
    attempt_count: p.integer().default(0),
    attempts_before: p.integer().default(0).comment('attempts made before it was last scheduled anew'),
    next_attempt_at: timestamp(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    // First attempts, and retries, each the longest due first.
    {
      name: 'pending_deliveries_due',
      expression:
        'create index pending_deliveries_due on pending_deliveries (webhook_id, least(attempt_count, 1), next_attempt_at)',
    },
  ],
})

export type PendingDeliveryTable = Table<typeof PendingDelivery>

/** An attempt outside the schedule that was asked for and is still to be made, of a delivery in whatever state. */
export const ManualAttempt = defineEntity({
  name: 'ManualAttempt',
  tableName: 'manual_attempts',
  properties: {
    business_id: businessId(),
    delivery_id: bigId().primary(),
    webhook_id: p.integer(),
    asked_at: timestamp().defaultRaw('now()'),
  },
  indexes: [{ name: 'manual_attempts_webhook', properties: ['webhook_id', 'asked_at'] }],
})
