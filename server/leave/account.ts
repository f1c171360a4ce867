import type { Schemas } from '../operation/contract.ts'
import { type AccrualRules, type Employment, earnDays } from './earn-days.ts'
import { leaveYearOf, nextYear, type Period } from './leave-year.ts'

/** What is, or is to be, in the ledger. */
export interface Line {
  /** Null for one that is not booked yet. */
  id: number | null
  kind: Schemas['LeaveLineKind']
  days: number
  effective_on: string
  /** First day of the month or leave year that it is booked for, once. */
  period: string | null
  leave_request_id: number | null
  note: string | null
}

/** Leave that nobody has decided on. */
export interface Pending {
  id: number
  start_date: string
  days: number
}

/** All that a person's days of a leave type follow from. */
export interface Account {
  rules: AccrualRules
  employment: Employment
  /** What is booked, in any order. */
  lines: Line[]
  pending: Pending[]
}

/**
 * What the ledger lacks up to a day: days earned, and for each leave year that is over what goes into the next one.
 * A leave year opens with all that was left of the one before (`carry_over`), less what is beyond the limit
 * (`expiry`); more taken than there was goes over in full, and where nothing is left a `carry_over` of no days says that
 * the year before is closed. What is undecided counts as taken.
 *
 * @param through - the last day
 * @param options.isFinal - true for what is to be booked: no leave year is closed while leave of it is undecided
 * @returns lines that are not in the ledger, in order
 */
export function dueLines(account: Account, through: string, { isFinal }: { isFinal: boolean }): Line[] {
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
  const isOpened = (year: Period) =>
    account.lines.some(({ kind, period }) => kind === 'carry_over' && period === year.start)

  let mayClose = true
  for (let year = firstYearOf(account); year.start <= through; year = nextYear(year)) {
    if (year.start >= rules.accrues_from) {
      for (const earning of earnDays(rules, employment, year)) {
        if (earning.effective_on <= through && earning.period > earnedThrough) book({ kind: 'accrual', ...earning })
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
 * What a change of somebody's employment makes of the days that are booked already: earned as it is now, less earned as
 * it was. Leave years that are closed stay as they are, and what is not booked yet follows from the employment itself.
 *
 * @param account - with the employment as it is now
 * @returns days to adjust by, none of them zero, by the day on which they are earned
 */
export function correctionsOf(account: Account, before: Employment): Pick<Line, 'days' | 'effective_on'>[] {
  const { rules, employment } = account
  const earnedThrough = lastEarned(account)
  const open = openSince(account) ?? rules.accrues_from
  const changes = new Map<string, number>()
  for (let year = leaveYearOf(open, rules.resets_on); year.start <= earnedThrough; year = nextYear(year)) {
    if (year.start < rules.accrues_from) continue
    for (const [as, sign] of [[before, -1] as const, [employment, 1] as const]) {
      for (const { period, effective_on, days } of earnDays(rules, as, year)) {
        if (period <= earnedThrough) changes.set(effective_on, (changes.get(effective_on) ?? 0) + sign * days)
      }
    }
  }
  return [...changes].filter(([, days]) => days !== 0).map(([effective_on, days]) => ({ effective_on, days }))
}

/**
 * What comes back of leave that is cancelled: its days, on the day on which they were taken; of a leave year that is
 * closed what would have gone over had it been cancelled before, on the first day of the one that is open.
 */
export function comingBack(
  account: Account,
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

/** What somebody has of a leave type on a day; `available` is entitled − taken − scheduled − pending. */
export interface Balance {
  /** The leave year of the day; null where there are none, as nothing is earned. */
  year: Period | null
  entitled: number
  /** Approved and begun, by the day. */
  taken: number
  /** Approved, to begin later in the leave year. */
  scheduled: number
  /** Undecided, in the leave year. */
  pending: number
  available: number
  /** What adds up to `available`. */
  lines: (Omit<Line, 'kind'> & { kind: Line['kind'] | 'pending' })[]
}

/**
 * What somebody has on a day, with what will have been earned by then. Leave counts wholly in the leave year in which it
 * begins, also before it begins: what is planned for later in the year is not there for now.
 */
export function balanceOn(account: Account, date: string): Balance {
  const { accrual_method, resets_on } = account.rules
  const year = accrual_method === 'none' ? null : leaveYearOf(date, resets_on)
  const isInYear = (day: string) => year === null || isIn(year, day)
  const lines = [...account.lines, ...dueLines(account, date, { isFinal: false })]
    .filter(({ effective_on, days }) => isInYear(effective_on) && days !== 0)
    .sort(byDate)
  const takenHere = new Set(lines.filter(({ kind }) => kind === 'taken').map((line) => line.leave_request_id))
  // What comes back of leave of a leave year that is closed is as good as given.
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
 * Finds where more leave would be too much: on its first day, or in a later leave year whose leave relies on days that
 * would go over from here.
 *
 * @param account - without this leave
 * @returns the first such day and what is available there, without this leave; undefined when there is enough
 */
export function findShortage(account: Account, leave: Pending): { date: string; available: number } | undefined {
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

/** What is left when the leave of the leave year up to a day is taken, and none that begins later. */
const leftOn = (account: Account, date: string): number =>
  sumOf(balanceOn(account, date).lines.filter(({ effective_on }) => effective_on <= date))

/** The first day of the leave year in which new lines are booked: those before are closed. Null before the first end. */
export const openSince = ({ lines }: Pick<Account, 'lines'>): string | null =>
  lastOf(lines.filter(({ kind }) => kind === 'carry_over').map(({ effective_on }) => effective_on)) || null

/** The last period of which days were booked. */
const lastEarned = ({ lines }: Account): string =>
  lastOf(lines.filter(({ kind }) => kind === 'accrual').map(({ period }) => period ?? ''))

const takenFrom = ({ lines }: Account): string[] =>
  lines.filter(({ kind }) => kind === 'taken').map(({ effective_on }) => effective_on)

const firstYearOf = ({ rules, lines, pending }: Account): Period => {
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
