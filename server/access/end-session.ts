import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'

/**
 * Ends one session: its tokens are refused from the next request on.
 *
 * @returns whether it is the user's and was still open
 */
export async function endSession(t: EntityManager, user_id: number, session_id: number): Promise<boolean> {
  const ended = await sqlOf(t)
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
