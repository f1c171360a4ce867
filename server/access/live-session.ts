import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import type { Principal } from './principal.ts'

/**
 * Whether the session behind a token still is: asked on every request, so that what ends access ends it at once.
 * One look-up by primary key on each of two tables.
 */
export async function isLive(em: EntityManager, { business_id, user_id, session_id }: Principal): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sessions join users on users.id = sessions.user_id
    where sessions.id = ${session_id} and sessions.user_id = ${user_id} and sessions.business_id = ${business_id}
      and sessions.revoked_at is null and sessions.expires_at > now() and users.active
  `.execute(sqlOf(em))
  return rows.length > 0
}
