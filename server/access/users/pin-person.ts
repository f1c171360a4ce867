import { isNullInRow } from '../../db/is-null.ts'
import type { Change } from '../../operation/work.ts'

/**
 * Keeps a person from being deleted until the transaction ends. Comes before locks on users, so that no two
 * transactions wait for each other.
 *
 * @returns the end date of the person, as far as it is known; undefined when there is no such person in the business, or
 *   they were erased
 */
export const pinPerson = ({ db, business_id }: Change, id: number): Promise<{ end_date: string | null } | undefined> =>
  db
    .selectFrom('people')
    .select('end_date')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where(isNullInRow('people.deleted_at'))
    .where('erased_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
