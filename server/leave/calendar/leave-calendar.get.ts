import type { Schemas } from '../../operation/contract/contract.ts'
import { report } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { type CalendarEntryRow, calendarRules, readLeaveCalendar } from './read-leave-calendar.ts'

/** Returns the leave of people within the caller's reach, and the holidays, in a period. */
export const leaveCalendarGet = report('leaveCalendar.get', calendarRules, async (work, { query: { from, to } }) => {
  const { leave, holidays } = await readLeaveCalendar(work, { from, to }, work.by)
  return ok({ from, to, leave: leave.map(presentEntry), holidays })
})

const presentEntry = (row: CalendarEntryRow): Schemas['LeaveCalendarEntry'] => ({
  leave_request_id: row.leave_request_id,
  person_id: row.person_id,
  person_name: row.person_name,
  department_id: row.department_id,
  leave_type_id: row.leave_type_id,
  leave_type_name: row.leave_type_name,
  start_date: row.start_date,
  end_date: row.end_date,
  start_portion: row.start_portion,
  end_portion: row.end_portion,
  days: row.days,
  status: row.status,
})
