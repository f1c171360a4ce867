import { type RawBuilder, sql } from 'kysely'
import { isNullInRow } from '../db/is-null.ts'
import { daysBetween } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { validationFailed } from '../operation/errors.ts'
import type { Reach } from '../operation/principal.ts'
import type { Rules } from '../operation/rules.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Work } from '../operation/work.ts'
import { holidayColumns, presentHoliday } from './present-holiday.ts'
import { holdsAt } from './where-holidays-hold.ts'

const longestCalendarDays = 366
/** Nobody reads a calendar with more leave requests than this. */
const maxLeave = 10_000

/** Somebody's leave, with what an iCalendar file needs to tell its versions apart. */
export type AwayRow = Schemas['LeaveCalendarEntry'] & { updated_at: string; version: number }

/** The leave calendar of a business, for a period. */
export interface LeaveCalendar {
  leave: AwayRow[]
  holidays: Schemas['Holiday'][]
}

/** A calendar is for a period of at most a year. */
export const calendarRules: Rules<'leaveCalendar.get' | 'leaveCalendar.ics'> = ({ query: { from, to } }) => {
  if (from === undefined || to === undefined) return []
  if (to < from) return [{ path: 'query.to', message: 'must not be before from' }]
  if (daysBetween(from, to) < longestCalendarDays) return []
  return [{ path: 'query.to', message: `must not make the period longer than ${longestCalendarDays} days` }]
}

/**
 * Reads who is away, and which days are holidays, in a period. Leave is requested or approved, of
 * people who are not deleted and within reach, in the order of its first day. Notes are left out.
 *
 * @param options.place - the part of the request that is to blame for too many requests
 * @throws {ApiError} 422 for a period that has too many requests in it
 */
export async function readCalendar(
  work: Work,
  { from, to }: { from: string; to: string },
  { reach, place = 'query.to' }: { reach: Reach; place?: string },
): Promise<LeaveCalendar> {
  const { db, business_id } = work
  const { rows: leave } = await sql<AwayRow>`
    select request.id as leave_request_id, request.person_id,
      coalesce(person.preferred_name, person.first_name) || ' ' || person.last_name as person_name,
      request.leave_type_id, type.name as leave_type_name, request.start_date, request.end_date,
      request.start_portion, request.end_portion, request.days, request.status, request.updated_at, request.version
    from leave_requests request
    join people person on person.business_id = request.business_id and person.id = request.person_id
    join leave_types type on type.business_id = request.business_id and type.id = request.leave_type_id
    where request.business_id = ${business_id} and request.status in ('requested', 'approved')
      and request.start_date <= ${to} and request.end_date >= ${from} and ${isNullInRow('person.deleted_at')}
      and ${withinReach('request.person_id', work, reach)}
    order by request.start_date, request.id limit ${maxLeave + 1}`.execute(db)
  if (leave.length > maxLeave) {
    throw validationFailed([{ path: place, message: `is for more than ${maxLeave} leave requests` }])
  }
  const holidays = await db
    .selectFrom('holidays')
    .select(holidayColumns)
    .where('business_id', '=', business_id)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(await holidaysFor(work, reach))
    .orderBy('date')
    .orderBy('id')
    .execute()
  return { leave, holidays: holidays.map(presentHoliday) }
}

/** Who sees only themselves sees the holidays of their own location; others see all, as those whom they see are anywhere. */
async function holidaysFor({ db, business_id }: Work, { own_person, and_team }: Reach): Promise<RawBuilder<boolean>> {
  if (own_person === undefined || and_team) return sql`true`
  const person = await db
    .selectFrom('people')
    .select('location_id')
    .where('business_id', '=', business_id)
    .where('id', '=', own_person)
    .executeTakeFirst()
  return person ? holdsAt(person.location_id) : sql`true`
}
