import type { EntityManager } from '@mikro-orm/postgresql'
import { type Origin, recordAudit } from '../audit/record-audit.ts'
import { sqlOf } from '../db/orm.ts'
import { wrongCredentials } from '../operation/errors.ts'
import { throttled } from './login-throttle.ts'
import { verifyPassword } from './password.ts'

/**
 * Asks a user who is logged in for their password again, under the throttle of the login.
 *
 * @param em - outside a transaction: failures are to be remembered
 * @returns the hash that it fits, so that the change it allows can make sure that it still is the password
 * @throws {ApiError} 401 for a wrong one, 429 after too many
 */
export async function confirmPassword(
  em: EntityManager,
  user_id: number,
  password: string,
  origin: Origin,
): Promise<string> {
  const { business_id, email, password_hash } = await sqlOf(em)
    .selectFrom('users')
    .select(['business_id', 'email', 'password_hash'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const confirmed = await throttled(em, { email, ip: origin.ip }, async () =>
    password_hash !== null && (await verifyPassword(password_hash, password)) ? password_hash : undefined,
  )
  if (confirmed === undefined) {
    await recordAudit(em, origin, undefined, {
      business_id,
      user_id,
      action: 'login.failed',
      detail: { reason: 'confirmation' },
    })
    throw wrongCredentials()
  }
  return confirmed
}
