import type { Schemas } from '../../operation/contract/contract.ts'
import { type AccrualRules, type Employment, isUnearned, matchedEarnings } from './earn-days.ts'
import { leaveYearAt, nextYear, type Period } from './leave-year.ts'

/** A line of the ledger, which is booked or due. */
export interface Line {
  /** The ID of a booked line; null for a line that is only due. */
  id: number | null
  kind: Schemas['LeaveLineKind']
  days: number
  effective_on: string
  /** The first day of the month or leave year for which the line is booked; no period is booked twice. */
  period: string | null
  leave_request_id: number | null
  note: string | null
}

/** A leave request without a decision. */
export interface Pending {
  id: number
  start_date: string
  days: number
}

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
 * Calculates the lines that are due by a day but not booked: accruals, and the closing of each leave year that has
 * ended.
 *
 * Closing a leave year opens the next one with all remaining days (`carry_over`), less those beyond the limit
 * (`expiry`). A negative balance carries over in full. A `carry_over` of zero days closes a leave year without
 * remaining days. Pending requests count as taken.
 *
 * @param through - the last day on which lines are due
 * @param options.isFinal - whether the lines will be booked; a leave year with pending requests, and all later leave
 *   years, then stay open
 * @returns the due lines, in the order in which they must be booked
 */
export function dueLines(account: LeaveAccount, through: string, { isFinal }: { isFinal: boolean }): Line[] {
  const { rules, employment, pending } = account
  if (rules.accrual_method === 'none') return []
  const lines = [...account.lines]
  const due: Line[] = []
  const book = (line: Pick<Line, 'kind' | 'days' | 'effective_on' | 'period'>) => {
    const dueLine = { ...line, id: null, leave_request_id: null, note: null }
    due.push(dueLine)
    lines.push(dueLine)
  }
  const earnedThrough = lastEarned(account)
  const lastEarning = rules.accrues_until !== null && rules.accrues_until < through ? rules.accrues_until : through
  const isOpened = (year: Period) =>
    account.lines.some(({ kind, period }) => kind === 'carry_over' && period === year.start)

  let mayClose = true
  for (let year = firstYear(account); year.start <= through; year = nextYear(year)) {
    if (year.start >= rules.accrues_from) {
      for (const earning of matchedEarnings(account, employment, year)) {
        if (earning.effective_on > lastEarning || earning.period <= earnedThrough) continue
        book({ kind: 'accrual', ...earning })
      }
    }
    const next = nextYear(year)
    const pendingHere = pending.filter(({ start_date }) => includesDate(year, start_date))
    mayClose &&= !isFinal || pendingHere.length === 0
    if (next.start > through || isOpened(next) || !mayClose) continue
    const remaining = sum(lines.filter(({ effective_on }) => includesDate(year, effective_on))) - sum(pendingHere)
    const opening = { effective_on: next.start, period: next.start }
    book({ kind: 'carry_over', days: remaining, ...opening })
    const { carry_over_max: limit } = rules
    if (limit !== null && remaining > limit) book({ kind: 'expiry', days: limit - remaining, ...opening })
  }
  return due
}

/**
 * Calculates the corrections of booked accruals after a change of employment: the days earned under the new dates, less
 * the days earned under the old dates. Closed leave years are not corrected. Accruals that are not booked yet need no
 * correction, because they will be booked under the new dates.
 *
 * @param account - the account with the new employment
 * @param before - the old employment; null if the new one is another employment, whose days are added
 * @returns the adjustments other than zero, one for each day with accruals
 */
export function earningCorrections(
  account: LeaveAccount,
  before: Employment | null,
): Pick<Line, 'days' | 'effective_on'>[] {
  const { rules, employment } = account
  const earnedThrough = lastEarned(account)
  const open = openSince(account) ?? rules.accrues_from
  const changes = new Map<string, number>()
  for (let year = leaveYearAt(open, rules.resets_on); year.start <= earnedThrough; year = nextYear(year)) {
    if (year.start < rules.accrues_from) continue
    const removed = before === null ? [] : [[before, -1] as const]
    for (const [dates, sign] of [...removed, [employment, 1] as const]) {
      for (const { period, effective_on, days } of matchedEarnings(account, dates, year)) {
        if (period <= earnedThrough && !isUnearned(account.lines, period))
          changes.set(effective_on, (changes.get(effective_on) ?? 0) + sign * days)
      }
    }
  }
  return [...changes].filter(([, days]) => days !== 0).map(([effective_on, days]) => ({ effective_on, days }))
}

/**
 * Calculates the reversal of cancelled leave. The days are credited on the day on which they were taken. If the leave
 * year of that day is closed, they are credited on the first day of the open leave year instead, limited to the days
 * that would have carried over if the leave had been cancelled before the closing.
 */
export function reverseLeave(
  account: LeaveAccount,
  leave: Pick<Pending, 'start_date' | 'days'>,
): { days: number; effective_on: string } {
  const { carry_over_max: limit } = account.rules
  const later = account.lines
    .filter(({ kind, effective_on }) => kind === 'carry_over' && effective_on > leave.start_date)
    .sort(byDate)
  const carried = (days: number) => (limit === null ? days : Math.min(limit, days))
  const days = later.reduce((more, { days: left }) => carried(left + more) - carried(left), leave.days)
  return { days, effective_on: later.at(-1)?.effective_on ?? leave.start_date }
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
  /** The lines that add up to `available`. */
  lines: (Omit<Line, 'kind'> & { kind: Line['kind'] | 'pending' })[]
}

/**
 * Calculates the balance on a day, including accruals that are due by that day. Leave counts in full in the leave year
 * in which it begins, from the first day of that year on, so that the days of later leave are not available.
 */
export function balanceOn(account: LeaveAccount, date: string): Balance {
  const { accrual_method, resets_on } = account.rules
  const year = accrual_method === 'none' ? null : leaveYearAt(date, resets_on)
  const isInYear = (day: string) => year === null || includesDate(year, day)
  const lines = [...account.lines, ...dueLines(account, date, { isFinal: false })]
    .filter(({ effective_on, days }) => isInYear(effective_on) && days !== 0)
    .sort(byDate)
  const requestIds = new Set(lines.filter(({ kind }) => kind === 'taken').map((line) => line.leave_request_id))
  // A reversal of leave from a closed leave year adds to the entitlement of this leave year, in which the leave was not
  // taken.
  const isLeave = ({ kind, leave_request_id }: Line) =>
    (kind === 'taken' || kind === 'reversal') && requestIds.has(leave_request_id)
  const isInEffect = ({ effective_on }: Line) => effective_on <= date

  const credits = lines.filter((line) => !isLeave(line) && isInEffect(line))
  const leave = lines.filter(isLeave)
  const pendingLines = account.pending
    .filter(({ start_date }) => isInYear(start_date))
    .map(({ id, start_date, days }) => ({
      id: null,
      kind: 'pending' as const,
      days: -days,
      effective_on: start_date,
      period: null,
      leave_request_id: id,
      note: null,
    }))
  const entitled = sum(credits)
  const taken = 0 - sum(leave.filter(isInEffect))
  const scheduled = 0 - sum(leave.filter((line) => !isInEffect(line)))
  const pending = 0 - sum(pendingLines)
  const available = entitled - taken - scheduled - pending
  return { year, entitled, taken, scheduled, pending, available, lines: [...credits, ...leave, ...pendingLines] }
}

/**
 * Finds the first day on which leave would exceed the balance: the first day of the leave itself, or of leave in a
 * later leave year that relies on days carried over from this one.
 *
 * @param account - the account without the leave
 * @returns the day and the days available on it, without the leave; undefined if enough days are available
 */
export function findShortage(account: LeaveAccount, leave: Pending): { date: string; available: number } | undefined {
  const withLeave = { ...account, pending: [...account.pending, leave] }
  const { year, available } = balanceOn(account, leave.start_date)
  if (available < leave.days) return { date: leave.start_date, available }
  if (year === null) return undefined
  const later = [...account.pending.map(({ start_date }) => start_date), ...leaveDates(account)]
  for (const date of [...new Set(later)].filter((day) => day > year.end).sort()) {
    const before = remainingOn(account, date)
    const after = remainingOn(withLeave, date)
    if (after < 0 && after < before) return { date, available: before }
  }
  return undefined
}

/** Returns the days that remain on a day after all leave that has begun by that day. */
const remainingOn = (account: LeaveAccount, date: string): number =>
  sum(balanceOn(account, date).lines.filter(({ effective_on }) => effective_on <= date))

/** Returns the first day of the open leave year; null if no leave year is closed. */
export const openSince = ({ lines }: Pick<LeaveAccount, 'lines'>): string | null =>
  latest(lines.filter(({ kind }) => kind === 'carry_over').map(({ effective_on }) => effective_on)) || null

/** Returns the first day of the last period with a booked accrual; an empty string if there is none. */
const lastEarned = ({ lines }: LeaveAccount): string =>
  latest(lines.filter(({ kind }) => kind === 'accrual').map(({ period }) => period ?? ''))

const leaveDates = ({ lines }: LeaveAccount): string[] =>
  lines.filter(({ kind }) => kind === 'taken').map(({ effective_on }) => effective_on)

const firstYear = ({ rules, lines, pending }: LeaveAccount): Period => {
  const dates = [...lines.map(({ effective_on }) => effective_on), ...pending.map(({ start_date }) => start_date)]
  const first = dates.reduce((earliest, date) => (date < earliest ? date : earliest), rules.accrues_from)
  return leaveYearAt(first, rules.resets_on)
}

const includesDate = ({ start, end }: Period, date: string): boolean => date >= start && date <= end

const sum = (items: { days: number }[]): number => items.reduce((total, { days }) => total + days, 0)

const latest = (dates: string[]): string => dates.reduce((last, date) => (date > last ? date : last), '')

const byDate = (a: Line, b: Line): number => {
  if (a.effective_on !== b.effective_on) return a.effective_on < b.effective_on ? -1 : 1
  return (a.id ?? Number.MAX_SAFE_INTEGER) - (b.id ?? Number.MAX_SAFE_INTEGER)
}
