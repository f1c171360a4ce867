import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, timestamp, updatedAt, version } from '../db/columns.ts'
import type { EventType } from '../events/record-event.ts'
import type { Schemas } from '../operation/contract.ts'

/** A subscription: the address that a business wants its events sent to. */
export const Webhook = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: id(),
    business_id: p.integer(),
    url: p.string(),
    events: p.array().$type<(EventType | '*')[]>(),
    description: p.string().strictNullable(),
    active: p.boolean().default(true),
    disabled_at: timestamp().strictNullable(),
    disabled_reason: p.string().$type<NonNullable<Schemas['WebhookDisabledReason']>>().strictNullable(),
    secret_ciphertext: p.string(),
    /** The secret before the last rotation, which signs too until it expires. */
    previous_secret_ciphertext: p.string().strictNullable(),
    previous_secret_expires_at: timestamp().strictNullable(),
    /** Headers of the receiver's own; their values are sealed. */
    header_names: p.array().default([]),
    headers_ciphertext: p.string().strictNullable(),
    /** Deliveries in a row that failed all their attempts. */
    exhausted_deliveries: p.integer().default(0),
    /** Since when it is only there until its log is deleted. */
    deleted_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
})
