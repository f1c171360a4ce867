import { type Selectable, sql } from 'kysely'
import type { Schemas } from '../contract.ts'
import type { Database } from '../db/orm.ts'
import type { EventData } from '../events/record-event.ts'

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
  'external_id',
  'metadata',
  'created_at',
  'updated_at',
  'deleted_at',
  'version',
] as const

export type PersonRow = Pick<Selectable<Database['people']>, (typeof columns)[number]> & {
  status: Schemas['PersonStatus']
}

/** Today's date in the time zone of a business. */
const today = (businessId: number) =>
  sql<string>`(now() at time zone (select time_zone from businesses where id = ${businessId}))::date`

/** What a person is today; from the end date on, employment is over. */
export const statusToday = (businessId: number) => {
  const date = today(businessId)
  return sql<
    Schemas['PersonStatus']
  >`case when end_date <= ${date} then 'terminated' when start_date > ${date} then 'pending' else 'active' end`
}

/** The columns that presenting a person takes, for `select` and `returning`. */
export const personColumns = (businessId: number) => [...columns, statusToday(businessId).as('status')] as const

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
    external_id: row.external_id,
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
    version: row.version,
  }
}

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
