import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, date, id, timestamp, updatedAt, version } from '../db/columns.ts'
import type { Schemas } from '../operation/contract.ts'

/** How much of each day is worked unless told otherwise. */
export const mondayToFriday: Schemas['WorkPattern'] = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 }

/** Somebody who works for a business. A deleted person stays as a tombstone. */
export const Person = defineEntity({
  name: 'Person',
  tableName: 'people',
  properties: {
    id: id(),
    business_id: p.integer(),
    first_name: p.string(),
    last_name: p.string(),
    preferred_name: p.string().strictNullable(),
    email: p.string(),
    phone: p.string().strictNullable(),
    date_of_birth: date().strictNullable(),
    employee_number: p.string().strictNullable(),
    job_title: p.string().strictNullable(),
    department: p.string().strictNullable(),
    employment_type: p.string().$type<NonNullable<Schemas['Person']['employment_type']>>().strictNullable(),
    start_date: date().strictNullable(),
    end_date: date().strictNullable(),
    /** When terminating set the end date; null where that was set or changed in another way. */
    terminated_at: timestamp().strictNullable(),
    manager_id: p.integer().strictNullable(),
    work_pattern: p.json<Schemas['WorkPattern']>().defaultRaw(`'${JSON.stringify(mondayToFriday)}'`),
    external_id: p.string().strictNullable(),
    metadata: p.json<Record<string, string>>(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: timestamp().strictNullable(),
    version: version(),
  },
})
