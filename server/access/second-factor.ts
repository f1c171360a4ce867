import type { EntityManager } from '@mikro-orm/postgresql'
import { type Origin, recordAudit } from '../audit/record-audit.ts'
import { sqlOf } from '../db/orm.ts'
import type { Config } from '../process/config.ts'
import { clearFailures, countFailure } from './account-lock.ts'
import type { Account } from './hold-account.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { openTotpSecret, stepOfCode } from './totp.ts'

/** One of the two, as the contract says. */
export interface Proof {
  code?: string
  recovery_code?: string
}

interface Circumstances {
  config: Config
  now: Date
  origin: Origin
}

/**
 * Takes a code or recovery code as proof that the account's owner is there. Each is good once. What was wrong is
 * counted and noted, so the transaction must be committed even then.
 *
 * @param account - held by this transaction, with a second factor
 * @returns whether it is right; never for a locked account, which counts nothing
 */
export async function proveSecondFactor(
  t: EntityManager,
  account: Account,
  proof: Proof,
  { config, now, origin }: Circumstances,
): Promise<boolean> {
  const { id: user_id, business_id } = account
  const factor = proof.code === undefined ? 'recovery_code' : 'totp'
  const note = (action: 'two_factor.failed' | 'two_factor.recovery_code_used' | 'login.locked') =>
    recordAudit(t, origin, undefined, { business_id, user_id, action, detail: { factor } })

  if (account.locked) {
    await note('two_factor.failed')
    return false
  }
  const right =
    proof.code === undefined
      ? await useRecoveryCode(t, user_id, proof.recovery_code ?? '')
      : await useCode(t, account, proof.code, { config, now })
  if (!right) {
    await note('two_factor.failed')
    if (await countFailure(t, account)) await note('login.locked')
    return false
  }
  if (factor === 'recovery_code') await note('two_factor.recovery_code_used')
  await clearFailures(t, user_id)
  return true
}

/** Accepts the code of a time step unless one of that step, or of a later one, was accepted before. */
async function useCode(
  t: EntityManager,
  { id, totp_secret_ciphertext }: Account,
  code: string,
  { config, now }: Pick<Circumstances, 'config' | 'now'>,
): Promise<boolean> {
  if (totp_secret_ciphertext === null) return false
  const secret = openTotpSecret(config.encryptionKeys, 'totp', id, totp_secret_ciphertext)
  const step = await stepOfCode(secret, code, now)
  if (step === undefined) return false
  const { numUpdatedRows } = await sqlOf(t)
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
