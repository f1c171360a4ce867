import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { illegalTransition } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'
import { verifyAssertion } from '../passkeys/verify-assertion.ts'
import { type LoginUser, updateUser } from '../sessions/login-user.ts'
import { deleteRecoveryCodes, isRecoveryCode, useRecoveryCode } from './recovery-codes.ts'
import { matchingTimeStep, openTotpSecret } from './totp.ts'

/**
 * Verifies a TOTP code, a recovery code or a passkey; `code` may contain either code, and each is valid once. A failure is
 * counted and recorded in the audit log, so the transaction must be committed even after a failure.
 *
 * @param user - a user with a second factor, locked by this transaction
 * @param challenge - the challenge that a passkey must have signed; undefined if there is none, which refuses a passkey
 * @returns false for a wrong proof, and for any proof during a lockout, when failures are not counted
 */
export async function verifySecondFactor(
  work: Change,
  user: LoginUser,
  proof: Schemas['TwoFactorProof'],
  challenge?: string,
): Promise<boolean> {
  const factor = proofFactor(proof)
  const audit = (action: Schemas['AuditAction']) => recordAudit(work, { user_id: user.id, action, detail: { factor } })

  if (user.locked) {
    await audit('two_factor.failed')
    return false
  }
  if (!(await isValidProof(work, user, proof, challenge))) {
    await audit('two_factor.failed')
    if (await countFailure(work, user)) await audit('login.locked')
    return false
  }
  if (factor === 'recovery_code') await audit('two_factor.recovery_code_used')
  await clearFailures(work, user.id)
  return true
}

async function isValidProof(
  work: Change,
  user: LoginUser,
  proof: Schemas['TwoFactorProof'],
  challenge: string | undefined,
): Promise<boolean> {
  if (proof.credential !== undefined) {
    return challenge !== undefined && (await verifyAssertion(work, user.id, proof.credential, challenge)) !== undefined
  }
  const input = proof.code ?? proof.recovery_code ?? ''
  return proofFactor(proof) === 'recovery_code'
    ? await useRecoveryCode(work, user.id, input)
    : await useTotpCode(work, user, input)
}

/** Accepts the code of a time step once, and then no code of the same or an earlier step (RFC 6238 § 5.2). */
async function useTotpCode(work: Change, { id, totp_secret_ciphertext }: LoginUser, code: string): Promise<boolean> {
  if (totp_secret_ciphertext === null) return false
  const secret = openTotpSecret(work.config.encryptionKeys, 'totp', id, totp_secret_ciphertext)
  const step = await matchingTimeStep(secret, code, work.now)
  if (step === undefined) return false
  const { numUpdatedRows } = await updateUser(work, id)
    .set({ totp_last_step: step })
    .where('totp_last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export function proofFactor({ code, credential }: Schemas['TwoFactorProof']): 'totp' | 'recovery_code' | 'passkey' {
  if (credential !== undefined) return 'passkey'
  return code === undefined || isRecoveryCode(code) ? 'recovery_code' : 'totp'
}

/** Returns the path of a proof in the request. */
export function proofPath({ code, credential }: Schemas['TwoFactorProof']): string {
  if (credential !== undefined) return 'body.credential'
  return code === undefined ? 'body.recovery_code' : 'body.code'
}

/** Returns the 409 error of operations that require the second factor to be off. */
export const secondFactorEnabledError = () => illegalTransition('The second factor is on.', 'enabled')

/** Returns the 409 error of operations that require the second factor to be on. */
export const secondFactorDisabledError = () => illegalTransition('The second factor is off.', 'disabled')

export const secondFactorSetupError = () => illegalTransition('Set the second factor up first.', 'disabled')

/** The number of consecutive failures, over all operations, that locks a user. */
const maxFailures = 10
const firstLockMinutes = 15
/** The maximum number of times that the duration of a lock doubles, which bounds it to just over ten days. */
const maxDoublings = 10

/**
 * Counts a failure. The tenth consecutive failure locks the user for 15 minutes. Each further lock is twice as long as
 * the previous one, until a valid code resets the count.
 *
 * @param user - locked by this transaction
 * @returns whether the failure locked the user
 */
async function countFailure(work: Change, { id, two_factor_failures, two_factor_locks }: LoginUser): Promise<boolean> {
  const locks = two_factor_failures + 1 >= maxFailures
  const minutes = firstLockMinutes * 2 ** Math.min(two_factor_locks, maxDoublings)
  await updateUser(work, id)
    .set(
      locks
        ? {
            two_factor_failures: 0,
            two_factor_locks: two_factor_locks + 1,
            locked_until: sql`now() + make_interval(mins => ${minutes})`,
          }
        : { two_factor_failures: two_factor_failures + 1 },
    )
    .execute()
  return locks
}

async function clearFailures(work: Change, user_id: number): Promise<void> {
  await updateUser(work, user_id).set({ two_factor_failures: 0, two_factor_locks: 0, locked_until: null }).execute()
}

/**
 * Removes the second factor of a user, with its recovery codes, failure counts and lock.
 *
 * @returns false if the second factor was off
 */
export async function turnOffSecondFactor(work: Change, user_id: number): Promise<boolean> {
  const { numUpdatedRows } = await updateUser(work, user_id)
    .set({
      two_factor_enabled_at: null,
      totp_secret_ciphertext: null,
      totp_pending_ciphertext: null,
      totp_last_step: 0, // no time step of the next secret has been used
      two_factor_failures: 0,
      two_factor_locks: 0,
      locked_until: null,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('two_factor_enabled_at', 'is not', null)
    .executeTakeFirstOrThrow()
  await deleteRecoveryCodes(work, user_id)
  return numUpdatedRows === 1n
}
