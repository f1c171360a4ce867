import { addDays } from '../../operation/calendar-date.ts'
import { balanceOn, expiryDay, type LeaveAccount } from './leave-account.ts'
import { includesDate, type Period } from './leave-year.ts'
import { byDate, cancelledIn, type Line, type Pending, sortLines, sum } from './ledger-line.ts'
import { carriedAtClosing, divideLots, isLapse, type Lot, ownExpiryDays } from './lots.ts'
import { leaveYearIn, openSince } from './personal-year.ts'

/** Leave that takes days of an account. */
type Leave = Pick<Pending, 'id' | 'start_date' | 'days'>

/**
 * Calculates the reversal of cancelled leave. The days are credited on the day on which they were taken. If the leave
 * year of that day is closed, they are credited on the first day of the open leave year instead, limited to the days
 * that would have carried over if the leave had been cancelled before the closing. Days that would have expired if the
 * leave had not taken them do not return.
 */
export function reverseLeave(account: LeaveAccount, leave: Leave): { days: number; effective_on: string } {
  const { rules } = account
  const { start_date, days } = leave
  if (rules.accrual_method === 'none') {
    const expired = expiredDays(account, credit(leave.id, days, start_date), null)
    return { days: days - expired, effective_on: start_date }
  }
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

/** Returns the part of a credit that would have expired in a leave year, with days whose expiry is already booked. */
function expiredDays(account: LeaveAccount, credit: Line, year: Period | null): number {
  const withCredit = { ...account, lines: [...account.lines, credit] }
  return moreExpired(withCredit, year) - moreExpired(account, year)
}

/**
 * Returns how many more days than those booked would have expired in a leave year if cancelled leave had not taken any.
 */
function moreExpired(account: LeaveAccount, year: Period | null): number {
  const { leave } = sortLines(
    account.lines.filter(({ effective_on }) => year === null || includesDate(year, effective_on)),
  )
  const cancelled = new Set(leave.filter(cancelledIn(leave)))
  const lines = account.lines.filter((line) => !cancelled.has(line))
  let total = 0
  for (const { day, isExpiring } of bookedExpiries(account, year)) {
    const last = addDays(day, -1)
    const lots = divideLots({ ...account, lines }, year, last).first.filter(isExpiring)
    const expired = sum(lines.filter((line) => isLapse(line, year) && line.period === day))
    const more = lots.reduce((left, { remaining }) => left + remaining, 0) + expired
    if (more <= 0) continue
    total += more
    lines.push({ ...credit(null, 0 - more, day), kind: 'expiry', period: day })
  }
  return total
}

/**
 * Returns the days of a leave year on which the expiry of days is booked, with the lots that expired. If the rule about
 * carried days has changed since, their expiry is the last one that no other days explain.
 */
function bookedExpiries(account: LeaveAccount, year: Period | null) {
  const { lines } = account
  const isHere = ({ effective_on }: Line) => year === null || includesDate(year, effective_on)
  const booked = lines.filter((line) => isHere(line) && isLapse(line, year)).map(({ effective_on }) => effective_on)
  const own = new Set(ownExpiryDays(lines.filter(isHere)))
  const isClosed =
    year !== null && lines.some((line) => line.kind === 'carry_over' && line.period === addDays(year.end, 1))
  const ruled = year && expiryDay(account, year)
  const isRuled = ruled !== null && (isClosed || booked.includes(ruled))
  const carried =
    booked
      .filter((day) => !own.has(day))
      .sort()
      .at(-1) ?? (isRuled ? ruled : null)
  const days = new Set([...booked.filter((day) => own.has(day)), ...(carried === null ? [] : [carried])])
  return [...days].sort().map((day) => ({
    day,
    isExpiring: ({ kind, expires_on }: Lot) =>
      kind === 'carry_over' ? day === carried : expires_on === addDays(day, -1),
  }))
}
