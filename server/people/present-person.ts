import { type Selectable, sql } from 'kysely'
import { todayIn } from '../business/today.ts'
import type { Database } from '../db/orm.ts'
import type { EventData } from '../events/record-event.ts'
import type { Schemas } from '../operation/contract.ts'

const columns = [
  'id',
  'first_name',
  'last_name',
  'preferred_name',
  'email',
  'phone',
  'date_of_birth',
  'employee_number',
  'job_title',
  'department',
  'employment_type',
  'start_date',
  'end_date',
  'terminated_at',
  'manager_id',
  'work_pattern',
  'external_id',
  'metadata',
  'created_at',
  'updated_at',
  'deleted_at',
  'version',
] as const

export type PersonRow = Pick<Selectable<Database['people']>, (typeof columns)[number]> & {
  status: Schemas['PersonStatus']
  user_id: number | null
}

/*
 * What a person is today; from the end date on, employment is over. Each as a condition of its own: the planner can
 * estimate how many people it holds for, which it cannot of an expression that is compared.
 */
export const isTerminated = (businessId: number) => sql<boolean>`end_date <= ${todayIn(businessId)}`
export const isPending = (businessId: number) =>
  sql<boolean>`(end_date is null or end_date > ${todayIn(businessId)}) and start_date > ${todayIn(businessId)}`
export const isActive = (businessId: number) =>
  sql<boolean>`(end_date is null or end_date > ${todayIn(businessId)})
    and (start_date is null or start_date <= ${todayIn(businessId)})`

const statusToday = (businessId: number) => sql<Schemas['PersonStatus']>`case
  when ${isTerminated(businessId)} then 'terminated' when start_date > ${todayIn(businessId)} then 'pending' else 'active' end`

/** The user who is a person; one at most is linked to each. */
const userOf = (businessId: number) =>
  sql<number | null>`(select users.id from users where users.business_id = ${businessId} and person_id = people.id)`

/** The columns that presenting a person takes, for `select` and `returning`. */
export const personColumns = (businessId: number) =>
  [...columns, statusToday(businessId).as('status'), userOf(businessId).as('user_id')] as const

/** A person as the API shows it. */
export function presentPerson(row: PersonRow): Schemas['Person'] {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    preferred_name: row.preferred_name,
    email: row.email,
    phone: row.phone,
    date_of_birth: row.date_of_birth,
    employee_number: row.employee_number,
    job_title: row.job_title,
    department: row.department,
    employment_type: row.employment_type,
    start_date: row.start_date,
    end_date: row.end_date,
    status: row.status,
    manager_id: row.manager_id,
    user_id: row.user_id,
    work_pattern: presentWorkPattern(row.work_pattern),
    external_id: row.external_id,
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
    version: row.version,
  }
}

/** In the order of the week, which the database does not keep. */
const presentWorkPattern = ({ mon, tue, wed, thu, fri, sat, sun }: Schemas['WorkPattern']): Schemas['WorkPattern'] => ({
  mon,
  tue,
  wed,
  thu,
  fri,
  sat,
  sun,
})

/** What events tell of a person: exactly these six members. */
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
