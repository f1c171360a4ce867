import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, timestamp } from '../db/columns.ts'

/** A link that sets a password, once: an invitation or a reset. */
export const PasswordLink = defineEntity({
  name: 'PasswordLink',
  tableName: 'password_links',
  properties: {
    id: id(),
    /** Null where nobody has the address that was given. */
    user_id: p.integer().strictNullable(),
    purpose: p.string().$type<'invite' | 'reset'>(),
    /** Null until the mail is sent: the worker makes the token, so that no job holds it. */
    token_hash: p.string().strictNullable(),
    /** Where it was asked for. */
    ip: p.string().strictNullable(),
    user_agent: p.string().strictNullable(),
    request_id: p.string().strictNullable(),
    created_at: createdAt(),
    expires_at: timestamp(),
    used_at: timestamp().strictNullable(),
  },
})
