import { type RawBuilder, type Selectable, sql } from 'kysely'
import { toStructuredAddress } from '../business/structured-address.ts'
import { todayIn } from '../business/today.ts'
import { valueFilter } from '../custom-fields/visible-values.ts'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'
import { lastDay } from './end-date.ts'
import type { PersonTable } from './person.entity.ts'

const columns = [
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
  'job_title',
  'department_id',
  'location_id',
  'employment_type',
  'start_date',
  'end_date',
  'end_kind',
  'terminated_at',
  'told_status as published_status',
  'manager_id',
  'work_pattern',
  'external_id',
  'metadata',
  'custom_fields',
  'created_at',
  'updated_at',
  'deleted_at',
  'erased_at',
  'erasure_completed_at',
  'version',
] as const

type Column = Exclude<(typeof columns)[number], `${string} as ${string}`>

export type PersonRow = Pick<Selectable<PersonTable>, Column> & {
  /** The status today, or on the day of the query. */
  status: Schemas['PersonStatus']
  /** The last status that events reported. */
  published_status: Schemas['PersonStatus']
  department: string | null
  user_id: number | null
}

type Business = Pick<Work, 'business_id'>

/** SQL for a day. */
type Day = RawBuilder<string>

/**
 * The conditions for each status that a person can have on a day. They are separate conditions, not a comparison with one
 * expression, because PostgreSQL can estimate how many rows fulfil a condition.
 */
export const isInStatus = {
  terminated: (day: Day) => sql<boolean>`end_date <= ${day}`,
  pending: (day: Day) => sql<boolean>`(end_date is null or end_date > ${day}) and start_date > ${day}`,
  active: (day: Day) => sql<boolean>`(end_date is null or end_date > ${day})
    and (start_date is null or start_date <= ${day})`,
} satisfies Record<Schemas['PersonStatus'], unknown>

const statusOn = (day: Day) => sql<Schemas['PersonStatus']>`case
  when ${isInStatus.terminated(day)} then 'terminated' when start_date > ${day} then 'pending' else 'active' end`

/** Returns SQL for the ID of a person's user. A person has at most one user. */
const linkedUser = ({ business_id }: Business) =>
  sql<number | null>`(select users.id from users where users.business_id = ${business_id} and person_id = people.id)`

/** Returns SQL for the name of a person's department. */
export const departmentName = ({ business_id }: Business) =>
  sql<string | null>`(select departments.name from departments
    where departments.business_id = ${business_id} and departments.id = people.department_id)`

/**
 * The columns needed to present a person, for `select` and `returning`.
 *
 * @param day - the day of the status; today by default
 */
export const personColumns = (business: Business, day: Day = todayIn(business)) =>
  [
    ...columns,
    statusOn(day).as('status'),
    linkedUser(business).as('user_id'),
    departmentName(business).as('department'),
  ] as const

/**
 * Returns a function that converts the people of a page to the API representation, with the custom fields that the
 * caller sees.
 */
export async function personPresenter(
  work: Work,
  rows: readonly PersonRow[],
): Promise<(row: PersonRow) => Schemas['Person']> {
  const visibleValues = await valueFilter(work, rows)
  return (row) => presentPerson(row, visibleValues(row))
}

/** Converts a person to the API representation for the caller. */
export async function showPerson(work: Work, row: PersonRow): Promise<Schemas['Person']> {
  const present = await personPresenter(work, [row])
  return present(row)
}

function presentPerson(row: PersonRow, custom_fields: Schemas['CustomFieldValues']): Schemas['Person'] {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    preferred_name: row.preferred_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    postal_address: row.postal_address && toStructuredAddress(row.postal_address),
    date_of_birth: row.date_of_birth,
    employee_number: row.employee_number,
    job_title: row.job_title,
    department: row.department,
    department_id: row.department_id,
    location_id: row.location_id,
    employment_type: row.employment_type,
    start_date: row.start_date,
    end_date: row.end_date,
    last_day: lastDay(row.end_date),
    end_kind: row.end_kind,
    status: row.status,
    manager_id: row.manager_id,
    user_id: row.user_id,
    work_pattern: presentWorkPattern(row.work_pattern),
    external_id: row.external_id,
    metadata: row.metadata,
    custom_fields,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
    erased_at: row.erased_at,
    erasure_completed_at: row.erasure_completed_at,
    version: row.version,
  }
}

/** Returns a work pattern in the order of the week, which the type `jsonb` does not preserve. */
export const presentWorkPattern = ({
  mon,
  tue,
  wed,
  thu,
  fri,
  sat,
  sun,
}: Schemas['WorkPattern']): Schemas['WorkPattern'] => ({
  mon,
  tue,
  wed,
  thu,
  fri,
  sat,
  sun,
})

/** Converts a person to the data of events, which has only these six members. */
export function personEventData(row: PersonRow): EventData<'person.created'> {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    date_of_birth: row.date_of_birth,
    created_at: row.created_at,
  }
}

/** Converts a person to the data of events about the start and the end of employment. */
export const personStatusEventData = (row: PersonRow): EventData<'person.started'> => ({
  ...personEventData(row),
  start_date: row.start_date,
  end_date: row.end_date,
  last_day: lastDay(row.end_date),
})
