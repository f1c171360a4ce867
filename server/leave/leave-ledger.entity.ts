import { defineEntity, p } from '@mikro-orm/core'
import { bigId, createdAt, date } from '../db/columns.ts'
import type { Schemas } from '../operation/contract.ts'
import { days } from './days-column.ts'

/** What was given to or taken from somebody's days of a leave type. Append-only, which the database holds it to. */
export const LeaveLedgerLine = defineEntity({
  name: 'LeaveLedgerLine',
  tableName: 'leave_ledger',
  properties: {
    id: bigId().primary().autoincrement(),
    business_id: p.integer(),
    person_id: p.integer(),
    leave_type_id: p.integer(),
    kind: p.string().$type<Schemas['LeaveLineKind']>(),
    days: days(),
    effective_on: date(),
    /** First day of the month or leave year that it is booked for, once. */
    period: date().strictNullable(),
    leave_request_id: p.integer().strictNullable(),
    note: p.string().strictNullable(),
    created_by: p.integer().strictNullable(),
    created_by_api_key: p.integer().strictNullable(),
    created_at: createdAt(),
  },
})
