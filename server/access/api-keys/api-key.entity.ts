import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../../business/business.entity.ts'
import {
  businessId,
  createdAt,
  type ForeignKey,
  foreignKey,
  id,
  type Table,
  timestamp,
  updatedAt,
  version,
} from '../../db/columns.ts'
import type { Scope } from '../../operation/scopes.ts'
import { User } from '../users/user.entity.ts'

/** A long-lived bearer token for machines, stored as a hash. */
export const ApiKey = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    business_id: businessId(),
    id: id(),
    name: p.text(),
    /** The first characters of the key, by which users recognise it. */
    prefix: p.text(),
    key_hash: p.text(),
    /** The hash of the key before the last rotation, which is valid until `previous_key_expires_at`. */
    previous_key_hash: p.text().strictNullable(),
    previous_key_expires_at: timestamp().strictNullable(),
    scopes: p.array().$type<Scope[]>(),
    /** The networks from which the key is accepted, in CIDR notation; empty for any network. */
    allowed_cidrs: p.array().$type<string[]>().default([]),
    expires_at: timestamp().strictNullable(),
    last_used_at: timestamp().strictNullable().comment('from releases before the table api_key_uses'),
    revoked_at: timestamp().strictNullable(),
    /** The user who created the key, or the `created_by` of the key that created it. */
    created_by: p.integer(),
    /** The parent: the API key that created this key. Revoking the parent revokes this key. */
    created_by_api_key: p.integer().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
    creator: foreignKey(User, ['business_id', 'created_by']),
    parent: (): ForeignKey => foreignKey(ApiKey, ['business_id', 'created_by_api_key']),
  },
  // Unique across businesses: a request contains only the key, which determines the business.
  uniques: [{ name: 'api_keys_hash', properties: ['key_hash'] }],
  indexes: [
    {
      name: 'api_keys_previous_hash',
      expression: 'create unique index api_keys_previous_hash on api_keys (previous_key_hash)',
    },
  ],
  checks: [
    {
      name: 'api_keys_previous_key',
      expression: '(previous_key_hash is null) = (previous_key_expires_at is null)',
    },
  ],
})

export type ApiKeyTable = Table<typeof ApiKey>

/**
 * The last use of a key. It is not a column of `api_keys`, because that is a reference table on a cluster: each update
 * of it is sent to every node.
 */
export const ApiKeyUse = defineEntity({
  name: 'ApiKeyUse',
  tableName: 'api_key_uses',
  properties: {
    business_id: businessId(),
    api_key_id: p.integer().primary(),
    last_used_at: timestamp(),
    /** The last use of the secret before the last rotation. */
    previous_key_last_used_at: timestamp().strictNullable(),
    key: foreignKey(ApiKey, ['business_id', 'api_key_id'], { onDelete: 'cascade' }),
  },
})

export type ApiKeyUseTable = Table<typeof ApiKeyUse>
