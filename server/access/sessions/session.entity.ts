import { defineEntity, p } from '@mikro-orm/core'
import { businessId, createdAt, foreignKey, id, timestamp } from '../../db/columns.ts'
import { User } from '../users/user.entity.ts'

/** A login of a user. An access token contains the ID of its session, and is valid only while the session is. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    business_id: businessId(),
    id: id(),
    user_id: p.integer(),
    ip: p.text().strictNullable(),
    user_agent: p.text().strictNullable(),
    created_at: createdAt(),
    /** When the session was created, last refreshed or last used through its cookie. */
    last_used_at: timestamp().defaultRaw('now()'),
    expires_at: timestamp(),
    revoked_at: timestamp().strictNullable(),
    /** When the user last confirmed the password or used a passkey in this session. */
    confirmed_at: timestamp().defaultRaw('now()'),
    /** The hash of the session's cookie; null for a session outside a browser. */
    cookie_hash: p.text().strictNullable(),
    provider_two_factor: p.boolean().default(false).comment('the identity provider verified a second factor'),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
  uniques: [{ name: 'sessions_cookie', properties: ['business_id', 'cookie_hash'] }],
  indexes: [
    { name: 'sessions_user', properties: ['business_id', 'user_id'] },
    // For a nightly task that deletes old sessions across businesses.
    { name: 'sessions_age', properties: ['expires_at'] },
  ],
})

/** A single-use refresh token of a session. Used tokens are kept to detect reuse. */
export const RefreshToken = defineEntity({
  name: 'RefreshToken',
  tableName: 'refresh_tokens',
  properties: {
    /** The only column of the primary key: a caller has only the token, which determines the business. */
    token_hash: p.text().primary(),
    business_id: p.integer(),
    session_id: p.integer(),
    predecessor_hash: p.text().strictNullable(),
    created_at: createdAt(),
    used_at: timestamp().strictNullable(),
    session: foreignKey(Session, ['business_id', 'session_id'], { onDelete: 'cascade' }),
  },
  indexes: [{ name: 'refresh_tokens_session', properties: ['business_id', 'session_id'] }],
})
