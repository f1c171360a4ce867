import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, timestamp, updatedAt, version } from '../db/columns.ts'
import type { Scope } from './roles.ts'

/** A long-lived bearer token for machines; only its hash is stored. */
export const ApiKey = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: id(),
    business_id: p.integer(),
    name: p.string(),
    /** How the key begins, to recognise it. */
    prefix: p.string(),
    key_hash: p.string(),
    scopes: p.array().$type<Scope[]>(),
    /** Address ranges that may use it; empty for any. */
    allowed_cidrs: p.array().$type<string[]>().default([]),
    expires_at: timestamp().strictNullable(),
    last_used_at: timestamp().strictNullable(),
    revoked_at: timestamp().strictNullable(),
    created_by: p.integer().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
})
