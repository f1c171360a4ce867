import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, timestamp } from '../db/columns.ts'

/** Logs in once in place of a code. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    id: id(),
    user_id: p.integer(),
    code_hash: p.string(),
    used_at: timestamp().strictNullable(),
  },
})

/** A login that waits for its second factor; the client holds its `session_token`. */
export const LoginChallenge = defineEntity({
  name: 'LoginChallenge',
  tableName: 'login_challenges',
  properties: {
    token_hash: p.string().primary(),
    user_id: p.integer(),
    tries: p.integer().default(0),
    created_at: createdAt(),
    expires_at: timestamp(),
    consumed_at: timestamp().strictNullable(),
  },
})
