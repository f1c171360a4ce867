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

/** Does the same, and keeps the row from being deleted until the transaction ends. */
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
