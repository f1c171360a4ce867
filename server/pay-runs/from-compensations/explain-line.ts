import { groupDigits } from '../money.ts'
import type { Proration } from './proration.ts'

/** A rate as people read it: 4,200.00 EUR a month. */
export interface RateText {
  /** The amount in major units. */
  amount: string
  currency: string
  per: 'hour' | 'day' | 'week' | 'month' | 'year'
}

/** The days of a line and of the whole period, in half days by a rule. */
export interface DaysOfPeriod {
  halfDays: number
  of: number
  rule: Exclude<Proration, 'none'>
}

const rateInWords = ({ amount, currency, per }: RateText): string =>
  `${groupDigits(amount)} ${currency} ${per === 'hour' ? 'an' : 'a'} ${per}`

const dayWords = { calendar_days: 'calendar days', working_days: 'working days', thirty_days: 'days of 30-day months' }

/** Formats half days as days: 3 → `1.5`. */
export const formatHalfDays = (halfDays: number): string => String(halfDays / 2)

/** Explains the amount for a whole period. */
export const explainWhole = (rate: RateText): string => `The whole period at ${rateInWords(rate)}`

/** Explains the amount for a part of a period: `12 of 21 working days at 4,200.00 EUR a month`. */
export const explainPart = ({ halfDays, of, rule }: DaysOfPeriod, rate: RateText): string =>
  `${formatHalfDays(halfDays)} of ${formatHalfDays(of)} ${dayWords[rule]} at ${rateInWords(rate)}`

/** Explains the amount of a daily rate: `21 working days at 200.00 EUR a day`. */
export const explainDays = (halfDays: number, rate: RateText): string =>
  `${formatHalfDays(halfDays)} working ${halfDays === 2 ? 'day' : 'days'} at ${rateInWords(rate)}`

/** Explains a deduction for unpaid leave. `explanation` is that of its days. */
export const explainLeave = (explanation: string): string => `Unpaid leave: ${explanation}`
