import { sql } from 'kysely'
import { unknownReference } from '../operation/errors.ts'
import type { Place } from '../operation/reactions.ts'
import type { Change, Work } from '../operation/work.ts'

/**
 * Checks that the business has a department or a location.
 *
 * @param parameter - the parameter that contains the ID, such as `query.location_id`
 * @throws {ApiError} 422 if it does not
 */
export async function checkPlace({ db, business_id }: Work, { table, id }: Place, parameter: string): Promise<void> {
  const place = db.selectFrom(table).select('id').where('business_id', '=', business_id).where('id', '=', id)
  if (!(await place.executeTakeFirst())) throw unknownReference(parameter)
}

/**
 * Checks the department and location filters of a list.
 *
 * @throws {ApiError} 422 if the business has no such department or location
 */
export async function checkPlaceFilters(
  work: Work,
  { department_id, location_id }: { department_id?: number | undefined; location_id?: number | undefined },
): Promise<void> {
  if (department_id !== undefined) {
    await checkPlace(work, { table: 'departments', id: department_id }, 'query.department_id')
  }
  if (location_id !== undefined) await checkPlace(work, { table: 'locations', id: location_id }, 'query.location_id')
}

/**
 * Prevents the deletion of a department or a location until the transaction ends.
 *
 * @param member - the member of the body that contains the ID, such as `body.location_id`
 * @throws {ApiError} 422 if the business has no such department or location
 */
export async function lockPlace(
  { db, business_id }: Change,
  { table, id }: Place,
  member: string,
): Promise<{ name: string }> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(table)} where business_id = ${business_id} and id = ${id} for key share`.execute(db)
  if (!rows[0]) throw unknownReference(member)
  return rows[0]
}
