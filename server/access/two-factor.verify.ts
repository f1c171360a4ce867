import { recordAudit } from '../audit/record-audit.ts'
import { ok } from '../operation/answer.ts'
import type { Schemas } from '../operation/contract.ts'
import { invalidTwoFactorCode, unauthenticated } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { type GlobalChange, inBusiness, inTransaction } from '../operation/work.ts'
import { consumeChallenge, takeTry, userOfChallenge } from './login-challenge.ts'
import { lockLoginUser } from './login-user.ts'
import { proveSecondFactor } from './second-factor.ts'
import { openSession } from './sessions.ts'

/** Finishes a login with a code or a recovery code. A wrong one is counted, on the challenge and on the user. */
export const twoFactorVerify = operation('twoFactor.verify', async (work, { body }) => {
  const tokens = await inTransaction(work, (work) => answerChallenge(work, body))
  if (!tokens) throw invalidTwoFactorCode()
  return ok(tokens)
})

/**
 * @returns undefined for a wrong code, the count of which must be committed
 * @throws {ApiError} 401 when the token belongs to no login that waits for its second factor
 */
async function answerChallenge(
  global: GlobalChange,
  { session_token, ...proof }: Schemas['TwoFactorVerify'],
): Promise<Schemas['Tokens'] | undefined> {
  const challenge = await userOfChallenge(global, session_token)
  if (!challenge) throw unauthenticated()
  const work = inBusiness(global, challenge.business_id)
  const user = await lockLoginUser(work, challenge.user_id)
  if (!user.active || user.two_factor_enabled_at === null) throw unauthenticated()
  if (!(await takeTry(work, session_token))) throw unauthenticated()

  if (!(await proveSecondFactor(work, user, proof))) return undefined
  if (!(await consumeChallenge(work, session_token))) throw unauthenticated()
  const detail = { factor: 'code' in proof ? 'totp' : 'recovery_code' }
  await recordAudit(work, { user_id: user.id, action: 'login.succeeded', detail })
  return await openSession(work, user)
}
