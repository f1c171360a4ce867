import { addDays } from '../../operation/calendar-date.ts'
import { lastCarriedDay } from './carried-days.ts'
import { balanceOn, type LeaveAccount } from './leave-account.ts'
import { includesDate, leaveYearAt, nextYear, type Period } from './leave-year.ts'
import { byDate, type Line, type Pending } from './ledger-line.ts'
import { carriedAtClosing, carriedOn, isLapse } from './lots.ts'

/**
 * Calculates the reversal of cancelled leave. The days are credited on the day on which they were taken. If the leave
 * year of that day is closed, they are credited on the first day of the open leave year instead, limited to the days
 * that would have carried over if the leave had been cancelled before the closing. Carried days that would have expired
 * if the leave had not taken them do not return.
 */
export function reverseLeave(
  account: LeaveAccount,
  { id, start_date, days }: Pick<Pending, 'id' | 'start_date' | 'days'>,
): { days: number; effective_on: string } {
  const { rules, lines } = account
  if (rules.accrual_method === 'none') return { days, effective_on: start_date }
  const credit = (more: number, effective_on: string): Line => {
    const line = { id: null, period: null, leave_request_id: id, note: null }
    return { ...line, kind: 'reversal', days: more, effective_on }
  }
  let year = leaveYearAt(start_date, rules.resets_on)
  let reversal = credit(days, start_date)
  reversal = credit(days - expiredDays(account, reversal, year), start_date)
  const openings = lines.filter(({ kind, effective_on }) => kind === 'carry_over' && effective_on > start_date)
  for (const { days: left, effective_on } of openings.sort(byDate)) {
    const remaining = carriedAtClosing({ ...account, lines: [...lines, reversal] }, year, left + reversal.days)
    const more = remaining - carriedAtClosing(account, year, left)
    year = leaveYearAt(effective_on, rules.resets_on)
    reversal = credit(more - expiredDays(account, credit(more, effective_on), year), effective_on)
  }
  return { days: reversal.days, effective_on: reversal.effective_on }
}

/**
 * Calculates by how many days the reversal of cancelled leave increases the balance. Days whose expiry is not booked yet
 * do not count, although the reversal returns them until then.
 */
export function returnedDays(
  account: LeaveAccount,
  { id }: Pick<Pending, 'id'>,
  { days, effective_on }: { days: number; effective_on: string },
): number {
  const date = effective_on > account.today ? effective_on : account.today
  const reversal: Line = {
    id: null,
    kind: 'reversal',
    period: null,
    leave_request_id: id,
    note: null,
    days,
    effective_on,
  }
  const after = balanceOn({ ...account, lines: [...account.lines, reversal] }, date)
  return after.available - balanceOn(account, date).available
}

/**
 * Returns the part of a credit that would have expired with the carried days of a leave year whose expiry is already
 * booked.
 */
function expiredDays(account: LeaveAccount, credit: Line, year: Period): number {
  const { rules, lines } = account
  const lapses = lines.filter((line) => includesDate(year, line.effective_on) && isLapse(line, year)).sort(byDate)
  const booked = lapses.at(-1)
  const isClosed = lines.some(({ kind, period }) => kind === 'carry_over' && period === nextYear(year).start)
  const last = booked ? addDays(booked.effective_on, -1) : isClosed ? lastCarriedDay(rules, year) : null
  if (last === null || last === year.end) return 0
  const excess = (withLines: Line[]) =>
    Math.max(0, (carriedOn({ ...account, lines: withLines }, year, last) ?? 0) + (booked?.days ?? 0))
  return excess([...lines, credit]) - excess(lines)
}
