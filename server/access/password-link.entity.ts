import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, timestamp } from '../db/columns.ts'

/** A link that sets a password, once: an invitation or a reset. */
export const PasswordLink = defineEntity({
  name: 'PasswordLink',
  tableName: 'password_links',
  properties: {
    id: id(),
    user_id: p.integer(),
    purpose: p.string().$type<'invite' | 'reset'>(),
    /** Null until the mail is sent: the worker makes the token, so that no job holds it. */
    token_hash: p.string().strictNullable(),
    created_at: createdAt(),
    expires_at: timestamp(),
    used_at: timestamp().strictNullable(),
  },
})
