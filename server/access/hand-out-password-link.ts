import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { createRequestId } from '../http/exchange.ts'
import type { Config } from '../process/config.ts'
import { createPasswordLink, lifetimeHours } from './password-link.ts'
import { isUserActive } from './user-active.ts'

/**
 * Makes a link for an operator to hand over, where no mail is sent or none arrives: a new invitation for a user who never
 * set a password, otherwise one to a new password. Those made before stay good for their time.
 *
 * @param email - in any case
 * @returns its address, which cannot be found out again, and for how long it is good; undefined when nobody who may log
 * in has that e-mail address
 */
export const handOutPasswordLink = (
  em: EntityManager,
  email: string,
  config: Pick<Config, 'publicUrl'>,
): Promise<{ url: string; hours: number } | undefined> =>
  inTransaction(em, async (t) => {
    const user = await sqlOf(t)
      .selectFrom('users')
      .select(['id', 'business_id', sql<boolean>`password_hash is not null`.as('password_set')])
      .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
      .where(isUserActive)
      .executeTakeFirst()
    if (!user) return undefined
    const purpose = user.password_set ? 'reset' : 'invite'
    const origin = { request_id: createRequestId(), ip: null, user_agent: null }
    await recordAudit(t, origin, undefined, {
      business_id: user.business_id,
      action: purpose === 'reset' ? 'password.reset_requested' : 'user.invited',
      target_user_id: user.id,
      detail: { by: 'operator' },
    })
    return { url: await createPasswordLink(t, user.id, purpose, config), hours: lifetimeHours[purpose] }
  })
