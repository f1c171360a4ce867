import { sql } from 'kysely'
import { tokenExpired, tokenMalformed, tokenRevoked } from '../../operation/errors.ts'
import { prepareGlobal } from '../../operation/prepare.ts'
import type { Caller } from '../../operation/principal.ts'
import type { Scope } from '../../operation/scopes.ts'
import { type GlobalWork, inBusiness } from '../../operation/work.ts'
import { findByToken } from '../opaque-token.ts'
import { roleReach, roleScopeSet, type UserRole } from '../roles.ts'
import { isUserActive } from '../users/user-active.ts'

/** Matches the access tokens of apps, which have 256 random bits, but neither API keys nor the tokens of sessions. */
export const appTokenPattern = /^[\w-]{43}$/

interface LiveConnection extends UserRole {
  app_id: number
  user_id: number
  email: string
  person_id: number | null
  scopes: Scope[]
  app_scopes: Scope[]
  lacks_two_factor: boolean
}

const selectLive = prepareGlobal(
  (_db, { business_id, connection_id }: { business_id: number; connection_id: number }) => sql<LiveConnection>`
    select app_connections.app_id, app_connections.user_id, app_connections.scopes, apps.scopes as app_scopes,
      users.email, users.person_id, users.role, businesses.managers_see_compensation,
      roles.scopes as custom_scopes, roles.reach as custom_reach,
      businesses.require_2fa and users.two_factor_enabled_at is null and not app_connections.provider_two_factor
        as lacks_two_factor
    from app_connections
    join apps on apps.business_id = app_connections.business_id and apps.id = app_connections.app_id
    join users on users.business_id = app_connections.business_id and users.id = app_connections.user_id
    join businesses on businesses.id = app_connections.business_id
    left join roles on roles.business_id = users.business_id and roles.id = users.role_id
    where app_connections.business_id = ${business_id} and app_connections.id = ${connection_id}
      and ${isUserActive({ business_id })}`,
)

/**
 * Authenticates the access token of an app. The app has those scopes of the token that the connection, the app and the
 * role of the user have now.
 *
 * @throws {ApiError} 401 for an unknown or expired token, and for a user who is inactive
 */
export async function authenticateApp(
  work: GlobalWork,
  token: string,
): Promise<Caller & { lacks_two_factor: boolean }> {
  const columns = ['business_id', 'connection_id', 'payload', 'expires_at'] as const
  const row = await findByToken(work, `AccessToken:${token}`, { from: 'app_tokens', columns })
  if (!row || row.connection_id === null || row.payload.aud !== work.config.publicUrl) throw tokenMalformed()
  if (Date.parse(row.expires_at) <= work.now.getTime()) throw tokenExpired()
  const { business_id, connection_id } = row
  const live = await selectLive.executeTakeFirst(inBusiness(work, business_id), { business_id, connection_id })
  if (!live) throw tokenRevoked()
  const { app_id, user_id, email, person_id, lacks_two_factor } = live
  const granted = new Set(String(row.payload.scope ?? '').split(' ') as Scope[])
  const scopes = granted
    .intersection(new Set(live.scopes))
    .intersection(new Set(live.app_scopes))
    .intersection(roleScopeSet(live))
  const reach = roleReach(live, person_id)
  const app = { app_id, connection_id }
  const by = {
    kind: 'user',
    user_id,
    session_id: 0,
    email,
    person_id,
    is_confirmed: false,
    scopes,
    reach,
    app,
  } as const
  return { business_id, by, lacks_two_factor }
}
