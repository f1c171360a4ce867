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

/** A long-lived bearer token for machines; only its hash is stored. */
export const ApiKey = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    business_id: businessId(),
    id: id(),
    name: p.text(),
    /** How the key begins, to recognise it. */
    prefix: p.text(),
    key_hash: p.text(),
    scopes: p.array().$type<Scope[]>(),
    /** Address ranges that may use it; empty for any. */
    allowed_cidrs: p.array().$type<string[]>().default([]),
    expires_at: timestamp().strictNullable(),
    last_used_at: timestamp().strictNullable().comment('of releases before uses had a table of their own'),
    revoked_at: timestamp().strictNullable(),
    /** The user who made it, or from whom the key that made it descends. */
    created_by: p.integer(),
    /** The key that made it, and with which it ends. */
    created_by_api_key: p.integer().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
    creator: foreignKey(User, ['business_id', 'created_by']),
    maker: (): ForeignKey => foreignKey(ApiKey, ['business_id', 'created_by_api_key']),
  },
  // Of the whole service: a request has the key and nothing else, and the key tells the business.
  uniques: [{ name: 'api_keys_hash', properties: ['key_hash'] }],
})

export type ApiKeyTable = Table<typeof ApiKey>

/** When a key was last used. It is not a column of the key, of which each node of a cluster has a copy: a use is written on one node. */
export const ApiKeyUse = defineEntity({
  name: 'ApiKeyUse',
  tableName: 'api_key_uses',
  properties: {
    business_id: businessId(),
    api_key_id: p.integer().primary(),
    last_used_at: timestamp(),
    key: foreignKey(ApiKey, ['business_id', 'api_key_id'], { onDelete: 'cascade' }),
  },
})
