import type { Schemas } from '../../operation/contract/contract.ts'
import { wrongProof } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import { type Change, inTransaction } from '../../operation/work.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { lockLoginUser } from '../sessions/login-user.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { useProofChallenge } from './passkey-proof.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { proofPath, secondFactorDisabledError, verifySecondFactor } from './second-factor.ts'

/** Replaces the caller's recovery codes after verifying the second factor. */
export const twoFactorRegenerateRecoveryCodes = operation(
  'twoFactor.regenerateRecoveryCodes',
  async (work, { body }) => {
    const challenge = await useProofChallenge(work, body)
    const recovery_codes = await inTransaction(work, (work) => regenerate(work, body, challenge))
    if (!recovery_codes) throw wrongProof(proofPath(body))
    return ok({ recovery_codes })
  },
)

/**
 * Replaces the recovery codes in a transaction.
 *
 * @returns undefined for a wrong code; the transaction must be committed to count the failure
 */
async function regenerate(
  work: Change<Principal>,
  proof: Schemas['TwoFactorProof'],
  challenge: string | undefined,
): Promise<string[] | undefined> {
  const { user_id } = userPrincipal(work.by)
  const user = await lockLoginUser(work, user_id)
  if (user.two_factor_enabled_at === null) throw secondFactorDisabledError()
  if (!(await verifySecondFactor(work, user, proof, challenge))) return undefined

  const codes = await replaceRecoveryCodes(work, user_id)
  await recordSecurityChange(work, { action: 'two_factor.recovery_codes_regenerated' })
  return codes
}
