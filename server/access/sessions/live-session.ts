import { sql } from 'kysely'
import { prepareGlobal } from '../../operation/prepare.ts'
import { type GlobalWork, inBusiness } from '../../operation/work.ts'
import type { UserRole } from '../roles.ts'
import { isUserActive } from '../users/user-active.ts'
import type { AccessClaims } from './access-token.ts'
import { enforcedConfirmationSeconds } from './confirmation.ts'

/** The current state of a session and its user. */
export interface LiveSession extends UserRole {
  email: string
  person_id: number | null
  /** Whether the business requires a second factor, and neither the user nor the login with single sign-on has one. */
  lacks_two_factor: boolean
  /** Whether the last confirmation by password or passkey is recent enough for step-up. */
  is_confirmed: boolean
}

const selectLive = prepareGlobal(
  (_db, { business_id, user_id, session_id }: Pick<AccessClaims, 'business_id' | 'user_id' | 'session_id'>) =>
    sql<LiveSession & { user_id: number }>`
      select sessions.user_id, users.email, users.person_id, users.role,
        businesses.managers_see_compensation, roles.scopes as custom_scopes, roles.reach as custom_reach,
        businesses.require_2fa and users.two_factor_enabled_at is null and not sessions.provider_two_factor
          as lacks_two_factor,
        sessions.confirmed_at >= now() - make_interval(secs => ${sql.lit(enforcedConfirmationSeconds)}) as is_confirmed
      from sessions
      join users on users.business_id = sessions.business_id
      join businesses on businesses.id = sessions.business_id
      left join roles on roles.business_id = users.business_id and roles.id = users.role_id
      where sessions.business_id = ${business_id} and sessions.id = ${session_id} and users.id = ${user_id}
        and sessions.revoked_at is null and sessions.expires_at > now() and ${isUserActive({ business_id })}
    `,
)

/**
 * Reads the session of a token. Runs on every request, so that revoked access ends immediately: one prepared statement
 * reads one row from each of five tables by primary key. `user_id` is compared in the process: as a condition of the
 * statement, it would make PostgreSQL read all sessions of the user through another index while the table has no
 * statistics.
 *
 * @returns undefined if the session has ended or the user is inactive
 */
export async function readLiveSession(
  work: GlobalWork,
  { business_id, user_id, session_id }: AccessClaims,
): Promise<LiveSession | undefined> {
  const session = await selectLive.executeTakeFirst(inBusiness(work, business_id), { business_id, user_id, session_id })
  return session?.user_id === user_id ? session : undefined
}
