import { defineEntity, p } from '@mikro-orm/core'
import { bigId, businessId, type Table, timestamp } from '../../db/columns.ts'
import type { Schemas } from '../../operation/contract/contract.ts'

/**
 * An attempt that did not end its delivery: a manual attempt, or one that is followed by a retry. The attempt that
 * ended a delivery is in the row of `webhook_deliveries`, because most deliveries have only one attempt. There is no
 * foreign key to the delivery, and weekly partitions are dropped as a whole (`partitioned-logs.ts`).
 */
export const WebhookAttempt = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempts',
  properties: {
    business_id: businessId(),
    delivery_id: bigId().primary(),
    attempt: p.integer().primary(),
    started_at: timestamp().primary().comment('the partition key'),
    trigger: p.enum(['schedule', 'redelivery', 'test']).default('schedule'),
    duration_ms: p.integer(),
    outcome: p.text().$type<Schemas['WebhookAttempt']['outcome']>(),
    response_status: p.integer().strictNullable(),
    response_excerpt: p.text().strictNullable(),
    response_truncated: p.boolean().default(false).comment('the body was not read completely'),
    error: p.text().strictNullable(),
    url: p.text().strictNullable().comment('target; null for attempts of releases that did not record it'),
  },
})

export type WebhookAttemptTable = Table<typeof WebhookAttempt>

/**
 * The attempts of a webhook in one hour. There is no foreign key to the webhook, because it would slow down each batch
 * of attempts. The rows of a deleted webhook expire after about a week.
 */
export const WebhookHour = defineEntity({
  name: 'WebhookHour',
  tableName: 'webhook_hours',
  comment: 'attempts by webhook and hour, for about a week',
  properties: {
    business_id: businessId(),
    webhook_id: p.integer().primary(),
    hour: p.string().columnType('timestamptz(0)').primary(),
    succeeded: p.integer(),
    failed: p.integer(),
    duration_ms: bigId()
      .strictNullable()
      .comment('sum of all attempts; null if a release without this column recorded some'),
    max_duration_ms: p.integer().strictNullable().comment('duration of the longest attempt'),
    last_success_at: timestamp().strictNullable(),
    last_failure: p.json<Schemas['WebhookFailure']>().strictNullable(),
  },
})
