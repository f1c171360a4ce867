import { sql } from 'kysely'
import { unknownReference } from '../operation/errors.ts'
import type { Change, Work } from '../operation/work.ts'

type Table = 'departments' | 'locations'

/**
 * @param place - of the id in the request, such as `query.location_id`
 * @throws {ApiError} 422 when the business has no such department or location
 */
export async function checkIsInBusiness(
  { db, business_id }: Work,
  table: Table,
  id: number,
  place: string,
): Promise<void> {
  const found = db.selectFrom(table).select('id').where('business_id', '=', business_id).where('id', '=', id)
  if (!(await found.executeTakeFirst())) throw unknownReference(place)
}

/**
 * Checks the filters of a list that name a place of work.
 *
 * @throws {ApiError} 422 when the business has no such department or location
 */
export async function checkPlaces(
  work: Work,
  filters: { department_id?: number | undefined; location_id?: number | undefined },
): Promise<void> {
  for (const [table, name] of [
    ['departments', 'department_id'],
    ['locations', 'location_id'],
  ] as const) {
    const id = filters[name]
    if (id !== undefined) await checkIsInBusiness(work, table, id, `query.${name}`)
  }
}

/**
 * Finds a department or a location by the id in a body, and keeps it from being deleted until the transaction ends.
 *
 * @param place - of the id in the request, such as `body.location_id`
 * @throws {ApiError} 422 when the business has none with the id
 */
export async function pinInBusiness(
  { db, business_id }: Change,
  table: Table,
  id: number,
  place: string,
): Promise<{ name: string }> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(table)} where business_id = ${business_id} and id = ${id} for key share`.execute(db)
  if (!rows[0]) throw unknownReference(place)
  return rows[0]
}
