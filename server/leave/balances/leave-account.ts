import { addDays } from '../../operation/calendar-date.ts'
import { type ExpiryRules, lastCarriedDay } from './carried-days.ts'
import { type AccrualRules, type Earning, type Employment, matchedEarnings } from './earn-days.ts'
import { includesDate, type Period } from './leave-year.ts'
import { byDate, cancelledIn, type Line, type Pending, sortLines, sum } from './ledger-line.ts'
import { carriedAtClosing, expiringOn, type Lot, type LotUse, lotsOn, ownExpiryDays } from './lots.ts'
import { withinMaximum } from './max-balance.ts'
import { firstAccrualDay, firstAccrualYear, latestDay, leaveYearIn, openSince, yearAfter } from './personal-year.ts'

/** The account of one person and one leave type: all data from which its balances are calculated. */
export interface LeaveAccount {
  rules: AccrualRules
  employment: Employment
  /** Today's date, from which a person earns days if no rule matched at the start of the leave year. */
  today: string
  /** The booked lines, in any order. */
  lines: Line[]
  pending: Pending[]
}

/**
 * Calculates the lines that are due by a day but not booked: accruals, the expiry of days that can expire, and the
 * closing of each leave year that has ended.
 *
 * Carried days, and adjusted days with their own expiry, expire on the day after their last day: one `expiry` for
 * all that expire on a day. An `expiry` of zero days shows that none remained.
 *
 * Closing a leave year opens the next one with all remaining days (`carry_over`), less those beyond the limit and those
 * whose last day is the last one of the leave year (`expiry`). A negative balance carries over in full. A
 * `carry_over` of zero days closes a leave year without remaining days. Pending requests count as taken. If each
 * person has other leave years, the first expiry closes the leave years before, which are empty: the leave years must not
 * move once days have expired in one of them.
 *
 * A month earns at most the days up to the maximum balance. If the lines will be booked, it is the balance with the
 * lines that pending requests hold back: they are due all the same.
 *
 * @param through - the last day on which lines are due
 * @param options.isFinal - whether the lines will be booked; a leave year with pending requests, and all later leave
 *   years, then stay open, and days that pending requests can take do not expire
 * @returns the due lines, in the order in which they must be booked
 */
export function dueLines(account: LeaveAccount, through: string, { isFinal }: { isFinal: boolean }): Line[] {
  const { rules, employment, pending } = account
  const lines = [...account.lines]
  const due: Line[] = []
  const book = (line: Pick<Line, 'kind' | 'days' | 'effective_on' | 'period'>) => {
    const dueLine = { ...line, id: null, leave_request_id: null, note: null }
    due.push(dueLine)
    lines.push(dueLine)
  }
  const earnedThrough = lastEarned(account)
  const accruesFrom = firstAccrualYear(account).start
  const lastEarning = rules.accrues_until !== null && rules.accrues_until < through ? rules.accrues_until : through
  const isBooked = (kind: Line['kind'], first: string) =>
    lines.some((line) => line.kind === kind && line.period === first)

  const keepYears = (year: Period | null) => {
    if (year === null || rules.leave_year !== 'hire_date' || openSince({ lines }) !== null) return
    book({ kind: 'carry_over', days: 0, effective_on: year.start, period: year.start })
  }
  const bookExpiries = (year: Period | null, pendingHere: Pending[], last = through) => {
    for (const day of expiryDays(account, year)) {
      if (day > last || isBooked('expiry', day)) continue
      const mayExpire = !isFinal || pendingHere.every(({ start_date }) => start_date >= day)
      const left = expiringOn({ ...account, lines }, year, addDays(day, -1))
      if (!mayExpire || left === undefined) continue
      keepYears(year)
      book({ kind: 'expiry', days: 0 - left, effective_on: day, period: day })
    }
  }
  if (rules.accrual_method === 'none') {
    bookExpiries(null, pending)
    return due
  }

  const isLimited = rules.max_balance !== null
  const expected = isLimited && isFinal ? dueLines(account, through, { isFinal: false }) : []
  const limited = (year: Period, earning: Earning): Earning => {
    if (!isLimited) return earning
    const due = expected.find(({ kind, period }) => kind === 'accrual' && period === earning.period)
    if (due) return { ...earning, days: due.days }
    bookExpiries(year, [], earning.effective_on)
    return withinMaximum({ ...account, lines }, year, earning)
  }

  let mayClose = true
  for (let year = firstYear(account); year.start <= through; year = yearAfter(account, year)) {
    if (year.start >= accruesFrom) {
      for (const earning of matchedEarnings(account, employment, year)) {
        if (earning.effective_on > lastEarning || earning.period <= earnedThrough) continue
        book({ kind: 'accrual', ...limited(year, earning) })
      }
    }
    const next = yearAfter(account, year)
    const pendingHere = pending.filter(({ start_date }) => includesDate(year, start_date))
    if (mayClose) bookExpiries(year, pendingHere)
    mayClose &&= !isFinal || pendingHere.length === 0
    if (next.start > through || isBooked('carry_over', next.start) || !mayClose) continue
    const remaining = sum(lines.filter(({ effective_on }) => includesDate(year, effective_on))) - sum(pendingHere)
    const opening = { effective_on: next.start, period: next.start }
    book({ kind: 'carry_over', days: remaining, ...opening })
    const rest = carriedAtClosing({ ...account, lines }, year, remaining)
    if (rest < remaining) book({ kind: 'expiry', days: rest - remaining, ...opening })
  }
  return due
}

/** The balance of an account on a day; `available` is entitled − taken − scheduled − pending. */
export interface Balance {
  /** The leave year that contains the day; null for leave types without accrual, which have no leave years. */
  year: Period | null
  /** The days earned, carried over and adjusted up to the day of the balance. */
  entitled: number
  /** The days of approved leave that has begun by the day of the balance. */
  taken: number
  /** The days of approved leave that begins later in the leave year. */
  scheduled: number
  /** The days of requests in the leave year without a decision. */
  pending: number
  available: number
  /** The days that were credited by then, and what remains of them. */
  lots: Lot[]
  /** The lines that add up to `available`. */
  lines: (Omit<Line, 'kind'> & { kind: Line['kind'] | 'pending'; lots: LotUse[] })[]
}

/**
 * Calculates the balance on a day, including accruals that are due by that day. Leave counts in full in the leave year
 * in which it begins, from the first day of that year on, so that the days of later leave are not available.
 */
export function balanceOn(account: LeaveAccount, date: string): Balance {
  const year = account.rules.accrual_method === 'none' ? null : leaveYearIn(account, date)
  const isInYear = (day: string) => year === null || includesDate(year, day)
  const lines = [...account.lines, ...dueLines(account, date, { isFinal: false })]
    .filter(({ effective_on, days }) => isInYear(effective_on) && days !== 0)
    .sort(byDate)
  const isInEffect = ({ effective_on }: Line) => effective_on <= date

  const { leave, credits: allCredits } = sortLines(lines)
  const credits = allCredits.filter(isInEffect)
  const pendingHere = account.pending.filter(({ start_date }) => isInYear(start_date))
  const pendingLines = pendingHere.map(({ id, start_date, days }) => ({
    id: null,
    kind: 'pending' as const,
    days: -days,
    effective_on: start_date,
    period: null,
    leave_request_id: id,
    note: null,
  }))
  // Days of cancelled leave that did not return had expired: they are no longer entitled, rather than taken.
  const isCancelled = cancelledIn(leave)
  const current = leave.filter((line) => !isCancelled(line))
  const entitled = sum(credits) + sum(leave.filter(isCancelled))
  const taken = 0 - sum(current.filter(isInEffect))
  const scheduled = 0 - sum(current.filter((line) => !isInEffect(line)))
  const pending = 0 - sum(pendingLines)
  const available = entitled - taken - scheduled - pending
  const { lots, uses } = lotsOn({ ...account, lines }, year, date)
  const withLots = [...credits, ...leave, ...pendingLines].map((line) => ({
    ...line,
    lots: uses.get(line.leave_request_id) ?? [],
  }))
  return { year, entitled, taken, scheduled, pending, available, lots, lines: withLots }
}

/** Returns the day on which carried days expire within a leave year; null if they do not. */
export function expiryDay({ rules }: { rules: ExpiryRules }, year: Period): string | null {
  const last = lastCarriedDay(rules, year)
  return last === null || last === year.end ? null : addDays(last, 1)
}

/**
 * Returns the days on which days of an account expire within a leave year, in order. Adjusted days that expire do so
 * within the leave year of their adjustment.
 *
 * @param year - the leave year; null for leave types without leave years
 */
export function expiryDays({ rules, lines }: Pick<LeaveAccount, 'rules' | 'lines'>, year: Period | null): string[] {
  const carried = year === null ? null : expiryDay({ rules }, year)
  const adjusted = ownExpiryDays(
    lines.filter(({ effective_on }) => year === null || includesDate(year, effective_on)),
  ).filter((day) => year === null || day <= year.end)
  return [...new Set(carried === null ? adjusted : [carried, ...adjusted])].sort()
}

/** Returns the first day of the last period with a booked accrual; an empty string if there is none. */
export const lastEarned = ({ lines }: LeaveAccount): string =>
  latestDay(lines.filter(({ kind }) => kind === 'accrual').map(({ period }) => period ?? ''))

function firstYear(account: LeaveAccount): Period {
  const { lines, pending } = account
  const dates = [...lines.map(({ effective_on }) => effective_on), ...pending.map(({ start_date }) => start_date)]
  const first = dates.reduce((earliest, date) => (date < earliest ? date : earliest), firstAccrualDay(account))
  return leaveYearIn(account, first)
}
