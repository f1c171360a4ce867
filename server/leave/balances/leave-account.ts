import type { Schemas } from '../../operation/contract/contract.ts'
import { type AccrualRules, type Employment, earningsOf, isUnearned } from './earn-days.ts'
import { leaveYearOf, nextYear, type Period } from './leave-year.ts'

/** A line of the ledger, booked or still to be booked. */
export interface Line {
  /** Null while the line is not booked. */
  id: number | null
  kind: Schemas['LeaveLineKind']
  days: number
  effective_on: string
  /** First day of the month or leave year for which the line is booked; no period is booked twice. */
  period: string | null
  leave_request_id: number | null
  note: string | null
}

/** A request that nobody has decided on yet. */
export interface Pending {
  id: number
  start_date: string
  days: number
}

/** The account of one person and one leave type: everything from which its balances follow. */
export interface LeaveAccount {
  rules: AccrualRules
  employment: Employment
  /** The day on which those begin to earn for whom no rule was so far in a leave year. */
  today: string
  /** The booked lines, in any order. */
  lines: Line[]
  pending: Pending[]
}

/**
 * Finds the lines that the ledger lacks up to a day: days earned, and the closing of every leave year that has ended.
 *
 * Closing a leave year opens the next one with all days that are left (`carry_over`), less those beyond the limit
 * (`expiry`). A negative rest carries over in full. When nothing is left, a `carry_over` of zero days marks the leave
 * year as closed. Pending requests count as taken.
 *
 * @param through - the last day, included
 * @param options.isFinal - true when the lines will be booked: a leave year with pending requests, and every one after
 *   it, then stays open
 * @returns the missing lines, in the order in which to book them
 */
export function dueLines(account: LeaveAccount, through: string, { isFinal }: { isFinal: boolean }): Line[] {
  const { rules, employment, pending } = account
  if (rules.accrual_method === 'none') return []
  const lines = [...account.lines]
  const due: Line[] = []
  const book = (line: Pick<Line, 'kind' | 'days' | 'effective_on' | 'period'>) => {
    const whole = { ...line, id: null, leave_request_id: null, note: null }
    due.push(whole)
    lines.push(whole)
  }
  const earnedThrough = lastEarned(account)
  const lastEarning = rules.accrues_until !== null && rules.accrues_until < through ? rules.accrues_until : through
  const isOpened = (year: Period) =>
    account.lines.some(({ kind, period }) => kind === 'carry_over' && period === year.start)

  let mayClose = true
  for (let year = firstYearOf(account); year.start <= through; year = nextYear(year)) {
    if (year.start >= rules.accrues_from) {
      for (const earning of earningsOf(account, employment, year)) {
        if (earning.effective_on > lastEarning || earning.period <= earnedThrough) continue
        book({ kind: 'accrual', ...earning })
      }
    }
    const next = nextYear(year)
    const undecided = pending.filter(({ start_date }) => isIn(year, start_date))
    mayClose &&= !isFinal || undecided.length === 0
    if (next.start > through || isOpened(next) || !mayClose) continue
    const left = sumOf(lines.filter(({ effective_on }) => isIn(year, effective_on))) - sumOf(undecided)
    const opening = { effective_on: next.start, period: next.start }
    book({ kind: 'carry_over', days: left, ...opening })
    const { carry_over_max: limit } = rules
    if (limit !== null && left > limit) book({ kind: 'expiry', days: limit - left, ...opening })
  }
  return due
}

/**
 * Works out how a change of employment corrects the days earned so far: the days earned under the new dates, less those
 * earned under the old ones. Closed leave years are not corrected. Days that are not booked yet need no correction, as
 * they will be booked under the new dates.
 *
 * @param account - with the new employment
 * @param before - the old employment
 * @returns adjustments other than zero, one for each day on which days are earned
 */
export function correctionsOf(account: LeaveAccount, before: Employment): Pick<Line, 'days' | 'effective_on'>[] {
  const { rules, employment } = account
  const earnedThrough = lastEarned(account)
  const open = openSince(account) ?? rules.accrues_from
  const changes = new Map<string, number>()
  for (let year = leaveYearOf(open, rules.resets_on); year.start <= earnedThrough; year = nextYear(year)) {
    if (year.start < rules.accrues_from) continue
    for (const [as, sign] of [[before, -1] as const, [employment, 1] as const]) {
      for (const { period, effective_on, days } of earningsOf(account, as, year)) {
        if (period <= earnedThrough && !isUnearned(account.lines, period))
          changes.set(effective_on, (changes.get(effective_on) ?? 0) + sign * days)
      }
    }
  }
  return [...changes].filter(([, days]) => days !== 0).map(([effective_on, days]) => ({ effective_on, days }))
}

/**
 * Works out the reversal of cancelled leave. Its days return on the day on which they were taken. If that day's leave
 * year is closed, they return on the first day of the open leave year instead, and only as many of them as would have
 * carried over if the leave had been cancelled before the closing.
 */
export function reversalOf(
  account: LeaveAccount,
  leave: Pick<Pending, 'start_date' | 'days'>,
): { days: number; effective_on: string } {
  const { carry_over_max: limit } = account.rules
  const later = account.lines
    .filter(({ kind, effective_on }) => kind === 'carry_over' && effective_on > leave.start_date)
    .sort(byDate)
  const most = (left: number) => (limit === null ? left : Math.min(limit, left))
  const days = later.reduce((more, { days: left }) => most(left + more) - most(left), leave.days)
  return { days, effective_on: later.at(-1)?.effective_on ?? leave.start_date }
}

/** The balance of an account on a day; `available` is entitled − taken − scheduled − pending. */
export interface Balance {
  /** The leave year that the day is in; null for leave types without accrual, which have no leave years. */
  year: Period | null
  /** Days given by then: earned, carried over and adjusted. */
  entitled: number
  /** Approved leave that has begun by then. */
  taken: number
  /** Approved leave that begins later in the leave year. */
  scheduled: number
  /** Requests in the leave year that nobody has decided on. */
  pending: number
  available: number
  /** The lines that add up to `available`. */
  lines: (Omit<Line, 'kind'> & { kind: Line['kind'] | 'pending' })[]
}

/**
 * Works out the balance on a day, including days that will have been earned by then. Leave counts in full in the leave
 * year in which it begins. It counts before it begins, too: days planned for later in the year are not available now.
 */
export function balanceOn(account: LeaveAccount, date: string): Balance {
  const { accrual_method, resets_on } = account.rules
  const year = accrual_method === 'none' ? null : leaveYearOf(date, resets_on)
  const isInYear = (day: string) => year === null || isIn(year, day)
  const lines = [...account.lines, ...dueLines(account, date, { isFinal: false })]
    .filter(({ effective_on, days }) => isInYear(effective_on) && days !== 0)
    .sort(byDate)
  const takenHere = new Set(lines.filter(({ kind }) => kind === 'taken').map((line) => line.leave_request_id))
  // The reversal of leave from a closed leave year gives days to this one, which had not taken them.
  const isLeave = ({ kind, leave_request_id }: Line) =>
    (kind === 'taken' || kind === 'reversal') && takenHere.has(leave_request_id)
  const isByThen = ({ effective_on }: Line) => effective_on <= date

  const given = lines.filter((line) => !isLeave(line) && isByThen(line))
  const leave = lines.filter(isLeave)
  const undecided = account.pending
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
  const entitled = sumOf(given)
  const taken = 0 - sumOf(leave.filter(isByThen))
  const scheduled = 0 - sumOf(leave.filter((line) => !isByThen(line)))
  const pending = 0 - sumOf(undecided)
  const available = entitled - taken - scheduled - pending
  return { year, entitled, taken, scheduled, pending, available, lines: [...given, ...leave, ...undecided] }
}

/**
 * Finds the first day on which more leave would take more days than there are: its own first day, or that of leave in a
 * later leave year which relies on days carried over from this one.
 *
 * @param account - without the leave in question
 * @returns the day and what is available on it, without the leave in question; undefined when there are enough days
 */
export function findShortage(account: LeaveAccount, leave: Pending): { date: string; available: number } | undefined {
  const withIt = { ...account, pending: [...account.pending, leave] }
  const { year, available } = balanceOn(account, leave.start_date)
  if (available < leave.days) return { date: leave.start_date, available }
  if (year === null) return undefined
  const later = [...account.pending.map(({ start_date }) => start_date), ...takenFrom(account)]
  for (const date of [...new Set(later)].filter((day) => day > year.end).sort()) {
    const before = leftOn(account, date)
    const after = leftOn(withIt, date)
    if (after < 0 && after < before) return { date, available: before }
  }
  return undefined
}

/** The days left on a day after all leave that has begun by then; leave that begins later does not count. */
const leftOn = (account: LeaveAccount, date: string): number =>
  sumOf(balanceOn(account, date).lines.filter(({ effective_on }) => effective_on <= date))

/** The first day of the open leave year: earlier ones are closed. Null until the first one is closed. */
export const openSince = ({ lines }: Pick<LeaveAccount, 'lines'>): string | null =>
  lastOf(lines.filter(({ kind }) => kind === 'carry_over').map(({ effective_on }) => effective_on)) || null

/** The last period whose earned days are booked; empty when there is none. */
const lastEarned = ({ lines }: LeaveAccount): string =>
  lastOf(lines.filter(({ kind }) => kind === 'accrual').map(({ period }) => period ?? ''))

const takenFrom = ({ lines }: LeaveAccount): string[] =>
  lines.filter(({ kind }) => kind === 'taken').map(({ effective_on }) => effective_on)

const firstYearOf = ({ rules, lines, pending }: LeaveAccount): Period => {
  const dates = [...lines.map(({ effective_on }) => effective_on), ...pending.map(({ start_date }) => start_date)]
  const first = dates.reduce((earliest, date) => (date < earliest ? date : earliest), rules.accrues_from)
  return leaveYearOf(first, rules.resets_on)
}

const isIn = ({ start, end }: Period, date: string): boolean => date >= start && date <= end

const sumOf = (items: { days: number }[]): number => items.reduce((sum, { days }) => sum + days, 0)

const lastOf = (dates: string[]): string => dates.reduce((last, date) => (date > last ? date : last), '')

const byDate = (a: Line, b: Line): number => {
  if (a.effective_on !== b.effective_on) return a.effective_on < b.effective_on ? -1 : 1
  return (a.id ?? Number.MAX_SAFE_INTEGER) - (b.id ?? Number.MAX_SAFE_INTEGER)
}
