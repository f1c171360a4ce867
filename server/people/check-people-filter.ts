import { sql } from 'kysely'
import { unknownReference } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Work } from '../operation/work.ts'

/**
 * Checks the people of a filter.
 *
 * @throws {ApiError} 422 if one of them is not in the business, or not within the caller's reach
 */
export async function checkPeopleFilter(work: Work<Principal>, ids: readonly number[] = []): Promise<void> {
  if (ids.length === 0) return
  const people = work.db
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where(withinReach('people.id', work, work.by.reach))
  if ((await people.execute()).length < new Set(ids).size) throw unknownReference('query.person_id')
}
