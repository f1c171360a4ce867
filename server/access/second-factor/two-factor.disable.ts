import type { Schemas } from '../../operation/contract/contract.ts'
import { wrongProof } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import { type Change, inTransaction } from '../../operation/work.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { voidChallenges } from '../sessions/login-challenge.ts'
import { lockLoginUser } from '../sessions/login-user.ts'
import { endSessions } from '../sessions/sessions.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { recordUserUpdated } from '../users/record-user-event.ts'
import { useProofChallenge } from './passkey-proof.ts'
import { proofPath, secondFactorDisabledError, turnOffSecondFactor, verifySecondFactor } from './second-factor.ts'

/** Turns off the caller's second factor after verifying the password and the second factor. */
export const twoFactorDisable = operation('twoFactor.disable', async (work, { body: { password, ...proof } }) => {
  const { password_hash } = await confirmPassword(work, password, 'body.password')
  const challenge = await useProofChallenge(work, proof)
  const isDisabled = await inTransaction(work, (work) => disable(work, password_hash, proof, challenge))
  if (!isDisabled) throw wrongProof(proofPath(proof))
  return ok({ enabled: false, enabled_at: null, authenticator_app: false, recovery_codes_remaining: 0 })
})

/**
 * Turns off the second factor in a transaction.
 *
 * @returns false for a wrong code; the transaction must be committed to count the failure
 */
async function disable(
  work: Change<Principal>,
  passwordHash: string,
  proof: Schemas['TwoFactorProof'],
  challenge: string | undefined,
): Promise<boolean> {
  const { user_id, session_id } = userPrincipal(work.by)
  const user = await lockLoginUser(work, user_id)
  if (user.password_hash !== passwordHash) throw wrongProof('body.password')
  if (user.two_factor_enabled_at === null) throw secondFactorDisabledError()
  if (!(await verifySecondFactor(work, user, proof, challenge))) return false

  await turnOffSecondFactor(work, user_id)
  await voidChallenges(work, user_id)
  await endSessions(work, user_id, session_id)
  await recordUserUpdated(work, user_id)
  await recordSecurityChange(work, { action: 'two_factor.disabled' })
  return true
}
