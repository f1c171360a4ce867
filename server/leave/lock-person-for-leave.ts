import { isNullInRow } from '../db/is-null.ts'
import { type ApiError, notFound } from '../operation/errors.ts'
import type { Change } from '../operation/work.ts'
import type { WorkPattern } from './count-days.ts'

/** What is needed of a person to count the days of their leave. */
interface PersonOnLeave {
  start_date: string | null
  end_date: string | null
  work_pattern: WorkPattern
  /** Its holidays are theirs. */
  location_id: number | null
}

/**
 * Locks a person, so that nobody else changes their leave or their employment until the transaction ends. Every change
 * of leave takes this lock first, so that two of them cannot deadlock.
 *
 * @param missing - the error when there is no such person in the business, or they were deleted or erased
 * @throws {ApiError} this error, by default a 404
 */
export async function lockPersonForLeave(
  { db, business_id }: Change,
  id: number,
  missing: () => ApiError = notFound,
): Promise<PersonOnLeave> {
  const row = await db
    .selectFrom('people')
    .select(['start_date', 'end_date', 'work_pattern', 'location_id'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where(isNullInRow('people.deleted_at'))
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw missing()
  return row
}
