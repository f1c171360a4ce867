import { sql } from 'kysely'
import { todayOfRow } from '../business/today.ts'

/** Whether a user's person has left: they were deleted, or their end date has come in the time zone of the business. */
export const hasLeft = sql<boolean>`exists (
  select from people join businesses on businesses.id = people.business_id
  where people.business_id = users.business_id and people.id = users.person_id
    and (people.deleted_at is not null or people.end_date <= ${todayOfRow})
)`

/**
 * Whether a user may log in and act, asked of the row `users` wherever it matters: they were not deactivated, and their
 * person has not left. So access ends by itself on the end date, without anybody being there to end it.
 */
export const isUserActive = sql<boolean>`(users.active and not ${hasLeft})`

/**
 * Whether the address of a user logs in to their business. Of all users with an address, this is true for one at most
 * (index `users_login`); the others have invitations that were not accepted.
 */
export const ownsAddress = sql<boolean>`(users.password_hash is not null and users.email_moved_at is null)`
