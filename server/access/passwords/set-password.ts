import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'
import { voidChallenges } from '../sessions/login-challenge.ts'
import { updateUser } from '../sessions/login-user.ts'
import { endSessions } from '../sessions/sessions.ts'
import { voidPasswordLinks } from './password-link.ts'

/**
 * Gives a user another password, and ends what the old one opened: sessions, logins that wait for their second factor,
 * and links that would set it once more.
 *
 * @param work - in a transaction that has locked the user
 * @param except - the session that made the change, which lives on
 */
export async function setPassword(
  work: Change,
  user_id: number,
  password_hash: string,
  except?: number,
): Promise<void> {
  await updateUser(work, user_id).set({ password_hash, version: sql`version + 1`, updated_at: sql`now()` }).execute()
  await voidChallenges(work, user_id)
  await voidPasswordLinks(work, user_id)
  await endSessions(work, user_id, except)
}
