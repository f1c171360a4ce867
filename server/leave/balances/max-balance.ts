import type { Earning } from './earn-days.ts'
import { includesDate, type Period } from './leave-year.ts'
import { type Line, type Pending, sum } from './ledger-line.ts'

/** The parts of an account that its maximum balance limits. */
interface LimitedAccount {
  rules: { max_balance: number | null }
  lines: readonly Line[]
  pending: readonly Pending[]
}

/**
 * Returns the days that can still be earned on a day. Leave that has begun by then counts as taken, even without a
 * decision.
 *
 * @param account - its lines include those that are due by that day
 * @param year - the leave year that contains the day
 * @returns zero if the balance has reached the maximum, and infinity without a maximum
 */
export function roomOn({ rules: { max_balance }, lines, pending }: LimitedAccount, year: Period, date: string): number {
  if (max_balance === null) return Number.POSITIVE_INFINITY
  const counts = (day: string) => includesDate(year, day) && day <= date
  const balance =
    sum(lines.filter(({ effective_on }) => counts(effective_on))) -
    sum(pending.filter(({ start_date }) => counts(start_date)))
  return Math.max(0, max_balance - balance)
}

/** Limits an earning to the maximum balance. An earning of zero days shows that its month is processed. */
export const withinMaximum = (account: LimitedAccount, year: Period, earning: Earning): Earning => ({
  ...earning,
  days: Math.min(earning.days, roomOn(account, year, earning.effective_on)),
})
