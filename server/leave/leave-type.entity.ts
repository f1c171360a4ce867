import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, date, id, updatedAt, version } from '../db/columns.ts'
import type { Schemas } from '../operation/contract.ts'
import { days } from './days-column.ts'

/** A kind of leave that a business gives, such as vacation, and its rules. */
export const LeaveType = defineEntity({
  name: 'LeaveType',
  tableName: 'leave_types',
  properties: {
    id: id(),
    business_id: p.integer(),
    name: p.string(),
    code: p.string(),
    paid: p.boolean(),
    requires_approval: p.boolean(),
    half_days_allowed: p.boolean(),
    allow_negative: p.boolean(),
    max_consecutive_days: days().strictNullable(),
    min_notice_days: p.integer().strictNullable(),
    accrual_method: p.string().$type<Schemas['LeaveAccrualMethod']>(),
    days_per_year: days(),
    carry_over_max: days().strictNullable(),
    resets_on: p.string(),
    /** The first day of the leave year in which it was made: nothing is earned before. */
    accrues_from: date(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
})
