import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../access/users/user.entity.ts'
import { Business } from '../business/business.entity.ts'
import { businessId, createdAt, foreignKey, id, type Table, timestamp, updatedAt, version } from '../db/columns.ts'
import type { EventType, Schemas } from '../operation/contract/contract.ts'

/** A subscription: the address that a business wants its events sent to. */
export const Webhook = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    business_id: businessId(),
    /** Given by default alone: its secret is sealed with its id, which is taken from the sequence before the row is there. */
    id: id().generated('by default as identity'),
    url: p.text(),
    events: p.array().$type<(EventType | '*')[]>(),
    description: p.text().strictNullable(),
    active: p.boolean().default(true),
    disabled_at: timestamp().strictNullable(),
    disabled_reason: p.text().$type<NonNullable<Schemas['WebhookDisabledReason']>>().strictNullable(),
    secret_ciphertext: p.text(),
    /** The secret before the last rotation, which signs too until it expires. */
    previous_secret_ciphertext: p.text().strictNullable(),
    previous_secret_expires_at: timestamp().strictNullable(),
    /** Headers of the receiver's own; their values are sealed. */
    header_names: p.array().default([]),
    headers_ciphertext: p.text().strictNullable(),
    /** Who is mailed when deliveries fail, besides the maker. */
    contact: p.text().strictNullable(),
    /** The user who made it, or whose key did; null for webhooks of releases before this was recorded. */
    made_by: p.integer().strictNullable(),
    /** Meaningful while `exhausted_deliveries` is not 0, and when the webhook was disabled for them. */
    failing_since: timestamp()
      .strictNullable()
      .comment('when the event of the first of the exhausted deliveries in a row happened'),
    exhausted_deliveries: p.integer().default(0).comment('deliveries in a row that failed all their attempts'),
    gone_attempts: p.integer().default(0).comment('attempts in a row that were answered 410 Gone'),
    /** Where a worker is told of its events. It may be of one that is gone: nothing is lost by that, as the sweep looks. */
    drained_by: p
      .integer()
      .strictNullable()
      .comment('the worker that has it open: the PostgreSQL process of its lifeline'),
    /** Since when it is only there until its log is deleted. */
    deleted_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
    maker: foreignKey(User, ['business_id', 'made_by']),
  },
  checks: [
    {
      name: 'webhooks_previous_secret',
      expression: '(previous_secret_ciphertext is null) = (previous_secret_expires_at is null)',
    },
    { name: 'webhooks_headers', expression: `(headers_ciphertext is null) = (header_names = '{}')` },
    { name: 'webhooks_deleted', expression: `deleted_at is null or (not active and events = '{}')` },
  ],
  // For the worker, which drains webhooks of all businesses and knows them by their ids.
  indexes: [{ name: 'webhooks_id', properties: ['id'] }],
})

export type WebhookTable = Table<typeof Webhook>
