import { addAuditEntry } from '../../audit/record-audit.ts'
import { wrongProof } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { renewConfirmation } from '../sessions/confirmation.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { throttleLogin } from '../throttle/login-throttle.ts'
import { verifyPassword } from './password.ts'

/**
 * Verifies the caller's password, subject to the login throttle, and renews the confirmation of the session.
 *
 * @param work - outside a transaction, so that failures are stored
 * @param path - the path of the password in the request
 * @returns the matching hash, with which a later transaction can detect a changed password; the user's email address;
 *   and the time at which the confirmation expires
 * @throws {ApiError} 422 for a wrong password, 429 after too many wrong passwords
 */
export async function confirmPassword(
  work: Work<Principal>,
  password: string,
  path: string,
): Promise<{ password_hash: string; email: string; expires_at: string }> {
  const { db, business_id } = work
  const { user_id } = userPrincipal(work.by)
  const { email, password_hash } = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', user_id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  const verifiedHash = await throttleLogin(work, email, async () =>
    password_hash !== null && (await verifyPassword(password_hash, password)) ? password_hash : undefined,
  )
  if (verifiedHash === undefined) {
    await addAuditEntry(work, { action: 'login.failed', detail: { reason: 'confirmation' } })
    throw wrongProof(path)
  }
  return { password_hash: verifiedHash, email, expires_at: await renewConfirmation(work) }
}
