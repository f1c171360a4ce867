import { sql } from 'kysely'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import type { Work } from '../../operation/work.ts'

/**
 * The user who gets the mails about a webhook: its maker, or the first owner of the business where the maker is not
 * recorded or cannot log in any more.
 *
 * @returns undefined when no owner of the business can log in
 */
export async function responsibleUser(work: Work, webhook_id: number): Promise<number | undefined> {
  const user = await work.db
    .selectFrom('users')
    .innerJoin('webhooks', 'webhooks.business_id', 'users.business_id')
    .select('users.id')
    .where('users.business_id', '=', work.business_id)
    .where('webhooks.business_id', '=', work.business_id)
    .where('webhooks.id', '=', webhook_id)
    .where((is) => is.or([is('users.id', '=', is.ref('webhooks.made_by')), is('users.role', '=', 'owner')]))
    .where(isUserActive(work))
    .where(ownsAddress)
    .orderBy(sql`users.id = webhooks.made_by`, (by) => by.desc().nullsLast())
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst()
  return user?.id
}
