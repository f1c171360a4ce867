import { recordAudit } from '../../audit/record-audit.ts'
import { ok } from '../../operation/answer.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { invalidTwoFactorCode, unauthenticated } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { type Change, inBusiness, inTransaction } from '../../operation/work.ts'
import { consumeAttempt, consumeChallenge, userOfChallenge } from '../sessions/login-challenge.ts'
import { lockLoginUser } from '../sessions/login-user.ts'
import { openSession } from '../sessions/sessions.ts'
import { factorOf, proveSecondFactor } from './second-factor.ts'

/** Finishes a login with a code or a recovery code. A wrong one is counted, on the challenge and on the user. */
export const twoFactorVerify = operation('twoFactor.verify', async (work, { body }) => {
  const challenge = await userOfChallenge(work, body.session_token)
  if (!challenge) throw unauthenticated()
  const inside = inBusiness(work, challenge.business_id)
  const tokens = await inTransaction(inside, (work) => answerChallenge(work, challenge.user_id, body))
  if (!tokens) throw invalidTwoFactorCode()
  return ok(tokens)
})

/**
 * @returns undefined for a wrong code, the count of which must be committed
 * @throws {ApiError} 401 when the token belongs to no login that waits for its second factor
 */
async function answerChallenge(
  work: Change,
  user_id: number,
  { session_token, ...proof }: Schemas['TwoFactorVerify'],
): Promise<Schemas['Tokens'] | undefined> {
  const user = await lockLoginUser(work, user_id)
  if (!user.active || user.two_factor_enabled_at === null) throw unauthenticated()
  if (!(await consumeAttempt(work, session_token))) throw unauthenticated()

  if (!(await proveSecondFactor(work, user, proof))) return undefined
  if (!(await consumeChallenge(work, session_token))) throw unauthenticated()
  const detail = { factor: factorOf(proof) }
  recordAudit(work, { user_id: user.id, action: 'login.succeeded', detail })
  return await openSession(work, user)
}
