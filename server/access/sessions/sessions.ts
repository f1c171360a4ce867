import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { createOpaqueToken, hashOfToken } from '../opaque-token.ts'
import { scopeSetOf } from '../roles.ts'
import { accessTokenSeconds, signAccessToken } from './access-token.ts'
import { type LoginUser, updateUser } from './login-user.ts'
import { userPrincipal } from './user-principal.ts'

/** Days that a session lasts at most, however often it is refreshed (RFC 9700 § 4.14). */
const sessionDays = 30

/** What tokens say of their user. */
type SessionUser = Pick<LoginUser, 'id' | 'name' | 'email' | 'role'>

/**
 * Opens a session for a user who has proved who they are.
 *
 * @param work - in the transaction that consumed the proof, so that one proof opens one session
 */
export async function openSession(work: Change, user: SessionUser): Promise<Schemas['Tokens']> {
  const { ip, user_agent } = work.origin
  const { id } = await work.db
    .insertInto('sessions')
    .values({
      business_id: work.business_id,
      user_id: user.id,
      ip,
      user_agent,
      expires_at: sql`now() + make_interval(days => ${sessionDays})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await updateUser(work, user.id).set({ last_login_at: sql`now()` }).execute()
  return await issueTokens(work, user, id, null)
}

/**
 * Issues an access token and a refresh token, of which only the hash is stored.
 *
 * @param predecessor_hash - of the refresh token that was exchanged for these; null for the first
 */
export async function issueTokens(
  { db, business_id, now, config }: Change,
  { id, name, email, role }: SessionUser,
  session_id: number,
  predecessor_hash: string | null,
): Promise<Schemas['Tokens']> {
  const refresh_token = createOpaqueToken()
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: hashOfToken(refresh_token), business_id, session_id, predecessor_hash })
    .execute()
  const claims = { user_id: id, session_id, business_id, scopes: scopeSetOf(role) }
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
 * Ends one of the caller's sessions: its tokens are refused from the next request on.
 *
 * @returns false when it is not theirs, or was over already
 */
export async function endSession({ db, business_id, by }: Change<Principal>, id: number): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .where('user_id', 'is not distinct from', userPrincipal(by).user_id) // which no index fits: it is for one session
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/**
 * Ends the sessions of a user, whose tokens are refused from the next request on.
 *
 * @param except - the session that made the change, which lives on
 */
export async function endSessions({ db, business_id }: Change, user_id: number, except = 0): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where('id', '<>', except)
    .execute()
}
