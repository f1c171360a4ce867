import { sql } from 'kysely'
import { type Change, inBusiness } from '../operation/work.ts'
import { findLoginUser, type LoginUser, updateUser } from './login-user.ts'
import { isUserActive } from './user-active.ts'

/**
 * Makes the address of a user log in to the business of the work. Where it logs in to another one whose login is closed,
 * as the user was deactivated or has left, it moves; that business learns nothing of it.
 *
 * @throws when the login of the other business is open (constraint `users_login`), and where two businesses' invitations
 * are accepted at the same moment, for one of them
 */
export async function claimAddress(work: Change, { id, email }: Pick<LoginUser, 'id' | 'email'>): Promise<void> {
  const other = await findLoginUser(work, email)
  if (other && other.business_id !== work.business_id) {
    await updateUser(inBusiness(work, other.business_id), other.id)
      .set({ email_moved_at: sql`now()` })
      .where(sql<boolean>`not ${isUserActive}`)
      .execute()
  }
  await updateUser(work, id).set({ email_moved_at: null }).execute()
}
