import type { Preset } from './preset.ts'

/** Four weeks, carried over until 30 June (7:634 and 7:640a BW). */
export const netherlands: Preset = {
  name: 'Statutory leave (Netherlands)',
  code: 'statutory-leave-nl',
  accrual: {
    method: 'yearly',
    days_per_year: 20,
    carry_over_max: null,
    carry_over_expires: { on: '06-30' },
    leave_year: 'fixed',
    resets_on: '01-01',
    rounding: 'up',
    max_balance: null,
  },
  prorate_by_work_pattern: true,
}

/** An agreed fifth week. The days of a year lapse five years after it (7:642 BW): those of five years carry over. */
export const netherlandsExtra: Preset = {
  name: 'Extra leave (Netherlands)',
  code: 'extra-leave-nl',
  accrual: {
    method: 'yearly',
    days_per_year: 5,
    carry_over_max: 25,
    carry_over_expires: null,
    leave_year: 'fixed',
    resets_on: '01-01',
    rounding: 'up',
    max_balance: null,
  },
  prorate_by_work_pattern: true,
}
