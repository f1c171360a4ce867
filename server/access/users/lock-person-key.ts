import { isNullInRow } from '../../db/is-null.ts'
import type { Change } from '../../operation/work.ts'

/**
 * Takes a key-share lock on a person, which blocks their deletion until the transaction ends. To avoid deadlocks, take
 * this lock before locks on users.
 *
 * @returns the person's end date; undefined for an unknown, deleted or erased person
 */
export const lockPersonKey = (
  { db, business_id }: Change,
  id: number,
): Promise<{ end_date: string | null } | undefined> =>
  db
    .selectFrom('people')
    .select('end_date')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where(isNullInRow('people.deleted_at'))
    .where('erased_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
