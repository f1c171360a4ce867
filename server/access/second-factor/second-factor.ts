import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { illegalTransition } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'
import { type LoginUser, updateUser } from '../sessions/login-user.ts'
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

/** 409 for what can be done only without a second factor. */
export const secondFactorIsOn = () => illegalTransition('The second factor is on.', 'enabled')

/** 409 for what can be done only with a second factor. */
export const secondFactorIsOff = () => illegalTransition('The second factor is off.', 'disabled')

/** 409 for turning on what was not set up. */
export const secondFactorIsNotSetUp = () => illegalTransition('Set the second factor up first.', 'disabled')

/** Wrong codes in a row that lock a user, whatever they were sent to. */
const maxFailures = 10
const firstLockMinutes = 15
/** A lock doubles this often at most, to just over ten days. */
const maxDoublings = 10

/**
 * Counts a wrong code. The tenth in a row locks the user: for 15 minutes, and twice as long each time until a code is
 * right.
 *
 * @param user - locked by this transaction
 * @returns whether this one locked the user out
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

/** Forgets wrong codes and locks: a code was right. */
async function clearFailures(work: Change, user_id: number): Promise<void> {
  await updateUser(work, user_id).set({ two_factor_failures: 0, two_factor_locks: 0, locked_until: null }).execute()
}
