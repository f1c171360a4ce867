import { sql } from 'kysely'
import { type Change, inBusiness } from '../../operation/work.ts'
import { findLoginUser, type LoginUser, updateUser } from '../sessions/login-user.ts'

/** An address logs in to another business. */
export class AddressTakenError extends Error {
  override name = 'AddressTakenError'
}

/**
 * Makes the address of a user log in to the business of the work. Where it logs in to another one whose login is closed,
 * as the user was deactivated or has left, it moves; that business learns nothing of it. Others wait who claim the address
 * at the same moment: no index can hold addresses apart where Citus spreads them.
 *
 * @throws {AddressTakenError} when the login of the other business is open
 */
export async function claimAddress(work: Change, { id, email }: Pick<LoginUser, 'id' | 'email'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('login ' || lower(${email}), 0))`.execute(work.db)
  const other = await findLoginUser(work, email)
  if (other && other.business_id !== work.business_id) {
    if (other.active) throw new AddressTakenError(`${email} logs in to another business`)
    await updateUser(inBusiness(work, other.business_id), other.id).set({ email_moved_at: sql`now()` }).execute()
  }
  await updateUser(work, id).set({ email_moved_at: null }).execute()
}
