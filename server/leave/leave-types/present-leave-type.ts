import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../../operation/contract/contract.ts'
import { completeLimits } from '../limits/leave-limits.ts'
import { completeRules } from './entitlement.ts'
import type { LeaveTypeTable } from './leave-type.entity.ts'

/** The columns needed to present a leave type, and to apply its rules. */
export const leaveTypeColumns = [
  'id',
  'name',
  'code',
  'paid',
  'requires_approval',
  'approval',
  'half_days_allowed',
  'allow_negative',
  'max_consecutive_days',
  'min_notice_days',
  'limits',
  'certificate_after_days',
  'accrual_method',
  'days_per_year',
  'carry_over_max',
  'carry_over_expires',
  'leave_year',
  'resets_on',
  'rounding',
  'max_balance',
  'entitlement_rules',
  'prorate_by_work_pattern',
  'hidden_from_team',
  'reasons',
  'reason_required',
  'accrues_from',
  'archived_at',
  'created_at',
  'updated_at',
  'version',
] as const

export type LeaveTypeRow = Pick<Selectable<LeaveTypeTable>, (typeof leaveTypeColumns)[number]>

/** Converts a leave type to its API representation. */
export function presentLeaveType(row: LeaveTypeRow): Schemas['LeaveType'] {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    paid: row.paid,
    requires_approval: row.requires_approval,
    approval: row.approval,
    half_days_allowed: row.half_days_allowed,
    allow_negative: row.allow_negative,
    max_consecutive_days: row.max_consecutive_days,
    min_notice_days: row.min_notice_days,
    limits: completeLimits(row.limits),
    certificate_after_days: row.certificate_after_days,
    accrual: presentAccrual(row),
    entitlement_rules: completeRules(row.entitlement_rules),
    prorate_by_work_pattern: row.prorate_by_work_pattern,
    hidden_from_team: row.hidden_from_team,
    reasons: row.reasons,
    reason_required: row.reason_required,
    archived: row.archived_at !== null,
    archived_at: row.archived_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}

/** Converts a leave type to the data of its events, without most of its rules. */
export const leaveTypeEventData = (row: LeaveTypeRow): EventData<'leave_type.created'> => ({
  id: row.id,
  name: row.name,
  code: row.code,
  paid: row.paid,
  requires_approval: row.requires_approval,
  archived_at: row.archived_at,
  created_at: row.created_at,
})

/** Converts the accrual columns of a leave type to their API representation. */
export const presentAccrual = (row: LeaveTypeRow): Schemas['LeaveAccrual'] => ({
  method: row.accrual_method,
  days_per_year: row.days_per_year,
  carry_over_max: row.carry_over_max,
  carry_over_expires: row.carry_over_expires,
  leave_year: row.leave_year,
  resets_on: row.resets_on,
  rounding: row.rounding,
  max_balance: row.max_balance,
})
