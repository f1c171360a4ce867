import { sql } from 'kysely'
import { addAuditEntry } from '../../audit/record-audit.ts'
import { wrongProof } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { accessTokenSeconds, clockSkewSeconds } from '../sessions/access-token.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { throttled } from '../throttle/login-throttle.ts'
import { verifyPassword } from './password.ts'

/**
 * How long a proof of the password opens the operations that ask for one (`x-needs-confirmation` in the contract), in
 * seconds. A login is such a proof, and it is never older than the access token that the login returned: so that token can
 * do everything for its whole life, while a refreshed one cannot. Without a limit, a stolen refresh token could make API
 * keys and webhooks, which outlive its session.
 */
const confirmationSeconds = accessTokenSeconds

/** The same limit as it is enforced. The database sets the time of the proof and a process that of the token. */
export const enforcedConfirmationSeconds = confirmationSeconds + clockSkewSeconds

/**
 * Asks a user who is logged in for their password again, under the throttle of the login. The session has a new proof of
 * it then.
 *
 * @param work - outside a transaction: failures are to be remembered
 * @param path - of the password in the request
 * @returns the hash that it fits, so that the change it allows can make sure that the password is still the same; the
 * user's address; and until when the proof is good
 * @throws {ApiError} 422 for a wrong one, 429 after too many
 */
export async function confirmPassword(
  work: Work<Principal>,
  password: string,
  path: string,
): Promise<{ password_hash: string; email: string; expires_at: string }> {
  const { db, business_id } = work
  const { user_id, session_id } = userPrincipal(work.by)
  const { email, password_hash } = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', user_id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  const confirmed = await throttled(work, email, async () =>
    password_hash !== null && (await verifyPassword(password_hash, password)) ? password_hash : undefined,
  )
  if (confirmed === undefined) {
    await addAuditEntry(work, { action: 'login.failed', detail: { reason: 'confirmation' } })
    throw wrongProof(path)
  }
  const { confirmed_at } = await db
    .updateTable('sessions')
    .set({ confirmed_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('id', '=', session_id)
    .returning('confirmed_at')
    .executeTakeFirstOrThrow()
  const expires_at = new Date(Date.parse(confirmed_at) + confirmationSeconds * 1000).toISOString()
  return { password_hash: confirmed, email, expires_at }
}
