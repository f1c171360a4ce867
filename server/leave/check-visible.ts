import { notFound } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import { isReached } from '../people/within-reach.ts'

/**
 * Checks the person and the leave type that a request names.
 *
 * @throws {ApiError} 404 when one of them is not in the business, or the caller does not reach the person
 */
export async function checkVisible(
  work: Work<Principal>,
  { person_id, leave_type_id }: { person_id?: number | undefined; leave_type_id?: number | undefined },
): Promise<void> {
  if (person_id !== undefined && !(await isReached(work, person_id))) throw notFound()
  if (leave_type_id === undefined) return
  const type = await work.db
    .selectFrom('leave_types')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('id', '=', leave_type_id)
    .executeTakeFirst()
  if (!type) throw notFound()
}
