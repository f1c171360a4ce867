import type { Preset } from './preset.ts'

/** Four weeks, carried over until 31 March (§§ 3, 5 and 7 BUrlG). */
export const germany: Preset = {
  name: 'Annual leave (Germany)',
  code: 'annual-leave-de',
  accrual: {
    method: 'yearly',
    days_per_year: 20,
    carry_over_max: null,
    carry_over_expires: { on: '03-31' },
    leave_year: 'fixed',
    resets_on: '01-01',
    rounding: 'up',
    max_balance: null,
  },
  prorate_by_work_pattern: true,
}
