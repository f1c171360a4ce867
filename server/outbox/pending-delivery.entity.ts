import { defineEntity, p } from '@mikro-orm/core'
import { bigId, bigNumber, businessId, createdAt, type Table, timestamp, updatedAt } from '../db/columns.ts'
import type { EventType } from '../operation/contract/contract.ts'

/**
 * One event for one webhook, until its delivery ends. A row of `webhook_deliveries` then replaces it, so that this
 * table stays small. The table has no foreign keys, because they would slow down each event: the statement that inserts
 * a row reads its webhook and inserts its event, and the worker deletes the deliveries of a deleted webhook when they
 * are due.
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
    attempts_before: p.integer().default(0).comment('attempts before the last rescheduling'),
    next_attempt_at: timestamp(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    // First attempts and retries are read separately, each in order of due time.
    {
      name: 'pending_deliveries_due',
      expression:
        'create index pending_deliveries_due on pending_deliveries (webhook_id, least(attempt_count, 1), next_attempt_at)',
    },
  ],
})

export type PendingDeliveryTable = Table<typeof PendingDelivery>

/** A requested attempt outside the schedule, for a delivery with any status. */
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
