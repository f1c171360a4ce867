import { ok } from '../../operation/answer.ts'
import { unauthenticated } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { rotateRefreshToken } from './rotate-refresh-token.ts'

/** Exchanges the last refresh token of a session for a new pair of tokens. */
export const authRefresh = operation('auth.refresh', async (work, { body }) => {
  const tokens = await rotateRefreshToken(work, body.refresh_token)
  if (!tokens) throw unauthenticated() // only here: the end of the session is committed
  return ok(tokens)
})
