import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../../access/users/user.entity.ts'
import { businessId, createdAt, foreignKey, id, type Table, timestamp } from '../../db/columns.ts'

/** A user's link from which a calendar application fetches the leave calendar. Only the hash of its token is stored. */
export const LeaveFeed = defineEntity({
  name: 'LeaveFeed',
  tableName: 'leave_feeds',
  properties: {
    business_id: businessId(),
    id: id(),
    user_id: p.integer(),
    name: p.text(),
    token_hash: p.text(),
    last_used_at: timestamp().strictNullable(),
    created_at: createdAt(),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
  // Unique across businesses, because a calendar application sends only the token, which identifies the business.
  uniques: [{ name: 'leave_feeds_token', properties: ['token_hash'] }],
  indexes: [{ name: 'leave_feeds_user', properties: ['business_id', 'user_id'] }],
})

export type LeaveFeedTable = Table<typeof LeaveFeed>
