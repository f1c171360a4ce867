import type { Schemas } from '../../operation/contract/contract.ts'
import { type ExpiryRules, lastCarriedDay } from './carried-days.ts'
import { includesDate, type Period } from './leave-year.ts'
import { cancelledIn, type Line, type Pending, sortLines, sum } from './ledger-line.ts'

/** Days that were earned, added or carried over together, and that expire together. */
export type Lot = Schemas['LeaveLot']

/** The days that leave takes from a lot. */
export type LotUse = Schemas['LeaveLotUse']

/** The lots of a leave year, and what leave takes from them. */
export interface Lots {
  /** By date; carried days first. */
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
 * Leave of the whole leave year takes carried days first, then the others in the order of their dates. Only the days of
 * leave up to the last day of the carried days can take them. Negative adjustments remove other days first, and carried
 * days once these are used up.
 *
 * @param year - the leave year; null for leave types without leave years
 * @param date - the last day whose credits count
 */
export function lotsOn({ rules, lines, pending }: Ledger, year: Period | null, date: string): Lots {
  const isHere = (day: string) => year === null || includesDate(year, day)
  const { credits, leave } = sortLines(lines.filter(({ effective_on }) => isHere(effective_on)))
  const last = year && lastCarriedDay(rules, year)
  const inEffect = credits.filter(({ effective_on }) => effective_on <= date)
  const carriedLines = inEffect.filter((line) => isCarried(line, year))
  const otherLines = inEffect.filter((line) => !isCarried(line, year) && !isLapse(line, year))
  const { uses, unreturned } = separateUses(leave)
  uses.push(
    ...pending.filter(({ start_date }) => isHere(start_date)).map(({ id, ...use }) => ({ ...use, request_id: id })),
  )

  const carriedOver = sum(carriedLines)
  const lapsed = 0 - sum(inEffect.filter((line) => isLapse(line, year))) + unreturned
  const carried =
    year !== null && carriedOver > 0
      ? [newLot('carry_over', { days: carriedOver, from: year.start, expires_on: last })]
      : []
  const expires_on = year !== null && rules.carry_over_max === 0 ? year.end : null
  const others = otherLines
    .filter(({ days }) => days > 0)
    .sort((a, b) => (a.effective_on < b.effective_on ? -1 : 1))
    .map(({ kind, days, effective_on: from }) =>
      newLot(kind === 'accrual' ? kind : 'adjustment', { days, from, expires_on }),
    )
  takeDays(carried, lapsed)
  uses.sort((a, b) => (a.start_date < b.start_date ? -1 : 1))
  const fromCarried = uses.map((use) => takeDays(carried, daysThrough(use, last)))
  takeDays([...others, ...carried], Math.max(0, 0 - carriedOver) - sum(otherLines.filter(({ days }) => days < 0)))
  const taken = uses.map(({ request_id, days }, index): [number | null, LotUse[]] => {
    const first = fromCarried[index] ?? []
    return [request_id, [...first, ...takeDays(others, days - sum(first))]]
  })
  return { lots: [...carried, ...others], uses: new Map(taken) }
}

/** Returns the carried days of a leave year that remain on a day; undefined if none carried over. */
export const carriedOn = (ledger: Ledger, year: Period, date: string): number | undefined =>
  lotsOn(ledger, year, date).lots.find(({ kind }) => kind === 'carry_over')?.remaining

/**
 * Returns the days of a leave year that carry over: those that remain, up to the limit, without carried days whose last
 * day is the last one of the leave year.
 *
 * @param remaining - the days that remain at the end of the leave year
 */
export function carriedAtClosing(ledger: Ledger, year: Period, remaining: number): number {
  const { rules } = ledger
  const expiring = lastCarriedDay(rules, year) === year.end ? (carriedOn(ledger, year, year.end) ?? 0) : 0
  const rest = remaining - expiring
  return rules.carry_over_max === null ? rest : Math.min(rules.carry_over_max, rest)
}

/** Whether a line adds days that carried over, or limits them. Reversals here return leave of a closed leave year. */
const isCarried = ({ kind, period }: Line, year: Period | null): boolean =>
  year !== null && (kind === 'carry_over' || kind === 'reversal' || (kind === 'expiry' && period === year.start))

/** Whether a line is the expiry of carried days, which is later than the beginning of the leave year. */
export const isLapse = ({ kind, period }: { kind: string; period: string | null }, year: Period | null): boolean =>
  kind === 'expiry' && period !== year?.start

/**
 * Separates cancelled leave from leave that takes days.
 *
 * @returns the leave that takes days, and the days of cancelled leave that did not return because they had expired
 */
function separateUses(leave: readonly Line[]): { uses: Use[]; unreturned: number } {
  const isCancelled = cancelledIn(leave)
  const uses = leave
    .filter((line) => !isCancelled(line))
    .map(({ leave_request_id, effective_on: start_date, days, day_counts }) => ({
      request_id: leave_request_id,
      start_date,
      days: 0 - days,
      day_counts,
    }))
  return { uses, unreturned: 0 - sum(leave.filter(isCancelled)) }
}

/** Leave that takes days. */
interface Use extends Pick<Pending, 'days' | 'start_date' | 'day_counts'> {
  request_id: number | null
}

/** Returns the days of leave up to a day; all of them if the day is null. */
function daysThrough({ days, start_date, day_counts }: Use, last: string | null): number {
  if (last === null) return days
  if (!day_counts) return start_date <= last ? days : 0
  return sum(day_counts.filter(({ date }) => date <= last))
}

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
 * @returns the days taken by lot, which are fewer in total than requested if not enough remain
 */
function takeDays(lots: readonly Lot[], days: number): LotUse[] {
  const uses: LotUse[] = []
  let left = days
  for (const lot of lots) {
    const part = Math.min(lot.remaining, left)
    if (part <= 0) continue
    lot.remaining -= part
    left -= part
    uses.push({ kind: lot.kind, from: lot.from, days: part })
  }
  return uses
}
