import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { changedMembers } from '../operation/changes.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { checkDateIsFree, lockLocations } from './holiday-locations.ts'
import { holidayColumns, holidayEventData, presentHoliday } from './present-holiday.ts'

/**
 * Changes the submitted fields of a holiday. Writes nothing if the holiday is unchanged. The number of days of
 * approved leave does not change.
 */
export const holidaysUpdate = change('holidays.update', async (work, { path: { id }, header, body }) => {
  const { db, business_id } = work
  const location_ids = await lockLocations(work, body.location_ids ?? [])
  const before = await db
    .selectFrom('holidays')
    .select(holidayColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  checkIfMatch(header['If-Match'], before.version, `Holiday ${id}`)
  const changes = changedMembers(before, { ...body, location_ids: body.location_ids && location_ids })
  if (!changes) return ok(presentHoliday(before))

  await checkDateIsFree(work, { ...before, ...changes })
  const row = await db
    .updateTable('holidays')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .returning(holidayColumns)
    .executeTakeFirstOrThrow()
  await recordEvent(work, { type: 'holiday.updated', data: holidayEventData(row), created_at: row.updated_at })
  const detail = { holiday_id: id, date: row.date, date_before: before.date, changed: Object.keys(changes).join(' ') }
  recordAudit(work, { action: 'holiday.updated', detail })
  return ok(presentHoliday(row))
})
