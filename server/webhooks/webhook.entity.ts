import { defineEntity, p } from '@mikro-orm/core'
import { AppConnection } from '../access/apps/app.entity.ts'
import { User } from '../access/users/user.entity.ts'
import { Business } from '../business/business.entity.ts'
import { businessId, createdAt, foreignKey, id, type Table, timestamp, updatedAt, version } from '../db/columns.ts'
import type { EventType, Schemas } from '../operation/contract/contract.ts'
import type { Scope } from '../operation/scopes.ts'

/** A webhook subscription: the URL to which events of a business are sent. */
export const Webhook = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    business_id: businessId(),
    /**
     * The ID can be inserted: it is taken from the sequence before the insert, because the secret is encrypted for it.
     */
    id: id().generated('by default as identity'),
    url: p.text(),
    events: p.array().$type<(EventType | '*')[]>(),
    description: p.text().strictNullable(),
    active: p.boolean().default(true),
    disabled_at: timestamp().strictNullable(),
    disabled_reason: p.text().$type<NonNullable<Schemas['WebhookDisabledReason']>>().strictNullable(),
    secret_ciphertext: p.text(),
    /** The secret before the last rotation. Deliveries are also signed with it until it expires. */
    previous_secret_ciphertext: p.text().strictNullable(),
    previous_secret_expires_at: timestamp().strictNullable(),
    /** The names of custom headers for the receiver; their values are encrypted. */
    header_names: p.array().default([]),
    headers_ciphertext: p.text().strictNullable(),
    /** The email address that receives emails about failures, in addition to the creator. */
    contact: p.text().strictNullable(),
    /** The user who created the webhook, directly or with an API key; null for webhooks that predate this column. */
    made_by: p.integer().strictNullable(),
    /** The connection of the app that created the webhook, with which it is deleted; null for one of the business. */
    app_connection_id: p.integer().strictNullable(),
    app_scopes: p
      .array()
      .$type<Scope[]>()
      .strictNullable()
      .comment('scopes that the app and its user need, so that events are sent'),
    /**
     * Valid only while `exhausted_deliveries` is not 0, or after the webhook was disabled because of exhausted
     * deliveries.
     */
    failing_since: timestamp()
      .strictNullable()
      .comment('time of the event of the first consecutive exhausted delivery'),
    exhausted_deliveries: p.integer().default(0).comment('consecutive deliveries that failed all their attempts'),
    gone_attempts: p.integer().default(0).comment('consecutive attempts with the response 410 Gone'),
    /**
     * The worker that events notify. The value may be outdated: the sweep finds deliveries whose notification is lost.
     */
    drained_by: p.integer().strictNullable().comment('worker that has it open: the PostgreSQL process of its lifeline'),
    /** When the webhook was deleted. The row exists until its log is deleted. */
    deleted_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
    maker: foreignKey(User, ['business_id', 'made_by']),
    app_connection: foreignKey(AppConnection, ['business_id', 'app_connection_id']),
  },
  checks: [
    {
      name: 'webhooks_previous_secret',
      expression: '(previous_secret_ciphertext is null) = (previous_secret_expires_at is null)',
    },
    { name: 'webhooks_app', expression: '(app_connection_id is null) = (app_scopes is null)' },
    { name: 'webhooks_headers', expression: `(headers_ciphertext is null) = (header_names = '{}')` },
    { name: 'webhooks_deleted', expression: `deleted_at is null or (not active and events = '{}')` },
  ],
  // For the worker, which reads webhooks of all businesses by ID.
  indexes: [{ name: 'webhooks_id', properties: ['id'] }],
})

export type WebhookTable = Table<typeof Webhook>
