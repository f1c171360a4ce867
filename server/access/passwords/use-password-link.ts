import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { acrossBusinesses, type Change, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import { hashOfToken } from '../opaque-token.ts'
import { recordSecurityChange } from '../record-security-change.ts'
import { findLoginUser, type LoginUser, lockLoginUser, logsInElsewhere, updateUser } from '../sessions/login-user.ts'
import { recordUserUpdated } from '../users/record-user-event.ts'
import { mayAct } from '../users/user-active.ts'
import { hashPassword } from './password.ts'
import type { LinkPurpose } from './password-link.ts'
import { passwordWeakness } from './password-weakness.ts'
import { setPassword } from './set-password.ts'

/** Whose password a link sets. */
export interface OpenLink {
  user_id: number
  business_id: number
  purpose: LinkPurpose
  /** Whether somebody else than the user has seen it. */
  is_shown: boolean
  email: string
  business: string
}

/**
 * What came of the use of a link. One whose password is weak (`passwordWeakness`), or whose address logs in to another business,
 * stays good.
 */
export type LinkUse = 'password_set' | 'link_over' | 'address_taken' | { weakness: string }

/**
 * @returns undefined for a link that is unknown, used, over, or of a user who may not log in: nobody learns which of
 * these it is
 */
export async function findPasswordLink(work: GlobalWork, token: string): Promise<OpenLink | undefined> {
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
    .where('link.token_hash', '=', hashOfToken(token))
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return link && (await mayAct(work, { business_id: link.business_id, id: link.user_id })) ? link : undefined
}

/** Sets a password with the token of a link, once. Ends every session of the user. */
export async function usePasswordLink(
  global: GlobalWork,
  { token, password }: { token: string; password: string },
): Promise<LinkUse> {
  const link = await findPasswordLink(global, token) // before the hash, which is dear
  if (!link) return 'link_over'
  const weakness = await passwordWeakness(password, link.email)
  if (weakness !== undefined) return { weakness }
  if (await logsInElsewhere(global, link)) return 'address_taken'
  const password_hash = await hashPassword(password)
  try {
    return await inTransaction(inBusiness(global, link.business_id), async (work) => {
      const user = await lockLoginUser(work, link.user_id)
      if (!user.active || !(await consume(work, token))) return 'link_over'
      await claimAddress(work, user)
      await setPassword(work, user.id, password_hash)
      await updateUser(work, user.id).set({ password_was_shown: link.is_shown }).execute()
      const entry = { action: 'password.reset' as const, target_user_id: user.id, detail: { purpose: link.purpose } }
      await (link.purpose === 'reset' ? recordSecurityChange(work, entry) : recordAudit(work, entry))
      if (user.password_hash === null) await recordUserUpdated(work, user.id)
      return 'password_set'
    })
  } catch (error) {
    if (error instanceof AddressTakenError) return 'address_taken' // by another link, at this moment
    throw error
  }
}

/** @returns whether it was good until now */
async function consume({ db }: Change, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_links')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** An address logs in to another business. */
class AddressTakenError extends Error {
  override name = 'AddressTakenError'
}

/**
 * Makes the address of a user log in to the business of the work. Where it logs in to another one whose login is closed,
 * as the user was deactivated or has left, it moves; that business learns nothing of it. Others wait who claim the address
 * at the same moment: no unique index spans the rows of all businesses on a cluster.
 *
 * @throws {AddressTakenError} when the login of the other business is open
 */
async function claimAddress(work: Change, { id, email }: Pick<LoginUser, 'id' | 'email'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('login ' || lower(${email}), 0))`.execute(work.db)
  const other = await findLoginUser(work, email)
  if (other && other.business_id !== work.business_id) {
    if (other.active) throw new AddressTakenError(`${email} logs in to another business`)
    await updateUser(inBusiness(work, other.business_id), other.id).set({ email_moved_at: sql`now()` }).execute()
  }
  await updateUser(work, id).set({ email_moved_at: null }).execute()
}
