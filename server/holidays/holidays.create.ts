import { recordAudit } from '../audit/record-audit.ts'
import { change } from '../operation/operation.ts'
import { created } from '../operation/response.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { checkDateIsFree, lockLocations } from './holiday-locations.ts'
import { holidayColumns, holidayEventData, presentHoliday } from './present-holiday.ts'

/** Adds a holiday of a day or a half-day. */
export const holidaysCreate = change('holidays.create', async (work, { body }) => {
  const { db, business_id } = work
  const { date, name, portion } = body
  const location_ids = await lockLocations(work, body.location_ids)
  await checkDateIsFree(work, { date, location_ids })
  const row = await db
    .insertInto('holidays')
    .values({ business_id, date, name, portion, location_ids })
    .returning(holidayColumns)
    .executeTakeFirstOrThrow()
  await recordEvent(work, { type: 'holiday.created', data: holidayEventData(row), created_at: row.created_at })
  recordAudit(work, { action: 'holiday.created', detail: { holiday_id: row.id, date } })
  return created(presentHoliday(row))
})
