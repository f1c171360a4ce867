import type { LeaveTypeCreate } from '../../../../../sdk/src/index.ts'

/**
 * A leave type with the statutory annual leave of a country, for a week of five working days. The guide
 * `openapi/guides/leave-policies.md` cites the law, and states what the preset does not cover.
 */
export type Preset = Pick<LeaveTypeCreate, 'name' | 'code'> & {
  accrual: Required<NonNullable<LeaveTypeCreate['accrual']>>
  prorate_by_work_pattern: boolean
}
