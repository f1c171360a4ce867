import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { unauthenticated } from '../operation/errors.ts'
import { rotateRefreshToken } from './rotate-refresh-token.ts'
import { tokensOf } from './sessions.ts'

/** A new pair of tokens for the last one of a session. */
export const authRefresh: Operation<'auth.refresh'> = async ({ body, em, config, now, origin }) => {
  const rotated = await inTransaction(em, (t) => rotateRefreshToken(t, body.refresh_token, origin))
  if (!rotated) throw unauthenticated() // only here: what ended the session is committed
  const { user, session_id, refresh_token } = rotated
  return { status: 200, body: { success: true, data: tokensOf(user, session_id, refresh_token, { config, now }) } }
}
