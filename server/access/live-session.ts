import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { prepare } from '../db/prepare.ts'
import type { Principal } from './principal.ts'

const selectLive = prepare(
  (_db, { business_id, user_id, session_id }: Pick<Principal, 'business_id' | 'user_id' | 'session_id'>) => sql`
    select 1 from sessions join users on users.id = sessions.user_id
    where sessions.id = ${session_id} and sessions.user_id = ${user_id} and sessions.business_id = ${business_id}
      and sessions.revoked_at is null and sessions.expires_at > now() and users.active
  `,
)

/**
 * Whether the session behind a token still is: asked on every request, so that what ends access ends it at once.
 * One look-up by primary key on each of two tables.
 */
export async function isLive(em: EntityManager, { business_id, user_id, session_id }: Principal): Promise<boolean> {
  const rows = await selectLive.execute(em, { business_id, user_id, session_id })
  return rows.length > 0
}
