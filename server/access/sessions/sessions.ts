import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { endConnections } from '../apps/end-connections.ts'
import { createOpaqueToken, tokenHash } from '../opaque-token.ts'
import { readUserRole } from '../roles/read-user-role.ts'
import { roleScopeSet } from '../roles.ts'
import { accessTokenSeconds, signAccessToken } from './access-token.ts'
import { type LoginUser, updateUser } from './login-user.ts'
import { userPrincipal } from './user-principal.ts'

/** The maximum lifetime of a session in days, however often it is refreshed (RFC 9700 § 4.14). */
const sessionDays = 30

type SessionUser = Pick<LoginUser, 'id' | 'name' | 'email'>

/**
 * Creates a session for an authenticated user.
 *
 * @param work - in the transaction that consumed the proof, so that one proof creates one session
 * @param options.provider_two_factor - whether the identity provider verified a second factor
 */
export async function openSession(
  work: Change,
  user: SessionUser,
  { provider_two_factor = false } = {},
): Promise<Schemas['Tokens']> {
  const { ip, user_agent } = work.origin
  const { id } = await work.db
    .insertInto('sessions')
    .values({
      business_id: work.business_id,
      user_id: user.id,
      ip,
      user_agent,
      provider_two_factor,
      expires_at: sql`now() + make_interval(days => ${sessionDays})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await updateUser(work, user.id).set({ last_login_at: sql`now()` }).execute()
  return await issueTokens(work, user, id, null)
}

/**
 * Issues an access token, and a refresh token that is stored as a hash.
 *
 * @param predecessor_hash - the hash of the refresh token that was exchanged for the new tokens; null for the first
 */
export async function issueTokens(
  work: Change,
  { id, name, email }: SessionUser,
  session_id: number,
  predecessor_hash: string | null,
): Promise<Schemas['Tokens']> {
  const { db, business_id, now, config } = work
  const refresh_token = createOpaqueToken()
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: tokenHash(refresh_token), business_id, session_id, predecessor_hash })
    .execute()
  const claims = { user_id: id, session_id, business_id, scopes: roleScopeSet(await readUserRole(work, id)) }
  return {
    token: signAccessToken(config.jwtKeys, claims, now),
    status: 'logged_in',
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    user: { id, name, email },
    refresh_token,
  }
}

/**
 * Ends one of the caller's sessions. Its tokens are refused from the next request on.
 *
 * @returns false if the session belongs to another user or has already ended
 */
export async function endSession({ db, business_id, by }: Change<Principal>, id: number): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    // `is not distinct from` prevents the planner from using the index of the user's sessions.
    .where('user_id', 'is not distinct from', userPrincipal(by).user_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Ends the sessions of a user, and the connections of apps. Their tokens are refused from the next request on.
 *
 * @param except - the ID of the session that made the change, which continues
 */
export async function endSessions(work: Change, user_id: number, except = 0): Promise<void> {
  const { db, business_id } = work
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where('id', '<>', except)
    .execute()
  await endConnections(work, { user_ids: [user_id] }, 'sessions_ended')
}

/** Ends the sessions of several users, and the connections of apps. */
export async function endSessionsOfUsers(work: Change, user_ids: readonly number[]): Promise<void> {
  const { db, business_id } = work
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('user_id', '=', sql<number>`any(${user_ids}::int[])`)
    .where('revoked_at', 'is', null)
    .execute()
  await endConnections(work, { user_ids }, 'sessions_ended')
}
