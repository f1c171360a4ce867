import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { acrossBusinesses, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import type { Config } from '../../process/config.ts'
import { canAct, ownsAddress } from '../users/user-active.ts'
import { createPasswordLink, lifetimeHours } from './password-link.ts'

/** The work of an admin command, whose configuration contains no secrets. */
type CommandWork = Pick<GlobalWork, 'db' | 'by' | 'origin'> & { config: Pick<Config, 'publicUrl'> }

/**
 * Creates a password link that an operator passes on to the user when email is not available: a password reset if the
 * address logs in to a business, otherwise an invitation. Earlier links remain valid.
 *
 * @param selection.email - the user's email address; case is ignored
 * @param selection.business - the business ID, if several businesses have invited the address
 * @returns the URL, which is not stored, and its lifetime in hours; undefined if no active user has that email address
 * @throws {Error} if several businesses have invited the address and none is selected
 */
export const createOperatorPasswordLink = (
  work: CommandWork,
  selection: { email: string; business?: number | undefined },
): Promise<{ url: string; hours: number } | undefined> =>
  inTransaction(work, async (global) => {
    const user = await findUser(acrossBusinesses(global), selection)
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

/** Finds the active user with an email address. @param work - across businesses */
async function findUser(
  work: Pick<GlobalWork, 'db'>,
  { email, business }: { email: string; business?: number | undefined },
): Promise<{ id: number; business_id: number; logs_in: boolean } | undefined> {
  const candidates = await work.db
    .selectFrom('users')
    .innerJoin('businesses', 'businesses.id', 'users.business_id')
    .select(['users.id', 'users.business_id', 'businesses.name as business', ownsAddress.as('logs_in')])
    .where(sql<string>`lower(users.email)`, '=', sql<string>`lower(${email})`)
    .orderBy('users.business_id')
    .execute()
  const users = []
  for (const user of candidates) if (await canAct(work, user)) users.push(user)
  const selected = users.filter(({ business_id, logs_in }) =>
    business === undefined ? logs_in : business_id === business,
  )
  const matches = business === undefined && selected.length === 0 ? users : selected
  if (matches.length < 2) return matches[0]
  const choices = matches.map(({ business_id, business }) => `${business_id} (${business})`).join(', ')
  throw new Error(`Several businesses have invited ${email}. Select one with --business: ${choices}.`)
}
