import { unknownReference } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import { isReached } from '../operation/within-reach.ts'
import type { Work } from '../operation/work.ts'

/**
 * Checks that the person and the leave type of a request exist.
 *
 * @param place - the part of the request that contains their IDs
 * @throws {ApiError} 422 if the person or the leave type is not in the business, or the person is outside the caller's
 *   reach
 */
export async function checkReferences(
  work: Work<Principal>,
  { person_id, leave_type_id }: { person_id?: number | undefined; leave_type_id?: number | undefined },
  place: 'query' | 'body' = 'query',
): Promise<void> {
  if (person_id !== undefined && !(await isReached(work, person_id))) throw unknownReference(`${place}.person_id`)
  if (leave_type_id === undefined) return
  const type = await work.db
    .selectFrom('leave_types')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('id', '=', leave_type_id)
    .executeTakeFirst()
  if (!type) throw unknownReference(`${place}.leave_type_id`)
}
