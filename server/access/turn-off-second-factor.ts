import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import { deleteRecoveryCodes } from './recovery-codes.ts'

/**
 * Takes the second factor from a user, with its recovery codes and what wrong ones did.
 *
 * @returns false when it was off
 */
export async function turnOffSecondFactor(t: EntityManager, user_id: number): Promise<boolean> {
  const { numUpdatedRows } = await sqlOf(t)
    .updateTable('users')
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
    .where('id', '=', user_id)
    .where('two_factor_enabled_at', 'is not', null)
    .executeTakeFirstOrThrow()
  await deleteRecoveryCodes(t, user_id)
  return numUpdatedRows === 1n
}
