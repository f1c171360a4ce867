import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, date, id, timestamp, updatedAt, version } from '../db/columns.ts'
import type { Schemas } from '../operation/contract.ts'
import { days } from './days-column.ts'

/** Leave that somebody asks for, or has. */
export const LeaveRequest = defineEntity({
  name: 'LeaveRequest',
  tableName: 'leave_requests',
  properties: {
    id: id(),
    business_id: p.integer(),
    person_id: p.integer(),
    leave_type_id: p.integer(),
    start_date: date(),
    end_date: date(),
    start_portion: p.string().$type<Schemas['DayPortion']>(),
    end_portion: p.string().$type<Schemas['DayPortion']>(),
    days: days(),
    breakdown: p.json<Schemas['LeaveDay'][]>(),
    note: p.string().strictNullable(),
    status: p.string().$type<Schemas['LeaveStatus']>().default('requested'),
    decision_note: p.string().strictNullable(),
    decided_by: p.integer().strictNullable(),
    decided_by_api_key: p.integer().strictNullable(),
    decided_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
})
