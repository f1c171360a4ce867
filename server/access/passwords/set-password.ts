import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'
import { voidChallenges } from '../sessions/login-challenge.ts'
import { updateUser } from '../sessions/login-user.ts'
import { endSessions } from '../sessions/sessions.ts'
import { voidPasswordLinks } from './password-link.ts'

/**
 * Sets the password of a user, ends their sessions and login challenges, and deletes their unused password links.
 *
 * @param work - in a transaction that has locked the user
 * @param except - the ID of the session that made the change, which continues
 */
export async function setPassword(
  work: Change,
  user_id: number,
  password_hash: string,
  except?: number,
): Promise<void> {
  await updateUser(work, user_id)
    .set({ password_hash, password_generated: false, version: sql`version + 1`, updated_at: sql`now()` })
    .execute()
  await voidChallenges(work, user_id)
  await voidPasswordLinks(work, user_id)
  await endSessions(work, user_id, except)
}
