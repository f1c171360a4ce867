import type { Preset } from './preset.ts'

/** Five weeks, earned from June to May and taken by the end of the next May (L3141-3 and L3141-7, Code du travail). */
export const france: Preset = {
  name: 'Annual leave (France)',
  code: 'annual-leave-fr',
  accrual: {
    method: 'monthly',
    days_per_year: 25,
    carry_over_max: null,
    carry_over_expires: { months: 12 },
    leave_year: 'fixed',
    resets_on: '06-01',
    rounding: 'up',
    max_balance: null,
  },
  prorate_by_work_pattern: true,
}
