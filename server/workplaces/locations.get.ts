import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { locationColumns, presentLocation } from './present-location.ts'

/** Returns a location. Employees may call this operation too. */
export const locationsGet = operation('locations.get', async ({ db, business_id }, { path: { id } }) => {
  const row = await db
    .selectFrom('locations')
    .select(locationColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return ok(presentLocation(row))
})
