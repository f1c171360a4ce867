import type { Preset } from './preset.ts'

/** 5.6 weeks, which do not carry over (regulations 13, 13A and 15A of the Working Time Regulations 1998). */
export const unitedKingdom: Preset = {
  name: 'Annual leave (United Kingdom)',
  code: 'annual-leave-gb',
  accrual: {
    method: 'yearly',
    days_per_year: 28,
    carry_over_max: 0,
    carry_over_expires: null,
    leave_year: 'fixed',
    resets_on: '01-01',
    rounding: 'up',
    max_balance: null,
  },
  prorate_by_work_pattern: true,
}
