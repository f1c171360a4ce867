import { sql } from 'kysely'
import { isNullInRow } from '../../../db/is-null.ts'
import type { Change } from '../../../operation/work.ts'

/**
 * Locks several people in the same way as `lockPersonForLeave`, in the order of their IDs, so that changes of many
 * accounts and the nightly booking cannot deadlock.
 *
 * @returns the IDs of those who are in the business and neither deleted nor erased
 */
export async function lockPeopleForLeave({ db, business_id }: Change, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '=', sql<number>`any(${[...new Set(ids)]}::int[])`)
    .where(isNullInRow('people.deleted_at'))
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Set(rows.map(({ id }) => id))
}
