import { type RawBuilder, sql } from 'kysely'
import { lockPersonKey } from '../access/users/lock-person-key.ts'
import { clock } from '../business/clock.ts'
import { todayIn } from '../business/today.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { unknownReference } from '../operation/errors.ts'
import { prepare } from '../operation/prepare.ts'
import type { Change } from '../operation/work.ts'
import { checkPerson, personConflicts } from './check-person.ts'
import { endDateOf } from './end-date.ts'
import { mondayToFriday } from './monday-to-friday.ts'
import { placeOfWork } from './place-of-work.ts'
import { type PersonRow, personColumns } from './present-person.ts'
import { statusBy } from './published-status.ts'

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

type Values = Required<NewPerson>

/** Whoever is added with a status has nothing else told of it than that they were added. */
const told = (today: RawBuilder<string>, { start_date, end_date }: Values) =>
  statusBy(today, { start: sql`${start_date}`, end: sql`${end_date}` })

/** Who has no start date earns leave from when they were added, so that is told by the clock of the business. */
const computed = (business: Pick<Change, 'business_id'>, person: Values) => ({
  created_at: clock(business),
  told_status: told(todayIn(business), person),
})

const insertPerson = prepare((db, business, person: Values) =>
  db
    .insertInto('people')
    .values({ ...person, ...business, ...computed(business, person) })
    .returning(personColumns(business)),
)

/**
 * Adds a person. The caller records it in the same transaction (`publishPersonChange`).
 *
 * @throws {ApiError} 409 for a clash with another person, 422 for a broken rule, or a manager, department or
 *   location that is not in the business
 */
export async function addPerson(work: Change, given: Schemas['PersonCreate']): Promise<PersonRow> {
  const { department, last_day, ...person } = { ...given, ...endDateOf(given) }
  await checkPerson(work, { ...person, last_day })
  if (given.manager_id && !(await lockPersonKey(work, given.manager_id))) throw unknownReference('body.manager_id')
  const values = { ...blank, ...person, ...(await placeOfWork(work, given)) }
  const added = work.db.placement.insert<PersonRow>(work.db, {
    inOne: () => insertPerson.executeTakeFirstOrThrow(work, values),
    table: 'people',
    values: { ...values, business_id: work.business_id },
    computed: computed(work, values),
    returning: personColumns(work),
  })
  return await orConflict(added, personConflicts)
}
