import { sql } from 'kysely'
import { lockPersonKey } from '../access/users/lock-person-key.ts'
import { clock } from '../business/clock.ts'
import { withStructuredAddress } from '../business/structured-address.ts'
import { todayIn } from '../business/today.ts'
import { checkRequired, mergeValues, type StoredValues } from '../custom-fields/check-values.ts'
import type { CustomFieldRow } from '../custom-fields/present-custom-field.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
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
type NewPerson = Omit<Schemas['PersonCreate'], 'department' | 'last_day' | 'postal_address' | 'custom_fields'> & {
  postal_address?: Schemas['StructuredAddress'] | null
  custom_fields?: StoredValues
}

/** The values of all optional members, with which one statement can insert any person. */
const defaults = {
  preferred_name: null,
  phone: null,
  address: null,
  postal_address: null,
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
  custom_fields: {},
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
    .returning([...personColumns(business), hasFields(business)]),
)

/** Whether the business has custom fields. It is read by the statement that adds the person, to need no other. */
const hasFields = ({ business_id }: Pick<Change, 'business_id'>) =>
  sql<boolean>`exists (select from custom_fields where custom_fields.business_id = ${business_id})`.as('has_fields')

type AddedRow = PersonRow & { has_fields: boolean }

/**
 * Adds a person with their first assignment. The caller records the addition in the same transaction (`publishPersonChange`).
 *
 * @param fields - the custom fields of the business, if they are known already
 * @throws {ApiError} 409 for a conflict with another person; 422 for a broken rule, a value of a custom field that is
 *   invalid or missing, or a manager, department or location that is not in the business
 */
export async function addPerson(
  work: Change,
  body: Schemas['PersonCreate'],
  fields?: readonly CustomFieldRow[],
): Promise<PersonRow> {
  const { department, last_day, custom_fields: input, ...person } = { ...withStructuredAddress(body), ...endDate(body) }
  await checkPersonDates(work, { ...person, last_day })
  if (body.manager_id && !(await lockPersonKey(work, body.manager_id))) throw unknownReference('body.manager_id')
  const { employment_type = null } = body
  const custom_fields =
    input === undefined
      ? {}
      : await mergeValues(work, {
          fields: fields ?? (await readCustomFields(work)),
          input,
          stored: {},
          person_id: undefined,
          employment_type,
        })
  const values = { ...defaults, ...person, custom_fields, ...(await placeOfWork(work, body)) }
  const insert = work.db.placement.insert<AddedRow>(work.db, {
    inOne: () => insertPerson.executeTakeFirstOrThrow(work, values),
    table: 'people',
    values: { ...values, business_id: work.business_id },
    computed: computed(work, values),
    returning: [...personColumns(work), hasFields(work)],
  })
  const { has_fields, ...row } = await orConflict(insert, personConflicts)
  if (has_fields) checkRequired(fields ?? (await readCustomFields(work)), row)
  addFirstAssignment(work, row.id)
  return row
}
