import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { type Origin, recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { holdAccount } from './hold-account.ts'
import { hashOfToken } from './opaque-token.ts'
import { hashPassword } from './password.ts'
import type { LinkPurpose } from './password-link.ts'
import { setPassword } from './set-password.ts'
import { isUserActive } from './user-active.ts'

/** Whose password a link sets. */
export interface OpenLink {
  user_id: number
  purpose: LinkPurpose
  email: string
  business: string
}

/** @returns undefined for a link that is unknown, used, over, or of a user who may not log in: nobody learns which */
export const findPasswordLink = (em: EntityManager, token: string): Promise<OpenLink | undefined> =>
  sqlOf(em)
    .selectFrom('password_links as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .innerJoin('businesses', 'businesses.id', 'users.business_id')
    .select(['users.id as user_id', 'link.purpose', 'users.email', 'businesses.name as business'])
    .where('link.token_hash', '=', hashOfToken(token))
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', sql<string>`now()`)
    .where(isUserActive)
    .executeTakeFirst()

/**
 * Sets a password with the token of a link, once. Ends every session of the user.
 *
 * @returns false when the link is not good (any more)
 */
export async function usePasswordLink(
  em: EntityManager,
  { token, password }: { token: string; password: string },
  origin: Origin,
): Promise<boolean> {
  const link = await findPasswordLink(em, token) // before the hash, which is dear
  if (!link) return false
  const password_hash = await hashPassword(password)
  return await inTransaction(em, async (t) => {
    const { id: user_id, business_id, active } = await holdAccount(t, link.user_id)
    if (!active || !(await consume(t, token))) return false
    await setPassword(t, user_id, password_hash)
    const detail = { purpose: link.purpose }
    await recordAudit(t, origin, undefined, { business_id, action: 'password.reset', target_user_id: user_id, detail })
    return true
  })
}

/** @returns whether it was good until now */
async function consume(t: EntityManager, token: string): Promise<boolean> {
  const { numUpdatedRows } = await sqlOf(t)
    .updateTable('password_links')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
