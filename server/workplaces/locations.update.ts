import { sql } from 'kysely'
import { changeDetail, recordAudit } from '../audit/record-audit.ts'
import { checkTimeZone, timeZoneProblems } from '../business/check-time-zone.ts'
import { changedMembers } from '../operation/changes.ts'
import { orConflict } from '../operation/conflicts.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { locationConflicts, nameAndCode } from './place-rules.ts'
import { locationColumns, locationEventData, presentLocation } from './present-location.ts'

const rules: Rules<'locations.update'> = ({ body }) => timeZoneProblems(body.time_zone)

/** Changes the submitted fields; writes nothing if none of them differs. */
export const locationsUpdate = change('locations.update', rules, async (work, { path: { id }, header, body }) => {
  const { db, business_id } = work
  await checkTimeZone(db, body.time_zone)
  const before = await db
    .selectFrom('locations')
    .select(locationColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  checkIfMatch(header['If-Match'], before.version, `Location ${id}`)
  const changes = changedMembers(before, { ...body, ...nameAndCode(body) })
  if (!changes) return ok(presentLocation(before))

  const row = await orConflict(
    db
      .updateTable('locations')
      .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .returning(locationColumns)
      .executeTakeFirstOrThrow(),
    locationConflicts,
  )
  await recordEvent(work, { type: 'location.updated', data: locationEventData(row), created_at: row.updated_at })
  const detail = { location_id: id, ...changeDetail(before, changes) }
  recordAudit(work, { action: 'location.updated', detail })
  return ok(presentLocation(row))
})
