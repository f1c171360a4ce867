import { sql } from 'kysely'
import { lockPersonKey } from '../access/users/lock-person-key.ts'
import { clock } from '../business/clock.ts'
import { todayIn } from '../business/today.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { unknownReference } from '../operation/errors.ts'
import { prepare } from '../operation/prepare.ts'
import type { Change } from '../operation/work.ts'
import { addFirstAssignment } from './assignments/add-first-assignment.ts'
import { checkPersonDates, personConflicts } from './check-person.ts'
import { endDate } from './end-date.ts'
import { mondayToFriday } from './monday-to-friday.ts'
import { placeOfWork } from './place-of-work.ts'
import { type PersonRow, personColumns } from './present-person.ts'
import { statusToday } from './published-status.ts'

/** The columns of a person that the caller of the API sets. */
type NewPerson = Omit<Schemas['PersonCreate'], 'department' | 'last_day'>

/** The values of all optional members, with which one statement can insert any person. */
const defaults = {
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
  end_kind: null,
  manager_id: null,
  work_pattern: mondayToFriday,
  external_id: null,
  metadata: {},
} satisfies Partial<NewPerson>

type Values = Required<NewPerson>

/**
 * Returns the columns that are computed for a new person. `created_at` follows the clock of the business, because
 * people without a start date earn leave from then on. The status counts as published, because `person.created` is the
 * only event.
 */
const computed = (business: Pick<Change, 'business_id'>, { start_date, end_date }: Values) => ({
  created_at: clock(business),
  told_status: statusToday(todayIn(business), { start: sql`${start_date}`, end: sql`${end_date}` }),
})

const insertPerson = prepare((db, business, person: Values) =>
  db
    .insertInto('people')
    .values({ ...person, ...business, ...computed(business, person) })
    .returning(personColumns(business)),
)

/**
 * Adds a person with their first assignment. The caller records the addition in the same transaction (`publishPersonChange`).
 *
 * @throws {ApiError} 409 for a conflict with another person; 422 for a broken rule, or a manager, department or
 *   location that is not in the business
 */
export async function addPerson(work: Change, body: Schemas['PersonCreate']): Promise<PersonRow> {
  const { department, last_day, ...person } = { ...body, ...endDate(body) }
  await checkPersonDates(work, { ...person, last_day })
  if (body.manager_id && !(await lockPersonKey(work, body.manager_id))) throw unknownReference('body.manager_id')
  const values = { ...defaults, ...person, ...(await placeOfWork(work, body)) }
  const insert = work.db.placement.insert<PersonRow>(work.db, {
    inOne: () => insertPerson.executeTakeFirstOrThrow(work, values),
    table: 'people',
    values: { ...values, business_id: work.business_id },
    computed: computed(work, values),
    returning: personColumns(work),
  })
  const row = await orConflict(insert, personConflicts)
  addFirstAssignment(work, row.id)
  return row
}
