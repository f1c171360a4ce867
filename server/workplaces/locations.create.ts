import { recordAudit } from '../audit/record-audit.ts'
import { checkTimeZone, timeZoneProblems } from '../business/check-time-zone.ts'
import { checkRowLimit } from '../operation/check-row-limit.ts'
import { orConflict } from '../operation/conflicts.ts'
import { oneLine } from '../operation/one-line.ts'
import { change } from '../operation/operation.ts'
import { created } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { locationConflicts, maxPlaces } from './place-rules.ts'
import { locationColumns, locationEventData, presentLocation } from './present-location.ts'

const rules: Rules<'locations.create'> = ({ body }) => timeZoneProblems(body.time_zone)

/** Adds a location. */
export const locationsCreate = change('locations.create', rules, async (work, { body }) => {
  const { db, business_id } = work
  const { name, code = null, country = null, time_zone = null } = body
  await checkTimeZone(db, time_zone)
  await checkRowLimit(work, 'locations', maxPlaces)
  const row = await orConflict(
    db
      .insertInto('locations')
      .values({ business_id, name: oneLine(name), code: code && oneLine(code), country, time_zone })
      .returning(locationColumns)
      .executeTakeFirstOrThrow(),
    locationConflicts,
  )
  await recordEvent(work, { type: 'location.created', data: locationEventData(row), created_at: row.created_at })
  recordAudit(work, { action: 'location.created', detail: { location_id: row.id, name: row.name } })
  return created(presentLocation(row))
})
