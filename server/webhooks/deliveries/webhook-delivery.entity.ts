import { defineEntity, p } from '@mikro-orm/core'
import { bigId, businessId, timestamp, updatedAt } from '../../db/columns.ts'
import type { EventType, Schemas } from '../../operation/contract/contract.ts'

/**
 * A delivery that has ended, with the attempt that ended it. Only manual attempts change a row later. Weekly partitions
 * are dropped as a whole (`partitioned-logs.ts`). There are no foreign keys: events are stored for longer than
 * deliveries, and the log of a webhook is deleted before the webhook.
 */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    business_id: businessId(),
    id: bigId().primary().comment('id of the pending delivery'),
    created_at: timestamp().primary().comment('when the event was recorded; the partition key'),
    webhook_id: p.integer(),
    event_id: p.text(),
    type: p.text().$type<EventType>(),
    status: p.enum(['succeeded', 'failed', 'skipped']),
    attempt_count: p.integer().default(0),
    attempts_before: p.integer().default(0).comment('attempts before the last rescheduling'),
    updated_at: updatedAt(),
    attempt: p
      .integer()
      .strictNullable()
      .comment('number of the last attempt, which the next columns describe; null if webhook_attempts has it'),
    trigger: p.text().$type<Schemas['WebhookAttempt']['trigger']>().strictNullable(),
    started_at: timestamp().strictNullable(),
    duration_ms: p.integer().strictNullable(),
    outcome: p.text().$type<Schemas['WebhookAttempt']['outcome']>().strictNullable(),
    response_status: p.integer().strictNullable(),
    response_excerpt: p.text().strictNullable(),
    response_truncated: p.boolean().default(false).comment('the body was not read completely'),
    error: p.text().strictNullable(),
    url: p.text().strictNullable(),
  },
  checks: [{ name: 'webhook_deliveries_attempt', expression: '(attempt is null) = (outcome is null)' }],
  indexes: [
    { name: 'webhook_deliveries_log', properties: ['webhook_id', 'id'] },
    // Finds the few failures in a long log.
    {
      name: 'webhook_deliveries_lost',
      properties: ['webhook_id', 'id'],
      where: `status in ('failed', 'skipped')`,
    },
  ],
})
