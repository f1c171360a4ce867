import { defineEntity, p } from '@mikro-orm/core'
import { bigNumber, businessId, createdAt, foreignKey, timestamp, updatedAt } from '../db/columns.ts'
import type { EventType } from '../operation/contract.ts'
import { Webhook } from './webhook.entity.ts'

/**
 * One event on its way to one webhook; `next_attempt_at` is set exactly while it is pending. No foreign key holds its
 * event, which is written by the same statement and outlives it: recording an attempt, which is what the service does
 * most, would pay for it.
 */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    business_id: businessId(),
    id: bigNumber().primary(),
    webhook_id: p.integer(),
    event_id: p.text(),
    type: p.text().$type<EventType>(),
    status: p.enum(['pending', 'succeeded', 'failed', 'skipped']),
    attempt_count: p.integer().default(0),
    attempts_before: p.integer().default(0).comment('attempts made before it was last scheduled anew'),
    next_attempt_at: timestamp().strictNullable(),
    manual_attempt_at: timestamp()
      .strictNullable()
      .comment('when an attempt outside the schedule was asked for that is still to be made'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    webhook: foreignKey(Webhook, ['business_id', 'webhook_id'], { onDelete: 'cascade' }),
  },
  checks: [
    {
      name: 'webhook_deliveries_due_while_pending',
      expression: `(status = 'pending') = (next_attempt_at is not null)`,
    },
  ],
  indexes: [
    // First attempts, and retries, each the longest due first.
    {
      name: 'webhook_deliveries_due',
      expression: `create index webhook_deliveries_due on webhook_deliveries (webhook_id, least(attempt_count, 1), next_attempt_at) where status = 'pending'`,
    },
    {
      name: 'webhook_deliveries_by_hand',
      properties: ['webhook_id', 'manual_attempt_at'],
      where: 'manual_attempt_at is not null',
    },
    { name: 'webhook_deliveries_log', properties: ['webhook_id', 'id'] },
    // What is looked for in a long log that is mostly of successes.
    {
      name: 'webhook_deliveries_lost',
      properties: ['webhook_id', 'id'],
      where: `status in ('failed', 'skipped')`,
    },
    // Rows come in the order of their time, so block ranges suffice to find old ones, and cost writers nothing.
    {
      name: 'webhook_deliveries_age',
      expression:
        'create index webhook_deliveries_age on webhook_deliveries using brin (created_at) with (pages_per_range = 16)',
    },
  ],
  triggers: [
    // In place of a foreign key of the attempts. In full: a trigger by its parts cannot name the rows of a statement.
    {
      name: 'attempts',
      timing: 'after',
      events: ['delete'],
      forEach: 'statement',
      expression: `create function delete_attempts_of_deleted_deliveries() returns trigger language plpgsql as $$
begin
  delete from webhook_attempts attempt using deleted
  where attempt.business_id = deleted.business_id and attempt.delivery_id = deleted.id;
  return null;
end $$;
create trigger attempts after delete on webhook_deliveries referencing old table as deleted
  for each statement execute function delete_attempts_of_deleted_deliveries()`,
    },
  ],
})
