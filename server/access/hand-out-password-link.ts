import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { acrossBusinesses, type GlobalWork, inBusiness, inTransaction } from '../operation/work.ts'
import type { Config } from '../process/config.ts'
import { createPasswordLink, lifetimeHours } from './password-link.ts'
import { isUserActive } from './user-active.ts'

/** A command has no secrets. */
type CommandWork = Pick<GlobalWork, 'db' | 'by' | 'origin'> & { config: Pick<Config, 'publicUrl'> }

/**
 * Makes a link for an operator to hand over, where no mail is sent or none arrives: a new invitation for a user who never
 * set a password, otherwise a link for a new password. Links made before stay good for their time.
 *
 * @param email - in upper or lower case
 * @returns its address, which cannot be found out again, and for how many hours it is good; undefined when no user who
 * may log in has that e-mail address
 */
export const handOutPasswordLink = (
  work: CommandWork,
  email: string,
): Promise<{ url: string; hours: number } | undefined> =>
  inTransaction(work, async (global) => {
    const user = await acrossBusinesses(global)
      .db.selectFrom('users')
      .select(['id', 'business_id', sql<boolean>`password_hash is not null`.as('password_set')])
      .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
      .where(isUserActive)
      .executeTakeFirst()
    if (!user) return undefined
    const work = inBusiness(global, user.business_id)
    const purpose = user.password_set ? 'reset' : 'invite'
    await recordAudit(work, {
      action: purpose === 'reset' ? 'password.reset_requested' : 'user.invited',
      target_user_id: user.id,
      detail: { by: 'operator' },
    })
    return { url: await createPasswordLink(work, user.id, purpose), hours: lifetimeHours[purpose] }
  })
