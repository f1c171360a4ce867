import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { readTransactionTime } from '../business/clock.ts'
import { orConflict } from '../operation/conflicts.ts'
import { conflict } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { noContent } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { lockPlaceForDeletion } from './lock-place.ts'
import { locationUses } from './place-rules.ts'
import { locationColumns, locationEventData } from './present-location.ts'

/** Deletes a location to which no records refer except deleted people. */
export const locationsDelete = change('locations.delete', async (work, { path: { id }, header }) => {
  await lockPlaceForDeletion(work, { table: 'locations', id }, header['If-Match'])
  await checkNoHolidays(work, id)
  const row = await orConflict(
    work.db
      .deleteFrom('locations')
      .where('id', '=', id)
      .where('business_id', '=', work.business_id)
      .returning(locationColumns)
      .executeTakeFirstOrThrow(),
    locationUses,
  )
  const created_at = await readTransactionTime(work)
  await recordEvent(work, { type: 'location.deleted', data: locationEventData(row), created_at })
  recordAudit(work, { action: 'location.deleted', detail: { location_id: id, name: row.name } })
  return noContent()
})

/**
 * Checks that no holiday is limited to the location. An array of IDs cannot have foreign keys, and a holiday that loses
 * its last location would apply to all locations.
 *
 * @throws {ApiError} 409 if a holiday is limited to the location
 */
async function checkNoHolidays({ db, business_id }: Change, location_id: number): Promise<void> {
  const holiday = await db
    .selectFrom('holidays')
    .select('id')
    .where('business_id', '=', business_id)
    .where(sql<boolean>`${location_id} = any(location_ids)`)
    .executeTakeFirst()
  if (!holiday) return
  const message = 'Holidays are of this location. Delete them, or give them other locations first.'
  throw conflict(message, [{ path: 'path.id', code: 'has_holidays', message }])
}
