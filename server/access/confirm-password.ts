import { recordAudit } from '../audit/record-audit.ts'
import { wrongCredentials } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import { throttled } from './login-throttle.ts'
import { verifyPassword } from './password.ts'
import { userPrincipal } from './user-principal.ts'

/**
 * Asks a user who is logged in for their password again, under the throttle of the login.
 *
 * @param work - outside a transaction: failures are to be remembered
 * @returns the hash that it fits, so that the change it allows can make sure that the password is still the same
 * @throws {ApiError} 401 for a wrong one, 429 after too many
 */
export async function confirmPassword(work: Work<Principal>, password: string): Promise<string> {
  const { db, business_id, by } = work
  const { email, password_hash } = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userPrincipal(by).user_id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  const confirmed = await throttled(work, email, async () =>
    password_hash !== null && (await verifyPassword(password_hash, password)) ? password_hash : undefined,
  )
  if (confirmed === undefined) {
    await recordAudit(work, { action: 'login.failed', detail: { reason: 'confirmation' } })
    throw wrongCredentials()
  }
  return confirmed
}
