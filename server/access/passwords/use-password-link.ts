import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { acrossBusinesses, type Change, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import { tokenHash } from '../opaque-token.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { hasLoginElsewhere, lockLoginUser, updateUser } from '../sessions/login-user.ts'
import { readLoginDomain } from '../single-sign-on/login-address.ts'
import { canUsePassword } from '../single-sign-on/read-single-sign-on.ts'
import { recordUserUpdated } from '../users/record-user-event.ts'
import { canAct } from '../users/user-active.ts'
import { claimAddress, EmailInUseError } from './claim-address.ts'
import { hashPassword } from './password.ts'
import type { LinkPurpose } from './password-link.ts'
import { type PasswordWeakness, passwordWeakness } from './password-weakness.ts'
import { setPassword } from './set-password.ts'

/** An unused, unexpired password link and its user. */
export interface ActivePasswordLink {
  user_id: number
  business_id: number
  purpose: LinkPurpose
  /** Whether the link was shown to another user or an operator instead of emailed to the user. */
  is_shown: boolean
  email: string
  business: string
}

/**
 * The result of using a link. The link remains valid after a weak password, while its address logs in to another
 * business, and while the business requires single sign-on.
 */
export type PasswordLinkResult =
  | 'password_set'
  | 'link_invalid'
  | 'address_in_use'
  | { single_sign_on_domain: string }
  | { weakness: PasswordWeakness }

/**
 * Finds an active link by its token.
 *
 * @returns undefined for a link that is unknown, used or expired, or whose user is inactive, without distinguishing
 *   these cases
 */
export async function findPasswordLink(work: GlobalWork, token: string): Promise<ActivePasswordLink | undefined> {
  const link = await acrossBusinesses(work)
    .db.selectFrom('password_links as link')
    .innerJoin('users', (join) =>
      join.onRef('users.business_id', '=', 'link.business_id').onRef('users.id', '=', 'link.user_id'),
    )
    .innerJoin('businesses', 'businesses.id', 'users.business_id')
    .select([
      'users.id as user_id',
      'users.business_id',
      'link.purpose',
      'link.is_shown',
      'users.email',
      'businesses.name as business',
    ])
    .where('link.token_hash', '=', tokenHash(token))
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return link && (await canAct(work, { business_id: link.business_id, id: link.user_id })) ? link : undefined
}

/** Sets a password with the single-use token of a link, and ends all sessions of the user. */
export async function usePasswordLink(
  global: GlobalWork,
  { token, password }: { token: string; password: string },
): Promise<PasswordLinkResult> {
  const link = await findPasswordLink(global, token) // checked before the expensive hash
  if (!link) return 'link_invalid'
  const single_sign_on_domain = await findRequiredDomain(global, link)
  if (single_sign_on_domain !== undefined) return { single_sign_on_domain }
  const weakness = await passwordWeakness(password, link.email)
  if (weakness !== undefined) return { weakness }
  if (await hasLoginElsewhere(global, link)) return 'address_in_use'
  const password_hash = await hashPassword(password)
  try {
    return await inTransaction(inBusiness(global, link.business_id), async (work) => {
      const user = await lockLoginUser(work, link.user_id)
      if (!user.active || !(await consume(work, token))) return 'link_invalid'
      await claimAddress(work, user)
      await setPassword(work, user.id, password_hash)
      await updateUser(work, user.id).set({ password_was_shown: link.is_shown }).execute()
      const entry = { action: 'password.reset' as const, target_user_id: user.id, detail: { purpose: link.purpose } }
      await (link.purpose === 'reset' ? recordSecurityChange(work, entry) : recordAudit(work, entry))
      if (user.password_hash === null) await recordUserUpdated(work, user.id)
      return 'password_set'
    })
  } catch (error) {
    if (error instanceof EmailInUseError) return 'address_in_use' // claimed concurrently with another link
    throw error
  }
}

/**
 * Finds the domain at whose provider the user of a link must log in.
 *
 * @returns undefined if the user can use a password
 */
export async function findRequiredDomain(
  global: GlobalWork,
  { business_id, user_id, email }: ActivePasswordLink,
): Promise<string | undefined> {
  const work = inBusiness(global, business_id)
  return (await canUsePassword(work, user_id)) ? undefined : await readLoginDomain(work, email)
}

/** Marks a link as used. @returns false if the link is no longer valid */
async function consume({ db }: Change, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_links')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
