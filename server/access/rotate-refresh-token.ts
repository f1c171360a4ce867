import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { type Origin, recordAudit } from '../audit/record-audit.ts'
import { sqlOf } from '../db/orm.ts'
import { hashOfToken } from './opaque-token.ts'
import { addRefreshToken, type SessionUser } from './sessions.ts'
import { isUserActive } from './user-active.ts'

/** How long a used token may be sent once more by a client that lost the answer. */
const lostAnswerSeconds = 10

interface Rotated {
  user: SessionUser
  session_id: number
  refresh_token: string
}

/**
 * Exchanges a refresh token for its successor (RFC 9700 § 4.14.2). Each is good once. A repeat soon after, while the
 * successor is unused, is a client that lost the answer: it gets another successor in the place of the first. Any other
 * reuse means that two parties hold the tokens of the session, which ends.
 *
 * @param t - in a transaction that is to be committed even when nothing is returned: the end of a session must stay
 * @returns undefined for a token that is not good (any more)
 */
export async function rotateRefreshToken(
  t: EntityManager,
  token: string,
  origin: Origin,
): Promise<Rotated | undefined> {
  const db = sqlOf(t)
  const token_hash = hashOfToken(token)
  const live = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'users.id', 'users.business_id', 'users.name', 'users.email', 'users.role'])
    .where('refresh_tokens.token_hash', '=', token_hash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where(isUserActive)
    .forNoKeyUpdate('sessions') // one exchange of a session at a time, and none while it is being ended
    .executeTakeFirst()
  if (!live) return undefined
  const { session_id, ...user } = live

  if (!(await useOnce(t, token_hash)) && !(await voidSuccessor(t, session_id, token_hash))) {
    await db.updateTable('sessions').set({ revoked_at: sql`now()` }).where('id', '=', session_id).execute()
    const { id: user_id, business_id } = user
    const detail = { session_id }
    await recordAudit(t, origin, undefined, { business_id, action: 'session.refresh_reused', user_id, detail })
    return undefined
  }
  await db.updateTable('sessions').set({ last_used_at: sql`now()` }).where('id', '=', session_id).execute()
  return { user, session_id, refresh_token: await addRefreshToken(t, session_id, token_hash) }
}

/** @returns whether it was unused until now */
async function useOnce(t: EntityManager, token_hash: string): Promise<boolean> {
  const used = await sqlOf(t)
    .updateTable('refresh_tokens')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst()
  return used !== undefined
}

/** @returns whether a token used a moment ago had a successor that nobody used: now nobody can */
async function voidSuccessor(t: EntityManager, session_id: number, token_hash: string): Promise<boolean> {
  const voided = await sqlOf(t)
    .updateTable('refresh_tokens as successor')
    .from('refresh_tokens as repeated')
    .set({ used_at: sql`now()` })
    .where('successor.session_id', '=', session_id)
    .where('successor.predecessor_hash', '=', token_hash)
    .where('successor.used_at', 'is', null)
    .where('repeated.token_hash', '=', token_hash)
    .where('repeated.used_at', '>', sql<string>`now() - make_interval(secs => ${lostAnswerSeconds})`)
    .returning('successor.token_hash')
    .executeTakeFirst()
  return voided !== undefined
}
