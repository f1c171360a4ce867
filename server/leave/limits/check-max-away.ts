import { sql } from 'kysely'
import { isNullInRow } from '../../db/is-null.ts'
import { addDays } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Change } from '../../operation/work.ts'
import { type LeaveProblem, maxLeaveDays } from '../check-leave.ts'
import type { Span } from '../count-days.ts'

/** The maximum number of days in a problem. */
const listedDays = 10

/** Leave of a person in a department. */
interface DepartmentLeave {
  person_id: number
  department_id: number
  span: Span
  /** The breakdown of the leave; days that deduct nothing do not count. */
  days: Schemas['LeaveDay'][]
}

/** A day, and the number of people who are away on one of its halves. */
interface Away {
  date: string
  people: number
}

/**
 * Checks that at most a number of people in a department are away at once. States dates and numbers only, because people
 * may not see who is away.
 *
 * The check locks the department until the transaction ends, so that of two concurrent requests the second counts the
 * first. Transactions about leave take locks in this order: person, leave type, department. Transactions that change or
 * delete a department lock it first, and then wait neither for people who are not deleted nor for leave types; the
 * reference of a person to a department does not wait for this lock.
 *
 * @param max - the number of people, including the person
 */
export async function checkMaxAway(work: Change, leave: DepartmentLeave, max: number): Promise<LeaveProblem[]> {
  await lockDepartment(work, leave.department_id)
  const crowded = (await countAway(work, leave)).filter(({ people }) => people > max)
  if (crowded.length === 0) return []
  const listed = crowded.slice(0, listedDays)
  const rest = crowded.length - listed.length
  const days = listed.map(({ date, people }) => `${people} on ${date}`).join(', ')
  const message = `makes too many people in the department away at once, at most ${max}: ${days}`
  return [
    {
      code: 'too_many_away',
      limit: max,
      detail: listed.map(({ date, people }) => `${date} ${people}`).join(', '),
      path: 'body.start_date',
      message: rest > 0 ? `${message} and ${rest} more days` : message,
    },
  ]
}

async function lockDepartment({ db, business_id }: Change, id: number): Promise<void> {
  await db
    .selectFrom('departments')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
}

/**
 * Counts the people in the department who are away on each day of leave, with the person. Of a day, the half with more
 * people counts, unless the leave takes only the other one.
 */
async function countAway(
  { db, business_id }: Change,
  { person_id, department_id, span, days }: DepartmentLeave,
): Promise<Away[]> {
  const dates = days.filter((day) => day.days > 0).map(({ date }) => date)
  const { start_date, end_date, start_portion, end_portion } = span
  // No leave is longer than `maxLeaveDays`: leave that begins earlier has ended, and need not be read.
  const earliest = addDays(start_date, -maxLeaveDays)
  const { rows } = await sql<Away>`
    select date, max(people)::integer + 1 as people
    from (
      select day.date, half.half, count(*) as people
      from leave_requests request
      join people person on person.business_id = request.business_id and person.id = request.person_id
      cross join lateral jsonb_to_recordset(request.breakdown) as day (date date, days double precision)
      cross join (values ('morning'), ('afternoon')) as half (half)
      where request.business_id = ${business_id} and request.status in ('requested', 'approved')
        and request.start_date between ${earliest} and ${end_date} and request.end_date >= ${start_date}
        and person.department_id = ${department_id} and person.id <> ${person_id} and ${isNullInRow('person.deleted_at')}
        and day.date = any(${dates}::date[]) and day.days > 0
        and not (day.date = request.start_date and request.start_portion not in ('full', half.half))
        and not (day.date = request.end_date and request.end_portion not in ('full', half.half))
        and not (day.date = ${start_date}::date and ${start_portion} not in ('full', half.half))
        and not (day.date = ${end_date}::date and ${end_portion} not in ('full', half.half))
      group by day.date, half.half
    ) as halves
    group by date order by date`.execute(db)
  return rows
}
