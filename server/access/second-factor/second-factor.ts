import { recordAudit } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Change } from '../../operation/work.ts'
import { type LoginUser, updateUser } from '../sessions/login-user.ts'
import { clearFailures, countFailure } from '../throttle/account-lock.ts'
import { isRecoveryCode, useRecoveryCode } from './recovery-codes.ts'
import { openTotpSecret, stepOfCode } from './totp.ts'

/**
 * Takes a code or a recovery code as proof that the user is there; `code` may hold either. Each is good once. A wrong one
 * is counted and noted, so the transaction must be committed even then.
 *
 * @param user - locked by this transaction, with a second factor
 * @returns whether it is right; never for a user who is locked out, for whom nothing is counted
 */
export async function proveSecondFactor(
  work: Change,
  user: LoginUser,
  proof: Schemas['TwoFactorProof'],
): Promise<boolean> {
  const factor = factorOf(proof)
  const typed = proof.code ?? proof.recovery_code ?? ''
  const note = (action: Schemas['AuditAction']) => recordAudit(work, { user_id: user.id, action, detail: { factor } })

  if (user.locked) {
    await note('two_factor.failed')
    return false
  }
  const right =
    factor === 'recovery_code' ? await useRecoveryCode(work, user.id, typed) : await useCode(work, user, typed)
  if (!right) {
    await note('two_factor.failed')
    if (await countFailure(work, user)) await note('login.locked')
    return false
  }
  if (factor === 'recovery_code') await note('two_factor.recovery_code_used')
  await clearFailures(work, user.id)
  return true
}

/** Accepts the code of a time step unless one of that step, or of a later one, was accepted before. */
async function useCode(work: Change, { id, totp_secret_ciphertext }: LoginUser, code: string): Promise<boolean> {
  if (totp_secret_ciphertext === null) return false
  const secret = openTotpSecret(work.config.encryptionKeys, 'totp', id, totp_secret_ciphertext)
  const step = await stepOfCode(secret, code, work.now)
  if (step === undefined) return false
  const { numUpdatedRows } = await updateUser(work, id)
    .set({ totp_last_step: step })
    .where('totp_last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Which factor a proof is of. */
export const factorOf = ({ code }: Schemas['TwoFactorProof']): 'totp' | 'recovery_code' =>
  code === undefined || isRecoveryCode(code) ? 'recovery_code' : 'totp'

/** Where a request has the proof that it gives. */
export const pathOfProof = ({ code }: Schemas['TwoFactorProof']): string =>
  code === undefined ? 'body.recovery_code' : 'body.code'
