import { sql } from 'kysely'
import { type GlobalWork, inBusiness } from '../../operation/work.ts'
import { createOpaqueToken, hashOfToken } from '../opaque-token.ts'
import { type Role, scopeSetOf } from '../roles.ts'
import { isUserActive } from '../users/user-active.ts'
import { accessTokenClaims, signAccessToken } from './access-token.ts'

/*
 * The session of a browser: one of the API that a cookie holds. The cookie is the id of the business and 256 random bits,
 * of which the session keeps the hash. What ends a session ends it here, too. The tokens of the login go nowhere: for each
 * page the session gets an access token of its own, which does not leave the process. The API itself takes no cookie.
 */

/** Without a request for so long, the session is over. */
const idleMinutes = 30

/** A session that a cookie holds ends after this, however often it is used. */
const longestHours = 12

/**
 * Lets a cookie hold the session of a login.
 *
 * @param token - the access token of the login, which has just been made
 * @returns the value of the cookie
 */
export async function holdByCookie(global: GlobalWork, token: string): Promise<string> {
  const { business_id, session_id } = accessTokenClaims(token, global.now)
  const secret = createOpaqueToken()
  await inBusiness(global, business_id)
    .db.updateTable('sessions')
    .set({
      cookie_hash: hashOfToken(secret),
      expires_at: sql`least(expires_at, now() + make_interval(hours => ${longestHours}))`,
    })
    .where('business_id', '=', business_id)
    .where('id', '=', session_id)
    .where('cookie_hash', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${business_id}.${secret}`
}

/**
 * The session that a cookie holds, as an access token.
 *
 * @param isUse - whether somebody uses the session now, so that it stays open; a page that refreshes itself is no use
 * @returns undefined when the session is over, idle or unknown, or its user may not log in any more
 */
export async function accessTokenOfCookie(
  global: GlobalWork,
  cookie: string,
  isUse: boolean,
): Promise<string | undefined> {
  const [, business, secret] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(cookie) ?? []
  if (business === undefined || secret === undefined) return undefined
  const business_id = Number(business)
  const work = inBusiness(global, business_id)
  const session = await liveSession(work, hashOfToken(secret))
  if (session === undefined) return undefined
  const { id: session_id, user_id, role } = session
  if (isUse && session.is_stale) await noteUse(work, session_id)
  const claims = { user_id, session_id, business_id, scopes: scopeSetOf(role) }
  return signAccessToken(work.config.jwtKeys, claims, work.now)
}

interface CookieSession {
  id: number
  user_id: number
  role: Role
  /** Its use was noted more than a minute ago. */
  is_stale: boolean
}

const liveSession = (
  { db, business_id }: GlobalWork & { business_id: number },
  cookie_hash: string,
): Promise<CookieSession | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.business_id', '=', 'sessions.business_id').onRef('users.id', '=', 'sessions.user_id'),
    )
    .select(['sessions.id', 'users.id as user_id', 'users.role'])
    .select(sql<boolean>`sessions.last_used_at < now() - interval '1 minute'`.as('is_stale'))
    .where('sessions.business_id', '=', business_id)
    .where('sessions.cookie_hash', '=', cookie_hash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where('sessions.last_used_at', '>', sql<string>`now() - make_interval(mins => ${sql.lit(idleMinutes)})`)
    .where(isUserActive({ business_id }))
    .executeTakeFirst()

const noteUse = ({ db, business_id }: GlobalWork & { business_id: number }, id: number) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .execute()
