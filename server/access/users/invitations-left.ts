import { sql } from 'kysely'
import { tooManyAttempts } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'

/** Said in the contract at `users.create`. */
const invitationsADay = 500

/**
 * Holds a business to so many invitations within 24 hours.
 *
 * @param work - has locked the business (`lockBusiness`), so that no other invitation is counted past the limit
 * @throws {ApiError} 429 until the oldest of them is a day old
 */
export async function checkInvitationsLeft({ db, business_id }: Change): Promise<void> {
  const first = await db
    .selectFrom('users')
    .select(sql<number>`extract(epoch from created_at + interval '1 day' - now())::float8`.as('seconds_left'))
    .where('business_id', '=', business_id)
    .orderBy('id', 'desc')
    .offset(invitationsADay - 1)
    .limit(1)
    .executeTakeFirst()
  if (first && first.seconds_left > 0) throw tooManyAttempts(first.seconds_left)
}
