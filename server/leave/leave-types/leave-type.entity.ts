import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../../business/business.entity.ts'
import {
  businessId,
  createdAt,
  date,
  foreignKey,
  id,
  type Table,
  timestamp,
  updatedAt,
  version,
} from '../../db/columns.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { ApprovalStep } from '../approval/steps.ts'
import type { CarryOverExpiry } from '../balances/carried-days.ts'
import { days, isInHalves } from '../days-column.ts'
import type { ReasonRules } from './check-reasons.ts'
import type { EntitlementRule } from './entitlement.ts'

/** A kind of leave, such as vacation, and its rules. */
export const LeaveType = defineEntity({
  name: 'LeaveType',
  tableName: 'leave_types',
  properties: {
    business_id: businessId(),
    id: id(),
    name: p.text(),
    code: p.text(),
    paid: p.boolean(),
    requires_approval: p.boolean(),
    approval: p.json<ApprovalStep[]>().defaultRaw(`'[]'`).comment('steps; if empty, one approval suffices'),
    half_days_allowed: p.boolean(),
    allow_negative: p.boolean(),
    max_consecutive_days: days().strictNullable(),
    min_notice_days: p.integer().strictNullable(),
    limits: p
      .json<Partial<Schemas['LeaveLimits']>>()
      .defaultRaw(`'{}'`)
      .comment('limits and their effects; members without a value have their defaults'),
    certificate_after_days: p.integer().strictNullable().comment('longer leave requires a certificate'),
    accrual_method: p.enum(['none', 'yearly', 'monthly']),
    days_per_year: days(),
    carry_over_max: days().strictNullable(),
    carry_over_expires: p
      .json<CarryOverExpiry>()
      .strictNullable()
      .comment('when carried days expire; null if they do not'),
    carry_over_expires_from: date().strictNullable().comment('day on which carry_over_expires was set'),
    leave_year: p.enum(['fixed', 'hire_date']).default('fixed').comment('whether leave years begin on resets_on'),
    resets_on: p.text(),
    entitlement_rules: p
      .json<EntitlementRule[]>()
      .defaultRaw(`'[]'`)
      .comment('the first match decides; an empty list matches all people'),
    prorate_by_work_pattern: p.boolean().default(false),
    rounding: p.enum(['nearest', 'up']).default('nearest').comment('of earned days, to half days'),
    max_balance: days().strictNullable().comment('monthly accrual earns days up to this balance'),
    hidden_from_team: p.boolean().default(true).comment('colleagues see only that a person is away'),
    reasons: p.json<ReasonRules['reasons']>().defaultRaw(`'[]'`),
    reason_required: p.boolean().default(false),
    /** A day of the first leave year in which days are earned; its first day, if all people have the same leave years. */
    accrues_from: date().comment('day of the leave year of its creation'),
    /** When the type was archived. Leave of an archived type cannot be requested, and no more days are earned. */
    archived_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
  },
  checks: [
    { name: 'leave_types_days_per_year', expression: isInHalves('days_per_year') },
    { name: 'leave_types_carry_over_max', expression: isInHalves('carry_over_max') },
    { name: 'leave_types_max_balance', expression: isInHalves('max_balance') },
  ],
  uniques: [{ name: 'leave_types_code', properties: ['business_id', 'code'] }],
})

export type LeaveTypeTable = Table<typeof LeaveType>
