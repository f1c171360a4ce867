import { recordAudit } from '../audit/record-audit.ts'
import { checkTimeZone } from '../business/check-time-zone.ts'
import { created } from '../operation/answer.ts'
import { orConflict } from '../operation/conflicts.ts'
import { validationFailed } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { checkRoomForOne } from './add-department.ts'
import { locationConflicts, maxLocations } from './location-conflicts.ts'
import { oneLine } from './one-line.ts'
import { locationColumns, presentLocation } from './present-location.ts'

/** Adds a location. */
export const locationsCreate = change('locations.create', async (work, { body }) => {
  const { db, business_id } = work
  const { name, code = null, country = null, time_zone = null } = body
  const problems = await checkTimeZone(db, time_zone)
  if (problems.length > 0) throw validationFailed(problems)
  await checkRoomForOne(work, 'locations', maxLocations)
  const row = await orConflict(
    db
      .insertInto('locations')
      .values({ business_id, name: oneLine(name), code: code && oneLine(code), country, time_zone })
      .returning(locationColumns)
      .executeTakeFirstOrThrow(),
    locationConflicts,
  )
  await recordAudit(work, { action: 'location.created', detail: { location_id: row.id, name: row.name } })
  return created(presentLocation(row))
})
