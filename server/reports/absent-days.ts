import { type RawBuilder, sql } from 'kysely'
import { isNullInRow } from '../db/is-null.ts'
import type { Work } from '../operation/work.ts'
import { jobSpans } from './job-spans.ts'
import type { ReportMonth } from './report-months.ts'
import type { DaysRow } from './scheduled-days.ts'

/** Days of leave of a type in a department and a month. */
export interface AbsenceRow extends DaysRow {
  leave_type_id: number
}

interface Filter {
  from: string
  to: string
  /** The only leave type to count; all if undefined. */
  leave_type_id: number | undefined
}

/**
 * Returns SQL for the approved leave of people in each month, from `first_day` on, with the days that it deducts. Only
 * the days of leave that extends beyond a month are added up one by one.
 */
const leaveInMonths = (
  { business_id }: Pick<Work, 'business_id'>,
  { from, to, leave_type_id }: Filter,
): RawBuilder<unknown> => sql`
  select person_id, leave_type_id, month, first_day, case
    when start_date = first_day and end_date = last_day then days
    else (
      select coalesce(sum((day ->> 'days')::float8), 0) from jsonb_array_elements(breakdown) as day
      where (day ->> 'date')::date between first_day and last_day
    )
  end as days
  from (
    select request.person_id, request.leave_type_id, request.start_date, request.end_date, request.days,
      request.breakdown, month::date as month, greatest(request.start_date, month::date) as first_day,
      least(request.end_date, people.end_date - 1, (month + interval '1 month')::date - 1, ${to}::date) as last_day
    from leave_requests request
    join people on people.business_id = ${business_id} and people.id = request.person_id
    cross join lateral generate_series(
      date_trunc('month', greatest(request.start_date, ${from}::date)::timestamp),
      least(request.end_date, ${to}::date)::timestamp,
      interval '1 month'
    ) as month
    where request.business_id = ${business_id} and request.status = 'approved'
      and request.start_date <= ${to} and request.end_date >= ${from}
      and ${leave_type_id === undefined ? sql`true` : sql`request.leave_type_id = ${leave_type_id}`}
      and ${isNullInRow('people.deleted_at')}
  ) part`

/**
 * Sums the days that approved leave deducts, by month and leave type, and by the department on the first day of the
 * leave in the month if requested.
 *
 * The jobs and the leave of a person are sorted together, so that each leave follows the job that applies on its day. A
 * join would need statistics, without which PostgreSQL compares all jobs with all leave.
 */
export async function absentDays(
  { db, business_id }: Work,
  months: readonly [ReportMonth, ...ReportMonth[]],
  { leave_type_id, byDepartment }: Pick<Filter, 'leave_type_id'> & { byDepartment: boolean },
): Promise<AbsenceRow[]> {
  const filter = { from: months[0].from, to: (months.at(-1) ?? months[0]).to, leave_type_id }
  const leave = leaveInMonths({ business_id }, filter)
  const placed = sql`
    select month, days, leave_type_id,
      first_value(department_id) over (partition by person_id, job order by day, is_leave) as department_id
    from (
      select *, count(*) filter (where not is_leave) over (partition by person_id order by day, is_leave) as job
      from (
        select person_id, applies_from as day, false as is_leave, department_id, null::date as month,
          null::integer as leave_type_id, null::float8 as days
        from (${jobSpans({ business_id })}) span
        union all
        select person_id, first_day, true, null, month, leave_type_id, days from (${leave}) leave
      ) line
    ) line`
  const { rows } = await sql<AbsenceRow>`
    select month, ${byDepartment ? sql`department_id` : sql`null::integer as department_id`}, leave_type_id,
      sum(days) as days
    from (${byDepartment ? placed : leave}) leave
    where month is not null
    group by 1, 2, 3`.execute(db)
  return rows
}
