import { addDays } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { type ExpiryRules, lastCarriedDay } from './carried-days.ts'
import { type DatedUse, datedUses } from './dated-uses.ts'
import { includesDate, type Period } from './leave-year.ts'
import { type Line, type Pending, sortLines, sum } from './ledger-line.ts'

/** Days that were earned, added or carried over together, and that expire together. */
export type Lot = Schemas['LeaveLot']

/** The days that leave takes from a lot. */
export type LotUse = Schemas['LeaveLotUse']

/** The lots of a leave year, and what leave takes from them. */
export interface Lots {
  /** In the order in which leave takes them. */
  lots: Lot[]
  /** The days that leave takes from the lots, by the ID of its request. */
  uses: Map<number | null, LotUse[]>
}

/** The parts of an account from which its lots are calculated. */
interface Ledger {
  rules: ExpiryRules & { carry_over_max: number | null }
  /** The booked lines, and those that are due. */
  lines: readonly Line[]
  pending: readonly Pending[]
}

/**
 * Calculates the lots of a leave year on a day. Lots are not stored: they follow from the lines, so that both always
 * agree.
 *
 * Leave takes carried days, and adjusted days with their own expiry, before all others, and of these first those
 * that expire first. Each day of leave can take them from their first to their last day. All other days are taken in the
 * order of their dates. Negative adjustments remove other days first, and expiring days once these are used up; so does
 * leave up to the given day for which there are too few days.
 *
 * @param year - the leave year; null for leave types without leave years
 * @param date - the last day whose credits count
 */
export function lotsOn(ledger: Ledger, year: Period | null, date: string): Lots {
  const { first, others, uses } = divideLots(ledger, year, date)
  return { lots: [...first, ...others], uses }
}

/** Returns the days that expire after a day, which is their last one; undefined if there are no such days. */
export function expiringOn(ledger: Ledger, year: Period | null, date: string): number | undefined {
  const lots = divideLots(ledger, year, date).first.filter(({ expires_on }) => expires_on === date)
  return lots.length === 0 ? undefined : lots.reduce((total, { remaining }) => total + remaining, 0)
}

/**
 * Returns the days of a leave year that carry over: those that remain, up to the limit, without days whose last day is
 * the last one of the leave year.
 *
 * @param remaining - the days that remain at the end of the leave year
 */
export function carriedAtClosing(ledger: Ledger, year: Period, remaining: number): number {
  const rest = remaining - (expiringOn(ledger, year, year.end) ?? 0)
  const { carry_over_max: limit } = ledger.rules
  return limit === null ? rest : Math.min(limit, rest)
}

/** Whether a line adds days that carried over, or limits them. Reversals here return leave of a closed leave year. */
const isCarried = ({ kind, period }: Line, year: Period | null): boolean =>
  year !== null && (kind === 'carry_over' || kind === 'reversal' || (kind === 'expiry' && period === year.start))

/** Whether a line is an expiry that is later than the beginning of the leave year. */
export const isLapse = ({ kind, period }: { kind: string; period: string | null }, year: Period | null): boolean =>
  kind === 'expiry' && period !== year?.start

/** The lots by the order in which leave takes them. */
interface DividedLots {
  /** Carried days and days with their own expiry; those that expire first come first. */
  first: Lot[]
  others: Lot[]
  uses: Lots['uses']
}

/** Calculates the lots, as `lotsOn`. */
export function divideLots({ rules, lines, pending }: Ledger, year: Period | null, date: string): DividedLots {
  const isHere = (day: string) => year === null || includesDate(year, day)
  const { credits, leave } = sortLines(lines.filter(({ effective_on }) => isHere(effective_on)))
  const inEffect = credits.filter(({ effective_on }) => effective_on <= date)
  const carriedOver = sum(inEffect.filter((line) => isCarried(line, year)))
  const added = inEffect.filter((line) => !isCarried(line, year) && !isLapse(line, year))
  const first = [
    ...(year !== null && carriedOver > 0
      ? [newLot('carry_over', { days: carriedOver, from: year.start, expires_on: lastCarriedDay(rules, year) })]
      : []),
    ...addedLots(added.filter(hasOwnExpiry), null),
  ].sort(byExpiry)
  const others = addedLots(
    added.filter((line) => !hasOwnExpiry(line)),
    year !== null && rules.carry_over_max === 0 ? year.end : null,
  )
  for (const { period, days } of inEffect.filter((line) => isLapse(line, year))) expire(first, period, 0 - days)

  const taken = new Map<number | null, Map<Lot, LotUse>>()
  const take = (from: Lot[], { request_id, days }: DatedUse): number => {
    const parts = taken.get(request_id) ?? new Map<Lot, LotUse>()
    taken.set(request_id, parts)
    return takeDays(from, days, (lot, part) => {
      const { kind, from } = lot
      parts.set(lot, { kind, from, days: (parts.get(lot)?.days ?? 0) + part })
    })
  }
  const pendingHere = pending.filter(({ start_date }) => isHere(start_date))
  const { uses, unreturned } = datedUses(leave, pendingHere)
  const isPast = ({ expires_on }: Lot) => expires_on !== null && expires_on < date
  const pastFirst = (lots: Lot[]) => [...lots.filter(isPast), ...lots.filter((lot) => !isPast(lot))]
  const rests = uses.map((use) => {
    const usable = first.filter((lot) => isUsable(lot, use.date))
    if (!use.is_expired) return { ...use, days: take(usable, use) }
    const part = Math.min(use.days, unreturned.get(use.request_id) ?? 0)
    const left = (unreturned.get(use.request_id) ?? 0) - part
    unreturned.set(use.request_id, left + takeDays(pastFirst(usable), part))
    return { ...use, days: 0 }
  })
  const hasBegun = (day: string) => day <= date || date === year?.end
  for (const { request_id, days } of uses.filter((use) => use.is_expired && hasBegun(use.date))) {
    const left = unreturned.get(request_id) ?? 0
    const part = Math.min(days, left)
    unreturned.set(request_id, left - part)
    takeDays(pastFirst(first), part)
  }

  const removed = Math.max(0, 0 - carriedOver) - sum(added.filter(({ days }) => days < 0))
  takeDays([...first.filter(isPast), ...others, ...first], removed)
  for (const rest of rests.filter(({ days }) => days > 0)) {
    const left = take(others, rest)
    if (hasBegun(rest.date)) take(pastFirst(first), { ...rest, days: left })
  }
  return { first, others, uses: new Map([...taken].map(([id, parts]) => [id, [...parts.values()]])) }
}

/** Whether a line adds days that expire on a separate day. */
const hasOwnExpiry = ({ expires_on }: Line): boolean => typeof expires_on === 'string'

/** Returns the days on which adjusted days with their own expiry have expired: those after their last days. */
export const ownExpiryDays = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ expires_on }) => (typeof expires_on === 'string' ? [addDays(expires_on, 1)] : []))

/** Returns the lots of lines that add days, by date. */
const addedLots = (lines: readonly Line[], expires_on: string | null): Lot[] =>
  lines
    .filter(({ days }) => days > 0)
    .sort((a, b) => (a.effective_on < b.effective_on ? -1 : 1))
    .map(({ kind, days, effective_on: from, expires_on: own }) =>
      newLot(kind === 'accrual' ? kind : 'adjustment', { days, from, expires_on: own ?? expires_on }),
    )

/** Orders lots by their last day; those that do not expire come last. */
function byExpiry({ expires_on: a }: Lot, { expires_on: b }: Lot): number {
  if (a === b) return 0
  return b === null || (a !== null && a < b) ? -1 : 1
}

/**
 * Removes expired days from the lots of which they are: those with that last day, or the carried days if their last day
 * has changed since.
 */
function expire(lots: Lot[], expiry: string | null, days: number): void {
  const last = expiry === null ? null : addDays(expiry, -1)
  takeDays([...lots.filter(({ expires_on }) => expires_on === last), ...lots.filter(isCarryOver)], days)
}

const isCarryOver = ({ kind }: Lot): boolean => kind === 'carry_over'

/** Whether a day of leave can take the days of a lot. */
const isUsable = ({ from, expires_on }: Lot, date: string): boolean =>
  from <= date && (expires_on === null || date <= expires_on)

const newLot = (kind: Lot['kind'], { days, from, expires_on }: Pick<Lot, 'days' | 'from' | 'expires_on'>): Lot => ({
  kind,
  from,
  days,
  remaining: days,
  expires_on,
})

/**
 * Takes days from lots, in the order of the list.
 *
 * @param note - called with each lot and the days taken from it
 * @returns the days for which there are too few in the lots
 */
function takeDays(lots: readonly Lot[], days: number, note?: (lot: Lot, days: number) => void): number {
  let left = days
  for (const lot of lots) {
    const part = Math.min(lot.remaining, left)
    if (part <= 0) continue
    lot.remaining -= part
    left -= part
    note?.(lot, part)
  }
  return left
}
