import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { readToday, todayIn } from '../../business/today.ts'
import { validationFailed } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Database, Db, Work } from '../../operation/work.ts'
import type { PersonTable } from '../person.entity.ts'
import { assignmentInForce, jobMember } from './in-force.ts'
import { jobMembers } from './timeline.ts'

type Business = Pick<Work, 'business_id'>

/** The columns of a person that are the same on each day. */
const undatedColumns = [
  'business_id',
  'id',
  'first_name',
  'last_name',
  'preferred_name',
  'email',
  'phone',
  'address',
  'postal_address',
  'date_of_birth',
  'employee_number',
  'terminated_at',
  'told_status',
  'external_id',
  'metadata',
  'custom_fields',
  'search_text',
  'sort_name',
  'created_at',
  'updated_at',
  'deleted_at',
  'erased_at',
  'erasure_completed_at',
  'version',
] as const satisfies (keyof Selectable<PersonTable>)[]

/** The columns of a person that belong to an employment. */
const employmentColumns = ['start_date', 'end_date', 'end_kind'] as const satisfies (keyof Selectable<PersonTable>)[]

const columns = sql.join([
  ...undatedColumns.map((name) => sql`people.${sql.ref(name)}`),
  ...employmentColumns.map(
    (name) =>
      sql`case when former.end_date is null then people.${sql.ref(name)} else former.${sql.ref(name)} end as ${sql.ref(name)}`,
  ),
  ...jobMembers.map((name) => sql`${jobMember(name)} as ${sql.ref(name)}`),
])

/**
 * Starts a query of the people of a business with their jobs and employments on a day: the employment that ends first
 * after that day, or else the last one. Without a day, it reads the table alone, whose columns have those of today.
 */
export function selectPeopleOn(
  db: Db,
  business: Business,
  as_of: string | undefined,
): SelectQueryBuilder<Database, 'people', object> {
  if (as_of === undefined) return db.selectFrom('people')
  const people = sql<Selectable<PersonTable>>`(
    select ${columns} from people left join lateral ${assignmentInForce(business, as_of)} job on true
      left join lateral (
        select ${sql.join(employmentColumns.map((name) => sql.ref(name)))} from employments
        where employments.business_id = ${business.business_id} and employments.person_id = people.id
          and employments.end_date > ${as_of}
        order by employments.end_date limit 1
      ) former on true
    where people.business_id = ${business.business_id}
  )`
  return db.selectFrom(people.as('people')) as unknown as SelectQueryBuilder<Database, 'people', object>
}

/** Returns SQL for the day of a query: `as_of`, or today. */
export const asOfDay = (business: Business, as_of: string | undefined): RawBuilder<string> =>
  as_of === undefined ? todayIn(business) : sql<string>`${as_of}::date`

/**
 * Checks the day of a query, because some callers may not see planned assignments.
 *
 * @param seesPlanned - whether the caller may
 * @throws {ApiError} 422 for a day in the future, if the caller may not see it
 */
export async function checkAsOfDay(
  work: Work<Principal>,
  as_of: string | undefined,
  seesPlanned: boolean,
): Promise<void> {
  if (as_of === undefined || seesPlanned) return
  const today = await readToday(work)
  if (as_of <= today) return
  const message = 'must not be in the future: you may not see planned assignments'
  throw validationFailed([{ path: 'query.as_of', code: 'too_late', limit: today, message }])
}
