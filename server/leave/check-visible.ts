import { notFound } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'

/**
 * Checks that the person and the leave type which a request names are in the business, and that the caller may see the
 * person.
 *
 * @throws {ApiError} 404 when one of them is not
 */
export async function checkVisible(
  { db, business_id, by }: Work<Principal>,
  { person_id, leave_type_id }: { person_id?: number | undefined; leave_type_id?: number | undefined },
): Promise<void> {
  const { limited_to_person } = by
  if (person_id !== undefined && limited_to_person !== undefined && person_id !== limited_to_person) throw notFound()
  for (const [table, id] of [
    ['people', person_id],
    ['leave_types', leave_type_id],
  ] as const) {
    if (id === undefined) continue
    const named = db.selectFrom(table).select('id').where('business_id', '=', business_id).where('id', '=', id)
    if (!(await named.executeTakeFirst())) throw notFound()
  }
}
