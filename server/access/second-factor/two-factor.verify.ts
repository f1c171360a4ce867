import { recordAudit } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { invalidTwoFactorCode, unauthenticated } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { type Change, inBusiness, inTransaction } from '../../operation/work.ts'
import { tokenHash } from '../opaque-token.ts'
import { consumeChallenge, countChallengeAttempt, findChallengeUser } from '../sessions/login-challenge.ts'
import { lockLoginUser } from '../sessions/login-user.ts'
import { openSession } from '../sessions/sessions.ts'
import { proofFactor, verifySecondFactor } from './second-factor.ts'

/** Completes a login with a TOTP code, a recovery code or a passkey. Failures are counted per challenge and per user. */
export const twoFactorVerify = operation('twoFactor.verify', async (work, { body }) => {
  const challenge = await findChallengeUser(work, body.session_token)
  if (!challenge) throw unauthenticated()
  const businessWork = inBusiness(work, challenge.business_id)
  const tokens = await inTransaction(businessWork, (work) => completeChallenge(work, challenge.user_id, body))
  if (!tokens) throw invalidTwoFactorCode()
  return ok(tokens)
})

/**
 * Completes a challenge in a transaction.
 *
 * @returns undefined for a wrong code; the transaction must be committed to count the failure
 * @throws {ApiError} 401 for a challenge that is used, expired or out of attempts
 */
async function completeChallenge(
  work: Change,
  user_id: number,
  { session_token, ...proof }: Schemas['TwoFactorVerify'],
): Promise<Schemas['Tokens'] | undefined> {
  const user = await lockLoginUser(work, user_id)
  if (!user.active || user.two_factor_enabled_at === null) throw unauthenticated()
  if (!(await countChallengeAttempt(work, session_token))) throw unauthenticated()

  if (!(await verifySecondFactor(work, user, proof, tokenHash(session_token)))) return undefined
  if (!(await consumeChallenge(work, session_token))) throw unauthenticated()
  const detail = { factor: proofFactor(proof) }
  recordAudit(work, { user_id: user.id, action: 'login.succeeded', detail })
  return await openSession(work, user)
}
