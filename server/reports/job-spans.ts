import { type RawBuilder, sql } from 'kysely'
import { whereDefined } from '../db/driver/where-defined.ts'
import { isNullInRow } from '../db/is-null.ts'
import type { Work } from '../operation/work.ts'

/** The members of a job by which reports group people, and by which they count working days. */
const jobMembers = ['department_id', 'location_id', 'employment_type', 'work_pattern'] as const

const columns = (table: string): RawBuilder<unknown> => sql.join(jobMembers.map((name) => sql.ref(`${table}.${name}`)))

/**
 * Returns SQL for the jobs of people in each of their employments, former ones included, one row for each assignment:
 *
 * - `person_id`, `start_date` and `end_date`, the first day after the employment; `end_kind`
 * - `is_rehire`: whether there is an employment before it
 * - the members of the job, which applies from `applies_from` to the day before `applies_until`; these days go beyond
 *   the employment, as in `inForceOrder`. A person is in exactly one row on each day.
 *
 * It computes the rows of `assignmentInForce` for all days at once, because a lookup for each person and day would take
 * seconds for a large business.
 *
 * @param options.andDeleted - whether to include deleted people
 * @param options.people - the IDs of the people; everyone by default
 */
export const jobSpans = (
  { business_id }: Pick<Work, 'business_id'>,
  { andDeleted = false, people }: { andDeleted?: boolean; people?: readonly number[] | undefined } = {},
): RawBuilder<unknown> => {
  const isIncluded = sql.join(
    [
      ...(andDeleted ? [] : [isNullInRow('people.deleted_at')]),
      ...whereDefined(people, (ids) => sql<boolean>`people.id = any(${ids}::int[])`),
      sql`true`,
    ],
    sql` and `,
  )
  return sql`
  select person_id, start_date, end_date, end_kind, previous_end is not null as is_rehire, ${columns('job')},
    case when row_number() over employment = 1 then coalesce(previous_end, '-infinity') else effective_on end
      as applies_from,
    least(lead(effective_on) over employment, coalesce(former_end, 'infinity')) as applies_until
  from (
    select employment.person_id, employment.start_date, employment.end_date, employment.former_end,
      employment.end_kind, employment.previous_end, assignments.effective_on,
      max(assignments.effective_on) over (partition by employment.person_id, employment.former_end) as last_effective_on,
      ${sql.join(
        jobMembers.map(
          (name) =>
            sql`case when assignments.id is null then employment.${sql.ref(name)} else assignments.${sql.ref(name)} end
              as ${sql.ref(name)}`,
        ),
      )}
    from (
      select record.*, lag(former_end) over (partition by person_id order by former_end nulls last) as previous_end
      from (
        select people.id as person_id, people.start_date, people.end_date, null::date as former_end, people.end_kind,
          ${columns('people')}
        from people
        where people.business_id = ${business_id} and ${isIncluded}
        union all
        select former.person_id, former.start_date, former.end_date, former.end_date as former_end, former.end_kind,
          ${columns('people')}
        from employments former
        join people on people.business_id = ${business_id} and people.id = former.person_id
        where former.business_id = ${business_id} and ${isIncluded}
      ) record
    ) employment
    left join assignments on assignments.business_id = ${business_id} and assignments.person_id = employment.person_id
  ) job
  where previous_end is null or effective_on is null or effective_on >= previous_end or effective_on = last_effective_on
  window employment as (partition by person_id, former_end order by effective_on)`
}

/** Returns the condition that a row of `jobSpans` has the job and the employment of its person on a day. */
export const isEmployedInSpan = (day: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  applies_from <= ${day} and applies_until > ${day}
  and coalesce(span.start_date <= ${day}, true) and coalesce(span.end_date > ${day}, true)
)`
