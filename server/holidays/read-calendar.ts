import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import type { Schemas } from '../operation/contract.ts'
import { validationFailed } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import { daysBetween } from './calendar-date.ts'
import { holidayColumns, presentHoliday } from './present-holiday.ts'

const longestCalendarDays = 366
/** More than this is no calendar that anybody reads. */
const maxLeave = 10_000

/** Who is away, with what a file needs to tell one version of it from another. */
export type AwayRow = Schemas['LeaveCalendarEntry'] & { updated_at: string; version: number }

/** A part of the calendar of a business. */
export interface LeaveCalendar {
  leave: AwayRow[]
  holidays: Schemas['Holiday'][]
}

/**
 * Reads who is away and which days are holidays, in a time of a year at most. Leave is live, of people who are not
 * deleted, in the order of its days; a caller who may see their own things alone gets no other leave. Notes stay out.
 *
 * @throws {ApiError} 422 for a time that is too long, or has too much in it
 */
export async function readCalendar(
  em: EntityManager,
  { business_id, limited_to_person }: Principal,
  { from, to }: { from: string; to: string },
): Promise<LeaveCalendar> {
  if (to < from) throw validationFailed([{ path: 'query.to', message: 'must not be before from' }])
  if (daysBetween(from, to) >= longestCalendarDays) {
    throw validationFailed([{ path: 'query.to', message: `must be within ${longestCalendarDays} days` }])
  }
  const { rows: leave } = await sql<AwayRow>`
    select request.id as leave_request_id, request.person_id,
      coalesce(person.preferred_name, person.first_name) || ' ' || person.last_name as person_name,
      request.leave_type_id, type.name as leave_type_name, request.start_date, request.end_date,
      request.start_portion, request.end_portion, request.days, request.status, request.updated_at, request.version
    from leave_requests request
    join people person on person.business_id = request.business_id and person.id = request.person_id
    join leave_types type on type.business_id = request.business_id and type.id = request.leave_type_id
    where request.business_id = ${business_id} and request.status in ('requested', 'approved')
      and request.start_date <= ${to} and request.end_date >= ${from} and person.deleted_at is null
      and request.person_id = coalesce(${limited_to_person ?? null}::integer, request.person_id)
    order by request.start_date, request.id limit ${maxLeave + 1}`.execute(sqlOf(em))
  if (leave.length > maxLeave) {
    const message = `has leave of more than ${maxLeave} requests before it: ask for less`
    throw validationFailed([{ path: 'query.to', message }])
  }
  const holidays = await sqlOf(em)
    .selectFrom('holidays')
    .select(holidayColumns)
    .where('business_id', '=', business_id)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute()
  return { leave, holidays: holidays.map(presentHoliday) }
}
