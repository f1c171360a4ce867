import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, foreignKey, id, timestamp } from '../../db/columns.ts'
import { User } from '../users/user.entity.ts'

/** A single-use link that sets a password: an invitation or a reset link. */
export const PasswordLink = defineEntity({
  name: 'PasswordLink',
  tableName: 'password_links',
  properties: {
    /** The only column of the primary key, because `business_id` can be null. */
    id: id(),
    /**
     * Like `user_id`, null for an unknown address. A row is also inserted for an unknown address, so that the request
     * takes equally long.
     */
    business_id: p.integer().strictNullable(),
    user_id: p.integer().strictNullable(),
    purpose: p.enum(['invite', 'reset']),
    token_hash: p
      .text()
      .strictNullable()
      .comment('null until the mail is sent: the worker creates the token, so that no job contains it'),
    is_shown: p
      .boolean()
      .default(false)
      .comment('shown to an administrator who passes it on, instead of mailed to the user'),
    /** The IP address of the request that created the link. */
    ip: p.text().strictNullable(),
    user_agent: p.text().strictNullable(),
    request_id: p.text().strictNullable(),
    created_at: createdAt(),
    expires_at: timestamp(),
    used_at: timestamp().strictNullable(),
    user: foreignKey(User, ['business_id', 'user_id'], { onDelete: 'cascade' }),
  },
  checks: [{ name: 'password_links_user_known', expression: '(business_id is null) = (user_id is null)' }],
  // Unique across businesses: a caller has only the token, which determines the business.
  uniques: [{ name: 'password_links_token', properties: ['token_hash'] }],
  indexes: [
    { name: 'password_links_user', properties: ['business_id', 'user_id'] },
    // For a nightly task that deletes expired links across businesses.
    { name: 'password_links_age', properties: ['expires_at'] },
  ],
})
