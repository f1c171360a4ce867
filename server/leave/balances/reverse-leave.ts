import { addDays } from '../../operation/calendar-date.ts'
import { lastCarriedDay } from './carried-days.ts'
import { balanceOn, type LeaveAccount } from './leave-account.ts'
import { includesDate, type Period } from './leave-year.ts'
import { byDate, type Line, type Pending, sum } from './ledger-line.ts'
import { carriedAtClosing, carriedOn, isLapse } from './lots.ts'
import { leaveYearIn, openSince } from './personal-year.ts'

/** Leave that takes days of an account. */
type Leave = Pick<Pending, 'id' | 'start_date' | 'days'>

/**
 * Calculates the reversal of cancelled leave. The days are credited on the day on which they were taken. If the leave
 * year of that day is closed, they are credited on the first day of the open leave year instead, limited to the days
 * that would have carried over if the leave had been cancelled before the closing. Carried days that would have expired
 * if the leave had not taken them do not return.
 */
export function reverseLeave(account: LeaveAccount, leave: Leave): { days: number; effective_on: string } {
  const { rules } = account
  const { start_date, days } = leave
  if (rules.accrual_method === 'none') return { days, effective_on: start_date }
  const year = leaveYearIn(account, start_date)
  const open = openSince(account)
  if (open === null || open <= start_date) {
    const expired = expiredDays(account, credit(leave.id, days, start_date), year)
    return { days: days - expired, effective_on: start_date }
  }
  const earlier = cancelledLate(account)
  const more = carriedInto(account, open, [...earlier, leave]) - carriedInto(account, open, earlier)
  return { days: more, effective_on: open }
}

const credit = (leave_request_id: number | null, days: number, effective_on: string): Line => ({
  id: null,
  kind: 'reversal',
  days,
  effective_on,
  period: null,
  leave_request_id,
  note: null,
})

/** Leave that was taken, and is cancelled. */
interface CancelledLeave extends Leave {
  /** The booked reversal. */
  reversal?: Line
}

/** Returns the leave that was cancelled after the closing of its leave year, and returned in a later one. */
function cancelledLate({ lines }: LeaveAccount): CancelledLeave[] {
  const taken = new Map(lines.filter(({ kind }) => kind === 'taken').map((line) => [line.leave_request_id, line]))
  return lines.flatMap((reversal) => {
    const leave = reversal.kind === 'reversal' ? taken.get(reversal.leave_request_id) : undefined
    if (leave === undefined || leave.leave_request_id === null) return []
    const { leave_request_id: id, effective_on: start_date, days } = leave
    return reversal.effective_on > start_date ? [{ id, start_date, days: 0 - days, reversal }] : []
  })
}

/**
 * Calculates how many more days a leave year would have begun with if leave of earlier, closed leave years had not been
 * taken. All of that leave counts together, as a limit on carried days applies to the sum. Days that are already returned
 * in a leave year do not count from then on.
 *
 * @param open - the first day of the leave year
 */
function carriedInto(account: LeaveAccount, open: string, cancelled: readonly CancelledLeave[]): number {
  const { lines } = account
  const [first = open] = cancelled.map(({ start_date }) => start_date).sort()
  const openings = lines.filter(({ kind, effective_on }) => kind === 'carry_over' && effective_on > first).sort(byDate)
  let [carried, from, year] = [0, first, leaveYearIn(account, first)]
  for (const { days: left, effective_on: end } of openings) {
    const credits = carried === 0 ? [] : [credit(null, carried, year.start)]
    for (const { id, start_date, days } of cancelled.filter(({ start_date: day }) => day >= from && day < end)) {
      const full = credit(id, days, start_date)
      const expired = expiredDays({ ...account, lines: [...lines, ...credits] }, full, year)
      credits.push(credit(id, days - expired, start_date))
    }
    const remaining = carriedAtClosing({ ...account, lines: [...lines, ...credits] }, year, left + sum(credits))
    const more = remaining - carriedAtClosing(account, year, left)
    from = end
    year = leaveYearIn(account, end)
    const returned = cancelled.flatMap(({ reversal }) => (reversal?.effective_on === end ? [reversal] : []))
    const rest = more - sum(returned)
    carried = rest - expiredDays(account, credit(null, rest, end), year)
  }
  return carried
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
  const after = balanceOn({ ...account, lines: [...account.lines, credit(id, days, effective_on)] }, date)
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
  const isClosed = lines.some(({ kind, period }) => kind === 'carry_over' && period === addDays(year.end, 1))
  const last = booked ? addDays(booked.effective_on, -1) : isClosed ? lastCarriedDay(rules, year) : null
  if (last === null || last === year.end) return 0
  const excess = (withLines: Line[]) =>
    Math.max(0, (carriedOn({ ...account, lines: withLines }, year, last) ?? 0) + (booked?.days ?? 0))
  return excess([...lines, credit]) - excess(lines)
}
