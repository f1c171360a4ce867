import type { Preset } from './preset.ts'

/** Three weeks, earned monthly up to the days of 18 months, and never forfeited. */
export const unitedStates: Preset = {
  name: 'Paid time off (United States)',
  code: 'paid-time-off-us',
  accrual: {
    method: 'monthly',
    days_per_year: 15,
    carry_over_max: null,
    carry_over_expires: null,
    leave_year: 'fixed',
    resets_on: '01-01',
    rounding: 'nearest',
    max_balance: 22.5,
  },
  prorate_by_work_pattern: true,
}
