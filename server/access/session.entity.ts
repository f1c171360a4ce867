import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, timestamp } from '../db/columns.ts'

/** One login of one user; access tokens name it and are good only while it is. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: id(),
    business_id: p.integer(),
    user_id: p.integer(),
    ip: p.string().strictNullable(),
    user_agent: p.string().strictNullable(),
    created_at: createdAt(),
    /** When it was opened or last refreshed. */
    last_used_at: timestamp().defaultRaw('now()'),
    expires_at: timestamp(),
    revoked_at: timestamp().strictNullable(),
  },
})

/** A refresh token of a session: good once. The used ones are kept, to notice their reuse. */
export const RefreshToken = defineEntity({
  name: 'RefreshToken',
  tableName: 'refresh_tokens',
  properties: {
    token_hash: p.string().primary(),
    session_id: p.integer(),
    predecessor_hash: p.string().strictNullable(),
    created_at: createdAt(),
    used_at: timestamp().strictNullable(),
  },
})
