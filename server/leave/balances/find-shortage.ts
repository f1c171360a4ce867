import { balanceOn, expiryDays, type LeaveAccount } from './leave-account.ts'
import type { Period } from './leave-year.ts'
import { type Pending, sum } from './ledger-line.ts'
import { isLapse } from './lots.ts'
import { leaveYearIn } from './personal-year.ts'

/** A day on which leave would leave less than the minimum balance. */
export interface Shortage {
  date: string
  /** The days available on the day, without the leave. */
  available: number
  /** The balance on the day, with the leave. */
  remaining: number
  /** The first day on which days are expired that would have been enough; null for other shortages. */
  expired_on: string | null
}

/**
 * Finds the first day on which leave would exceed the balance: the first day of the leave itself, the day on which
 * days expire during the leave, or the first day of leave in a later leave year that relies on days carried over
 * from this one.
 *
 * @param account - the account without the leave
 * @param minimum - the days that must remain
 * @returns undefined if enough days are available
 */
export function findShortage(account: LeaveAccount, leave: Pending, minimum = 0): Shortage | undefined {
  const withLeave = { ...account, pending: [...account.pending, leave] }
  const { year, available, lines } = balanceOn(account, leave.start_date)
  const remaining = available - leave.days
  if (remaining < minimum) {
    const lapses = lines.filter((line) => isLapse(line, year))
    const expired_on = remaining - sum(lapses) < minimum ? null : (lapses.at(-1)?.effective_on ?? null)
    return { date: leave.start_date, available, remaining, expired_on }
  }
  for (const expiry of expiryDays(account, year).filter((day) => leave.start_date < day)) {
    const before = balanceOn(account, expiry).available
    const after = balanceOn(withLeave, expiry).available
    if (after < minimum && after < before) {
      const available = leave.days + after - Math.min(minimum, before)
      return { date: leave.start_date, available, remaining: after, expired_on: expiry }
    }
  }
  if (year === null) return undefined
  for (const date of laterDates(account, year)) {
    const before = remainingOn(account, date)
    const after = remainingOn(withLeave, date)
    if (after < minimum && after < before) return { date, available: before, remaining: after, expired_on: null }
  }
  return undefined
}

/** Returns the days after a leave year on which leave begins, and those on which days of its year expire. */
function laterDates(account: LeaveAccount, { end }: Period): string[] {
  const taken = account.lines.filter(({ kind }) => kind === 'taken').map(({ effective_on }) => effective_on)
  const starts = [...account.pending.map(({ start_date }) => start_date), ...taken].filter((day) => day > end)
  const expiries = starts.flatMap((day) => expiryDays(account, leaveYearIn(account, day)))
  return [...new Set([...starts, ...expiries])].sort()
}

/** Returns the days that remain on a day after all leave that has begun by that day. */
const remainingOn = (account: LeaveAccount, date: string): number =>
  sum(balanceOn(account, date).lines.filter(({ effective_on }) => effective_on <= date))
