import { sql } from 'kysely'
import { todayIn } from '../../business/today.ts'
import { type GlobalWork, inBusiness, type Work } from '../../operation/work.ts'

type Business = Pick<Work, 'business_id'>

/**
 * Whether a user's person has left: they were deleted, or their end date has come in the time zone of the business.
 *
 * A subquery for the value, as PostgreSQL makes no join of it: whatever it expects of the tables, it reads the person by
 * their key. An anti join (`not exists`) of tables that were small when it was planned reads all people of the business.
 */
export const hasLeft = ({ business_id }: Business) => sql<boolean>`coalesce((
  select people.deleted_at is not null or people.end_date <= ${todayIn({ business_id })} from people
  where people.business_id = ${business_id} and people.id = users.person_id
), false)`

/**
 * Whether a user may log in and act, asked of the row `users` wherever it matters: they were not deactivated, and their
 * person has not left. So access ends by itself on the end date, without anybody being there to end it.
 */
export const isUserActive = (business: Business) => sql<boolean>`(users.active and not ${hasLeft(business)})`

/** The same of a user who was found across businesses, asked in their own: people are with their business. */
export async function mayAct(
  work: Pick<GlobalWork, 'db'>,
  { business_id, id }: Business & { id: number },
): Promise<boolean> {
  const user = await inBusiness(work, business_id)
    .db.selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .where(isUserActive({ business_id }))
    .executeTakeFirst()
  return user !== undefined
}

/**
 * Whether the address of a user logs in to their business. Of all users with an address, this is true for one at most
 * (index `users_login`); the others have invitations that were not accepted.
 */
export const ownsAddress = sql<boolean>`(users.password_hash is not null and users.email_moved_at is null)`
