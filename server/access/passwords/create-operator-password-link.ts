import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { acrossBusinesses, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import type { Config } from '../../process/config.ts'
import { mayAct, ownsAddress } from '../users/user-active.ts'
import { createPasswordLink, lifetimeHours } from './password-link.ts'

/** A command has no secrets. */
type CommandWork = Pick<GlobalWork, 'db' | 'by' | 'origin'> & { config: Pick<Config, 'publicUrl'> }

/**
 * Makes a link for an operator to hand over, where no mail is sent or none arrives: a link for a new password where the
 * address logs in to a business, otherwise a new invitation. Links made before stay good for their time.
 *
 * @param given.email - in upper or lower case
 * @param given.business - the id of the business, where several have invited the address
 * @returns its address, which cannot be found out again, and for how many hours it is good; undefined when no user who
 * may log in has that e-mail address
 * @throws where a business is to be named
 */
export const createOperatorPasswordLink = (
  work: CommandWork,
  given: { email: string; business?: number | undefined },
): Promise<{ url: string; hours: number } | undefined> =>
  inTransaction(work, async (global) => {
    const user = await findUser(acrossBusinesses(global), given)
    if (!user) return undefined
    const work = inBusiness(global, user.business_id)
    const purpose = user.logs_in ? 'reset' : 'invite'
    recordAudit(work, {
      action: purpose === 'reset' ? 'password.reset_requested' : 'user.invited',
      target_user_id: user.id,
      detail: { by: 'operator' },
    })
    return { url: await createPasswordLink(work, user.id, purpose), hours: lifetimeHours[purpose] }
  })

/** @param work - across businesses */
async function findUser(
  work: Pick<GlobalWork, 'db'>,
  { email, business }: { email: string; business?: number | undefined },
): Promise<{ id: number; business_id: number; logs_in: boolean } | undefined> {
  const invited = await work.db
    .selectFrom('users')
    .innerJoin('businesses', 'businesses.id', 'users.business_id')
    .select(['users.id', 'users.business_id', 'businesses.name as business', ownsAddress.as('logs_in')])
    .where(sql<string>`lower(users.email)`, '=', sql<string>`lower(${email})`)
    .orderBy('users.business_id')
    .execute()
  const users = []
  for (const user of invited) if (await mayAct(work, user)) users.push(user)
  const named = users.filter(({ business_id, logs_in }) =>
    business === undefined ? logs_in : business_id === business,
  )
  const found = business === undefined && named.length === 0 ? users : named
  if (found.length < 2) return found[0]
  const choices = found.map(({ business_id, business }) => `${business_id} (${business})`).join(', ')
  throw new Error(`Several businesses have invited ${email}. Name one with --business: ${choices}.`)
}
