import { sql } from 'kysely'
import { todayIn } from '../../business/today.ts'
import { type GlobalWork, inBusiness, type Work } from '../../operation/work.ts'

type Business = Pick<Work, 'business_id'>

/**
 * Whether a user's person has left: deleted, or past the end date in the time zone of the business.
 *
 * A scalar subquery, which PostgreSQL always executes by primary key. `not exists` becomes an anti join, which reads all
 * people of the business if the plan was made when the tables were small.
 */
export const hasLeft = ({ business_id }: Business) => sql<boolean>`coalesce((
  select people.deleted_at is not null or people.end_date <= ${todayIn({ business_id })} from people
  where people.business_id = ${business_id} and people.id = users.person_id
), false)`

/**
 * Whether a user of a row `users` can log in and act: not deactivated, and their person has not left. Access ends on the
 * end date without a write.
 */
export const isUserActive = (business: Business) => sql<boolean>`(users.active and not ${hasLeft(business)})`

/** The same for a user from a query across businesses, evaluated within the user's business. */
export async function canAct(
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
 * Whether the address of a user logs in to their business. Of all users with an address, at most one does (index
 * `users_login`); the others have open invitations, or logins that moved.
 */
export const ownsAddress = sql<boolean>`(users.password_hash is not null and users.email_moved_at is null)`
