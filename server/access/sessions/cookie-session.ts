import { sql } from 'kysely'
import { type GlobalWork, inBusiness } from '../../operation/work.ts'
import { createOpaqueToken, tokenHash } from '../opaque-token.ts'
import { roleScopeSet, type UserRole } from '../roles.ts'
import { isUserActive } from '../users/user-active.ts'
import { readSignedClaims, signAccessToken } from './access-token.ts'

/*
 * A browser session is an API session with a cookie instead of tokens. The cookie contains the ID of the business and
 * 256 random bits, which are stored as a hash. The tokens of the login are discarded: for each page, the server signs
 * an access token that does not leave the process. The API itself accepts no cookies.
 */

/** The idle timeout: the session ends after this time without use. */
const idleMinutes = 30

/** The absolute timeout: the session ends after this time, however often it is used. */
const maxLifetimeHours = 12

/**
 * Creates the cookie of a new session.
 *
 * @param token - the access token of the login
 * @returns the value of the cookie
 */
export async function createSessionCookie(global: GlobalWork, token: string): Promise<string> {
  const { business_id, session_id } = readSignedClaims(token, global.now)
  const secret = createOpaqueToken()
  await inBusiness(global, business_id)
    .db.updateTable('sessions')
    .set({
      cookie_hash: tokenHash(secret),
      expires_at: sql`least(expires_at, now() + make_interval(hours => ${maxLifetimeHours}))`,
    })
    .where('business_id', '=', business_id)
    .where('id', '=', session_id)
    .where('cookie_hash', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${business_id}.${secret}`
}

/**
 * Signs an access token for the session of a cookie.
 *
 * @param isUserActivity - whether the request extends the idle timeout; false for a page that refreshes itself
 * @returns undefined for an unknown, ended or idle session, and for an inactive user
 */
export async function accessTokenForCookie(
  global: GlobalWork,
  cookie: string,
  isUserActivity: boolean,
): Promise<string | undefined> {
  const [, business, secret] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(cookie) ?? []
  if (business === undefined || secret === undefined) return undefined
  const business_id = Number(business)
  const work = inBusiness(global, business_id)
  const session = await selectSession(work, tokenHash(secret))
  if (session === undefined) return undefined
  const { id: session_id, user_id } = session
  if (isUserActivity && session.is_stale) await recordUse(work, session_id)
  const claims = { user_id, session_id, business_id, scopes: roleScopeSet(session) }
  return signAccessToken(work.config.jwtKeys, claims, work.now)
}

interface CookieSession extends UserRole {
  id: number
  user_id: number
  /** Whether the last recorded use of the session is more than a minute ago. */
  is_stale: boolean
}

const selectSession = (
  { db, business_id }: GlobalWork & { business_id: number },
  cookie_hash: string,
): Promise<CookieSession | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.business_id', '=', 'sessions.business_id').onRef('users.id', '=', 'sessions.user_id'),
    )
    .innerJoin('businesses', 'businesses.id', 'sessions.business_id')
    .leftJoin('roles', (join) =>
      join.onRef('roles.business_id', '=', 'users.business_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .select(['sessions.id', 'users.id as user_id', 'users.role', 'businesses.managers_see_compensation'])
    .select(['roles.scopes as custom_scopes', 'roles.reach as custom_reach'])
    .select(sql<boolean>`sessions.last_used_at < now() - interval '1 minute'`.as('is_stale'))
    .where('sessions.business_id', '=', business_id)
    .where('sessions.cookie_hash', '=', cookie_hash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where('sessions.last_used_at', '>', sql<string>`now() - make_interval(mins => ${sql.lit(idleMinutes)})`)
    .where(isUserActive({ business_id }))
    .executeTakeFirst()

const recordUse = ({ db, business_id }: GlobalWork & { business_id: number }, id: number) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .execute()
