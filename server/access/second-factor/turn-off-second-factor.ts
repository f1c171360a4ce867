import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'
import { updateUser } from '../sessions/login-user.ts'
import { deleteRecoveryCodes } from './recovery-codes.ts'

/**
 * Takes the second factor from a user, with its recovery codes, the count of wrong codes and the lock.
 *
 * @returns false when it was off
 */
export async function turnOffSecondFactor(work: Change, user_id: number): Promise<boolean> {
  const { numUpdatedRows } = await updateUser(work, user_id)
    .set({
      two_factor_enabled_at: null,
      totp_secret_ciphertext: null,
      totp_pending_ciphertext: null,
      totp_last_step: 0, // of a secret that is no more
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
