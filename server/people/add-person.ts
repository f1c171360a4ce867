import type { EntityManager } from '@mikro-orm/postgresql'
import { prepare } from '../db/prepare.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { RequestOf, Schemas } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { holdToRules, personConflicts } from './check-person.ts'
import { holdPerson } from './hold-person.ts'
import { mondayToFriday } from './person.entity.ts'
import { type PersonRow, personColumns } from './present-person.ts'

/** What a person has of whom nothing else is told: one statement inserts them all. */
const blank = {
  preferred_name: null,
  phone: null,
  date_of_birth: null,
  employee_number: null,
  job_title: null,
  department: null,
  employment_type: null,
  start_date: null,
  end_date: null,
  manager_id: null,
  work_pattern: mondayToFriday,
  external_id: null,
  metadata: {},
} satisfies Partial<Schemas['PersonCreate']>

const insertPerson = prepare((db, person: Required<Schemas['PersonCreate']> & { business_id: number }) =>
  db.insertInto('people').values(person).returning(personColumns(person.business_id)),
)

/**
 * Adds a person. Others are to be told in the same transaction (`tellOfPerson`).
 *
 * @throws {ApiError} 404 for a manager who is not in the business, 409 for a clash, 422 for what breaks a rule
 */
export async function addPerson(
  t: EntityManager,
  { principal, now }: Pick<RequestOf<'people.create'>, 'principal' | 'now'>,
  given: Schemas['PersonCreate'],
): Promise<PersonRow> {
  const { business_id } = principal
  await holdToRules(t, business_id, given, now)
  if (given.manager_id && !(await holdPerson(t, business_id, given.manager_id))) throw notFound()
  const row = await orConflict(
    insertPerson.executeTakeFirstOrThrow(t, { ...blank, ...given, business_id }),
    personConflicts,
  )
  return row
}
