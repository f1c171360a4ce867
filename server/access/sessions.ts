import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import type { Origin } from '../audit/record-audit.ts'
import { sqlOf } from '../db/orm.ts'
import type { Schemas } from '../operation/contract.ts'
import type { Config } from '../process/config.ts'
import { accessTokenSeconds, signAccessToken } from './access-token.ts'
import { createOpaqueToken, hashOfToken } from './opaque-token.ts'
import { type Role, scopesOf } from './roles.ts'

/** Days that a session lasts at most, however often it is refreshed (RFC 9700 § 4.14). */
const sessionDays = 30

/** What opening a session takes of a user. */
export interface SessionUser {
  id: number
  business_id: number
  name: string
  email: string
  role: Role
}

/**
 * Opens a session for a user who has proved who they are.
 *
 * @param em - in the transaction that consumed the proof, so that one proof opens one session
 * @returns the tokens, which are nowhere stored in the clear
 */
export async function openSession(
  em: EntityManager,
  user: SessionUser,
  { ip, user_agent }: Origin,
  { config, now }: { config: Config; now: Date },
): Promise<Schemas['Tokens']> {
  const { id: session_id } = await sqlOf(em)
    .insertInto('sessions')
    .values({
      business_id: user.business_id,
      user_id: user.id,
      ip,
      user_agent,
      expires_at: sql`now() + make_interval(days => ${sessionDays})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sqlOf(em).updateTable('users').set({ last_login_at: sql`now()` }).where('id', '=', user.id).execute()
  const refresh_token = await addRefreshToken(em, session_id, null)
  return tokensOf(user, session_id, refresh_token, { config, now })
}

/** Stores the hash of a new refresh token of a session. */
export async function addRefreshToken(
  em: EntityManager,
  session_id: number,
  predecessor_hash: string | null,
): Promise<string> {
  const token = createOpaqueToken()
  await sqlOf(em)
    .insertInto('refresh_tokens')
    .values({ token_hash: hashOfToken(token), session_id, predecessor_hash })
    .execute()
  return token
}

/** The answer of a login or refresh. */
export function tokensOf(
  user: SessionUser,
  session_id: number,
  refresh_token: string,
  { config, now }: { config: Config; now: Date },
): Schemas['Tokens'] {
  const { id, business_id, name, email, role } = user
  const claims = { user_id: id, session_id, business_id, scopes: new Set(scopesOf(role)) }
  return {
    token: signAccessToken(config.jwtKeys, claims, now),
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    user: { id, name, email },
    refresh_token,
  }
}

/**
 * Ends the sessions of a user, whose tokens are refused from the next request on.
 *
 * @param except - the session that made the change lives on
 */
export async function endSessions(em: EntityManager, user_id: number, except?: number): Promise<void> {
  await sqlOf(em)
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where('id', '<>', except ?? 0)
    .execute()
}
