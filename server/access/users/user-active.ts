import { sql } from 'kysely'
import { todayIn } from '../../business/today.ts'
import { type GlobalWork, inBusiness, type Work } from '../../operation/work.ts'

type Business = Pick<Work, 'business_id'>

/**
 * Returns an SQL expression for whether a user's person has left: is deleted, or has reached the end date in the time
 * zone of the business.
 *
 * The expression is a scalar subquery, which PostgreSQL always executes by primary key. `not exists` would become an
 * anti join, which reads all people of the business if the plan was made while the tables were small.
 */
export const hasLeft = ({ business_id }: Business) => sql<boolean>`coalesce((
  select people.deleted_at is not null or people.end_date <= ${todayIn({ business_id })} from people
  where people.business_id = ${business_id} and people.id = users.person_id
), false)`

/**
 * Returns an SQL expression for whether the user in a row of `users` can log in and act: the user is not deactivated,
 * and their person has not left. Access ends on the end date without a write.
 */
export const isUserActive = (business: Business) => sql<boolean>`(users.active and not ${hasLeft(business)})`

/** Whether a user, found by a query across businesses, can log in and act. Evaluated within the user's business. */
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
 * SQL expression for whether the email address of a user logs in to the user's business. Of all users with an address,
 * at most one has this login (index `users_login`); the others have open invitations, or logins whose address moved to
 * another business.
 */
export const ownsAddress = sql<boolean>`(users.password_hash is not null and users.email_moved_at is null)`

/** Builds a query of the owners who can log in and act. */
export const selectActiveOwners = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>) =>
  db
    .selectFrom('users')
    .where('business_id', '=', business_id)
    .where('role', '=', 'owner')
    .where(ownsAddress)
    .where(isUserActive({ business_id }))
