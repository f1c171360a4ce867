import { type RawBuilder, sql } from 'kysely'
import { isNullInRow } from '../../db/is-null.ts'
import { appliesAt } from '../../holidays/holiday-locations.ts'
import { holidayColumns, presentHoliday } from '../../holidays/present-holiday.ts'
import { daysBetween } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { type ApiError, validationFailed } from '../../operation/errors.ts'
import type { Reach } from '../../operation/principal.ts'
import type { Rules } from '../../operation/rules.ts'
import { withinReach } from '../../operation/within-reach.ts'
import type { Work } from '../../operation/work.ts'

const maxCalendarDays = 366

/** The maximum number of requests in a calendar. */
export const maxEntries = 10_000

/** Leave in the calendar, with the columns that distinguish its versions in an iCalendar file. */
export type CalendarEntryRow = Schemas['LeaveCalendarEntry'] & { updated_at: string; version: number }

/** The leave and the holidays of a period. */
export interface LeaveCalendar {
  leave: CalendarEntryRow[]
  holidays: Schemas['Holiday'][]
}

/** The validation rules for the period of a calendar. */
export const calendarRules: Rules<'leaveCalendar.get' | 'leaveCalendar.ics' | 'leaveCalendar.team'> = ({
  query: { from, to },
}) => {
  if (from === undefined || to === undefined) return []
  if (to < from) return [{ path: 'query.to', code: 'ends_before_start', message: 'must not be before from' }]
  if (daysBetween(from, to) < maxCalendarDays) return []
  return [
    {
      path: 'query.to',
      code: 'too_large',
      limit: maxCalendarDays,
      message: `must not make the period longer than ${maxCalendarDays} days`,
    },
  ]
}

/** The error for a period that has too many requests. */
export const tooManyEntries = (path: string): ApiError =>
  validationFailed([
    { path, code: 'too_large', limit: maxEntries, message: `is for more than ${maxEntries} leave requests` },
  ])

/**
 * Reads the requested and approved leave of a period, by first day, and the holidays. Includes only people who are
 * within reach and not deleted, and omits notes.
 *
 * @param options.path - the path of the problem if the period has too many requests
 * @throws {ApiError} 422 if the period has too many requests
 */
export async function readLeaveCalendar(
  work: Work,
  { from, to }: { from: string; to: string },
  { reach, path = 'query.to' }: { reach: Reach; path?: string },
): Promise<LeaveCalendar> {
  const { db, business_id } = work
  const { rows: leave } = await sql<CalendarEntryRow>`
    select request.id as leave_request_id, request.person_id,
      coalesce(person.preferred_name, person.first_name) || ' ' || person.last_name as person_name,
      person.department_id, request.leave_type_id, type.name as leave_type_name, request.start_date, request.end_date,
      request.start_portion, request.end_portion, request.days, request.status, request.updated_at, request.version
    from leave_requests request
    join people person on person.business_id = request.business_id and person.id = request.person_id
    join leave_types type on type.business_id = request.business_id and type.id = request.leave_type_id
    where request.business_id = ${business_id} and request.status in ('requested', 'approved')
      and request.start_date <= ${to} and request.end_date >= ${from} and ${isNullInRow('person.deleted_at')}
      and ${withinReach('request.person_id', work, reach)}
    order by request.start_date, request.id limit ${maxEntries + 1}`.execute(db)
  if (leave.length > maxEntries) throw tooManyEntries(path)
  const holidays = await db
    .selectFrom('holidays')
    .select(holidayColumns)
    .where('business_id', '=', business_id)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(await holidayFilter(work, reach))
    .orderBy('date')
    .orderBy('id')
    .execute()
  return { leave, holidays: holidays.map(presentHoliday) }
}

/**
 * Returns the condition on holidays. Callers that reach only themselves see the holidays of their own location; other
 * callers see all holidays, because they reach people at any location.
 */
async function holidayFilter(
  { db, business_id }: Work,
  { own_person, ...further }: Reach,
): Promise<RawBuilder<boolean>> {
  if (own_person === undefined || further.and_team || further.and_department) return sql`true`
  const person = await db
    .selectFrom('people')
    .select('location_id')
    .where('business_id', '=', business_id)
    .where('id', '=', own_person)
    .executeTakeFirst()
  return person ? appliesAt(person.location_id) : sql`true`
}
