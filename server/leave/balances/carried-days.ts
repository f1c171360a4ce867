import { addDays, addMonths } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Period } from './leave-year.ts'

/** When the days that carried over expire: after a number of months of the leave year, or after a day of it. */
export type CarryOverExpiry = NonNullable<Schemas['LeaveAccrual']['carry_over_expires']>

/** The rules about the expiry of days that carried over. */
export interface ExpiryRules {
  /** Null if they do not expire. */
  carry_over_expires: CarryOverExpiry | null
  /** The day on which the rule was set. Days whose last day was earlier have not expired. Null if there is no rule. */
  carry_over_expires_from: string | null
}

/** Returns the last day on which days can be taken that carried over into a leave year; null if they do not expire. */
export function lastCarriedDay(
  { carry_over_expires: rule, carry_over_expires_from: from }: ExpiryRules,
  year: Period,
): string | null {
  if (rule === null) return null
  const last = rule.on === undefined ? lastDayOfMonths(year, rule.months ?? 12) : dayInYear(year, rule.on)
  return from !== null && last < from ? null : last
}

const lastDayOfMonths = ({ start, end }: Period, months: number): string =>
  months === 12 ? end : addDays(addMonths(start, months), -1)

/** Returns the day in a leave year with a month and a day, `MM-DD`, that exist in every year. */
function dayInYear({ start }: Period, monthAndDay: string): string {
  const day = `${start.slice(0, 4)}-${monthAndDay}`
  return day >= start ? day : addMonths(day, 12)
}
