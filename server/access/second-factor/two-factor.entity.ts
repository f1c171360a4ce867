import { defineEntity, p } from '@mikro-orm/core'
import { businessId, createdAt, foreignKey, id, timestamp } from '../../db/columns.ts'
import { User } from '../users/user.entity.ts'

/** A single-use code that replaces a TOTP code. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    business_id: businessId(),
    id: id(),
    user_id: p.integer(),
    code_hash: p.text(),
    used_at: timestamp().strictNullable(),
    user: foreignKey(User, ['business_id', 'user_id'], { onDelete: 'cascade' }),
  },
  uniques: [{ name: 'recovery_codes_hash', properties: ['business_id', 'user_id', 'code_hash'] }],
})

/** A login whose password is verified and whose second factor is outstanding. The client has its `session_token`. */
export const LoginChallenge = defineEntity({
  name: 'LoginChallenge',
  tableName: 'login_challenges',
  properties: {
    /** The only column of the primary key: a caller has only the token, which determines the business. */
    token_hash: p.text().primary(),
    business_id: p.integer(),
    user_id: p.integer(),
    tries: p.integer().default(0),
    created_at: createdAt(),
    expires_at: timestamp(),
    consumed_at: timestamp().strictNullable(),
    user: foreignKey(User, ['business_id', 'user_id'], { onDelete: 'cascade' }),
  },
  indexes: [
    { name: 'login_challenges_user', properties: ['business_id', 'user_id'] },
    // For a nightly task that deletes expired challenges across businesses.
    { name: 'login_challenges_age', properties: ['expires_at'] },
  ],
})
