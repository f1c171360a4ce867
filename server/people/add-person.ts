import { type RawBuilder, sql } from 'kysely'
import { clockOfRow } from '../business/clock.ts'
import { todayOfRow } from '../business/today.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Schemas } from '../operation/contract.ts'
import { unknownReference } from '../operation/errors.ts'
import { prepare } from '../operation/prepare.ts'
import type { Change } from '../operation/work.ts'
import type { Database } from '../schema.ts'
import { checkPerson, personConflicts } from './check-person.ts'
import { endDateOf } from './end-date.ts'
import { mondayToFriday } from './monday-to-friday.ts'
import { pinPerson } from './pin-person.ts'
import { placeOfWork } from './place-of-work.ts'
import { type PersonRow, personColumns } from './present-person.ts'
import { statusBy } from './told-status.ts'

/** The columns of a person that are given. */
type NewPerson = Omit<Schemas['PersonCreate'], 'department' | 'last_day'>

/** The value of every member that may be left out, so that one statement inserts any person. */
const blank = {
  preferred_name: null,
  phone: null,
  address: null,
  date_of_birth: null,
  employee_number: null,
  job_title: null,
  department_id: null,
  location_id: null,
  employment_type: null,
  start_date: null,
  end_date: null,
  manager_id: null,
  work_pattern: mondayToFriday,
  external_id: null,
  metadata: {},
} satisfies Partial<NewPerson>

const asSql = (values: object): Record<string, RawBuilder<unknown>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sql`${value}`]))

/**
 * Whoever is added with a status has nothing else told of it than that they were added. Who has no start date earns
 * leave from when they were added, so that is told by the clock of the business. The row is made from that of the
 * business, as Citus takes no subqueries among values.
 */
const insertPerson = prepare((db, business, person: Required<NewPerson>) => {
  const values: Record<string, RawBuilder<unknown>> = {
    ...asSql({ ...person, ...business }),
    created_at: clockOfRow,
    told_status: statusBy(todayOfRow, { start: sql`${person.start_date}`, end: sql`${person.end_date}` }),
  }
  const columns = Object.keys(values) as (keyof Database['people'])[]
  const added = db
    .insertInto('people')
    .columns(columns)
    .expression((from) =>
      from
        .selectFrom('businesses')
        .select(Object.entries(values).map(([name, value]) => value.as(name)))
        .where('id', '=', business.business_id),
    )
    .returningAll()
  return db
    .with('added', () => added)
    .selectFrom('added as people')
    .select(personColumns(business))
})

/**
 * Adds a person. The caller records it in the same transaction (`tellOfPerson`).
 *
 * @throws {ApiError} 409 for a clash with another person, 422 for a broken rule, or a manager, department or
 *   location that is not in the business
 */
export async function addPerson(work: Change, given: Schemas['PersonCreate']): Promise<PersonRow> {
  const { department, last_day, ...person } = { ...given, ...endDateOf(given) }
  await checkPerson(work, { ...person, last_day })
  if (given.manager_id && !(await pinPerson(work, given.manager_id))) throw unknownReference('body.manager_id')
  const columns = { ...blank, ...person, ...(await placeOfWork(work, given)) }
  return await orConflict(insertPerson.executeTakeFirstOrThrow(work, columns), personConflicts)
}
