import { sql } from 'kysely'

/** Whether the person who a user is has left: they were deleted, or their end date has come where the business is. */
export const hasLeft = sql<boolean>`exists (
  select from people join businesses on businesses.id = people.business_id
  where people.business_id = users.business_id and people.id = users.person_id
    and (people.deleted_at is not null or people.end_date <= (now() at time zone businesses.time_zone)::date)
)`

/**
 * Whether a user may log in and act, asked of the row `users` wherever it matters: it was not taken from them, and they
 * have not left. So their last day ends by itself, without anybody being there to end it.
 */
export const isUserActive = sql<boolean>`(users.active and not ${hasLeft})`
