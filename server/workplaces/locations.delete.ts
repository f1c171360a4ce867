import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { noContent } from '../operation/answer.ts'
import { conflict } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { deletePlace, lockPlaceToDelete } from './delete-place.ts'
import { holidayUse, locationUses } from './place-conflicts.ts'
import { locationColumns, locationEventData } from './present-location.ts'

/** Deletes a location that nothing refers to any more, apart from people who were deleted themselves. */
export const locationsDelete = change('locations.delete', async (work, { path: { id }, header }) => {
  const { db, business_id } = work
  const place = { table: 'locations', id } as const
  await lockPlaceToDelete(work, place, header['If-Match'])
  const row = await db
    .selectFrom('locations')
    .select(locationColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  const holiday = await db
    .selectFrom('holidays')
    .select('id')
    .where('business_id', '=', business_id)
    .where(sql<boolean>`${id} = any(location_ids)`)
    .executeTakeFirst()
  if (holiday) throw conflict(holidayUse.message, [holidayUse])
  const created_at = await deletePlace(work, place, locationUses)
  await recordEvent(work, { type: 'location.deleted', data: locationEventData(row), created_at })
  recordAudit(work, { action: 'location.deleted', detail: { location_id: id, name: row.name } })
  return noContent()
})
