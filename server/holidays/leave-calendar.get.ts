import type { Operation, Schemas } from '../operation/contract.ts'
import { type AwayRow, readCalendar } from './read-calendar.ts'

/** Who is away and which days are holidays; an employee sees their own leave. */
export const leaveCalendarGet: Operation<'leaveCalendar.get'> = async ({ query: { from, to }, principal, em }) => {
  const { leave, holidays } = await readCalendar(em, principal, { from, to })
  return { status: 200, body: { success: true, data: { from, to, leave: leave.map(presentAway), holidays } } }
}

const presentAway = (row: AwayRow): Schemas['LeaveCalendarEntry'] => ({
  leave_request_id: row.leave_request_id,
  person_id: row.person_id,
  person_name: row.person_name,
  leave_type_id: row.leave_type_id,
  leave_type_name: row.leave_type_name,
  start_date: row.start_date,
  end_date: row.end_date,
  start_portion: row.start_portion,
  end_portion: row.end_portion,
  days: row.days,
  status: row.status,
})
