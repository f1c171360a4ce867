import { sql } from 'kysely'
import { unknownReference } from '../operation/errors.ts'
import type { Place } from '../operation/reactions.ts'
import type { Change, Work } from '../operation/work.ts'

/**
 * @param parameter - that has the id, such as `query.location_id`
 * @throws {ApiError} 422 if the business has no such department or location
 */
export async function checkPlace({ db, business_id }: Work, { table, id }: Place, parameter: string): Promise<void> {
  const place = db.selectFrom(table).select('id').where('business_id', '=', business_id).where('id', '=', id)
  if (!(await place.executeTakeFirst())) throw unknownReference(parameter)
}

/** Checks the filters of a list by department and location. */
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
 * Keeps a department or a location from being deleted until the transaction ends.
 *
 * @param member - of the body that has the id, such as `body.location_id`
 * @throws {ApiError} 422 if the business has no such department or location
 */
export async function pinPlace(
  { db, business_id }: Change,
  { table, id }: Place,
  member: string,
): Promise<{ name: string }> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(table)} where business_id = ${business_id} and id = ${id} for key share`.execute(db)
  if (!rows[0]) throw unknownReference(member)
  return rows[0]
}
