import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { lockBusiness } from '../../business/lock-business.ts'
import { illegalTransition } from '../../operation/errors.ts'
import { type Change, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import { findLoginUser, updateUser } from '../sessions/login-user.ts'
import { selectUser, type UserRow } from './present-user.ts'
import { recordUserUpdated } from './record-user-event.ts'

/**
 * Confirms that a login belongs to a different person than its introducers, and clears the introducers.
 *
 * @param user - locked by the transaction
 * @param confirmed_by - the ID of the confirming user; null for the operator of the service
 * @throws {ApiError} 409 if the login needs no confirmation, or if the invitation is not accepted yet
 */
export async function confirmLogin(
  work: Pick<Change, 'db' | 'business_id' | 'by' | 'origin'>,
  { id, introduced_by, password_set }: Pick<UserRow, 'id' | 'introduced_by' | 'password_set'>,
  confirmed_by: number | null,
): Promise<void> {
  if (introduced_by.length === 0) throw illegalTransition('The login needs no confirmation.', 'confirmed')
  if (!password_set) throw illegalTransition('The user has not accepted the invitation yet.', 'invited')
  await updateUser(work, id)
    .set({
      introduced_by: [],
      past_person_ids: [],
      confirmed_at: sql`now()`,
      confirmed_by,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .execute()
  await recordUserUpdated(work, id)
  const detail = { introduced_by: introduced_by.join(' ') }
  recordAudit(work, { action: 'user.confirmed', target_user_id: id, detail })
}

/**
 * Confirms a login on behalf of the operator, who belongs to no business.
 *
 * @param email - the user's email address; case is ignored
 * @returns the ID of the user's business; undefined if no user logs in with the address
 * @throws {ApiError} 409 if the login needs no confirmation
 */
export async function confirmForOperator(
  work: Pick<GlobalWork, 'db' | 'by' | 'origin'>,
  email: string,
): Promise<number | undefined> {
  const user = await findLoginUser(work, email)
  if (!user) return undefined
  await inTransaction(inBusiness(work, user.business_id), async (change) => {
    await lockBusiness(change)
    const row = await selectUser(change, user.id).forNoKeyUpdate().executeTakeFirstOrThrow()
    await confirmLogin(change, row, null)
  })
  return user.business_id
}
