import { recordAudit } from '../audit/record-audit.ts'
import { created } from '../operation/answer.ts'
import { orConflict } from '../operation/conflicts.ts'
import { change } from '../operation/operation.ts'
import { holidayConflicts } from './holiday-conflicts.ts'
import { holidayColumns, presentHoliday } from './present-holiday.ts'

/** Adds a day on which leave takes nothing. */
export const holidaysCreate = change('holidays.create', async (work, { body: { date, name } }) => {
  const { db, business_id } = work
  const row = await orConflict(
    db.insertInto('holidays').values({ business_id, date, name }).returning(holidayColumns).executeTakeFirstOrThrow(),
    holidayConflicts,
  )
  await recordAudit(work, { action: 'holiday.created', detail: { holiday_id: row.id, date } })
  return created(presentHoliday(row))
})
