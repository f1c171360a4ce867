import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import { voidChallenges } from './login-challenge.ts'
import { voidPasswordLinks } from './password-link.ts'
import { endSessions } from './sessions.ts'

/**
 * Gives a user another password, and ends what the old one opened: sessions, logins that wait for their second factor,
 * and links that would set it once more.
 *
 * @param t - in a transaction that holds the account
 * @param except - the session that made the change lives on
 */
export async function setPassword(
  t: EntityManager,
  user_id: number,
  password_hash: string,
  except?: number,
): Promise<void> {
  await sqlOf(t)
    .updateTable('users')
    .set({ password_hash, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', user_id)
    .execute()
  await voidChallenges(t, user_id)
  await voidPasswordLinks(t, user_id)
  await endSessions(t, user_id, except)
}
