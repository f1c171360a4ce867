import { sql } from 'kysely'
import { type Change, inBusiness } from '../../operation/work.ts'
import { findLoginUser, type LoginUser, updateUser } from '../sessions/login-user.ts'

export class EmailInUseError extends Error {
  override name = 'EmailInUseError'
}

/**
 * Makes an address log in to the business of `work`. If the login in another business is closed, because the user was
 * deactivated or has left, the address moves from there; that business is not notified. The advisory lock serialises
 * claims of the same address, because no unique index spans all businesses on a cluster.
 *
 * @throws {EmailInUseError} if the login in the other business is active
 */
export async function claimAddress(work: Change, { id, email }: Pick<LoginUser, 'id' | 'email'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('login ' || lower(${email}), 0))`.execute(work.db)
  const other = await findLoginUser(work, email)
  if (other && other.business_id !== work.business_id) {
    if (other.active) throw new EmailInUseError(`${email} logs in to another business`)
    await updateUser(inBusiness(work, other.business_id), other.id).set({ email_moved_at: sql`now()` }).execute()
  }
  await updateUser(work, id).set({ email_moved_at: null }).execute()
}
