import type { CarryOverExpiry } from '../../../../server/leave/balances/carried-days.ts'
import type { DayCounts } from '../../../../server/leave/balances/ledger-line.ts'

/*
 * A model of one account, which lives through each day in turn and has no lines. Without accrual, it has no leave years.
 */

/** The rules of a leave type from a day on. */
export interface ModelRules {
  since: string
  carry_over_max: number | null
  carry_over_expires: CarryOverExpiry | null
}

/** Whether a day is the one on which each leave year begins, `MM-DD`; in common years, 29 February is 1 March. */
const isReset = (date: string, resetsOn: string): boolean =>
  date.slice(5) === resetsOn || (resetsOn === '02-29' && date.endsWith('-03-01') && Number(date.slice(0, 4)) % 4 !== 0)

/** An employment whose days per year depend on the completed years of service. */
export interface ModelService {
  hired: string
  /** The days per year after completed years, which begin with zero, in ascending order. */
  steps: readonly { after_years: number; days_per_year: number }[]
}

export interface History {
  /** The employment of a person who earns other than 24 days a year. */
  service?: ModelService
  /** The first day of leave years, `MM-DD`; by default, they are calendar years. */
  resetsOn?: string
  method: 'yearly' | 'monthly' | 'none'
  /** The balance up to which months earn days; by default, there is no maximum. */
  maxBalance?: number | null
  /** By day; the first applies from the beginning. */
  rules: ModelRules[]
  /** With the last day on which the days can be taken, if they expire. */
  adjustments: { date: string; days: number; expires_on?: string | null }[]
  /** Leave that is not cancelled. */
  leaves: DayCounts[]
}

export const firstDay = '2026-01-01'

export interface Outcome {
  /** The days that remain after all leave that begins in the leave year of the last day. */
  available: number
  /** The days that expired, by date. */
  expiries: Map<string, number>
}

const nextDay = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

/** Returns the last day of the leave year that contains a day. */
export function lastDayOfYear(date: string, resetsOn: string): string {
  let day = date
  while (!isReset(nextDay(day), resetsOn)) day = nextDay(day)
  return day
}

/** Leave counts in full in the year in which it begins: its days in the next year count on the last day. */
const chargedDay = (date: string, [first]: DayCounts, resetsOn: string): string => {
  const lastDay = lastDayOfYear(first?.date ?? date, resetsOn)
  return date > lastDay ? lastDay : date
}

/** Returns the days per year of a person on a day. Years of service from 29 February are complete on 1 March. */
function daysPerYear({ hired, steps }: ModelService, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(hired.slice(0, 4)) - (date.slice(5) < hired.slice(5) ? 1 : 0)
  return steps.findLast(({ after_years }) => after_years <= years)?.days_per_year ?? 0
}

const constant: ModelService = { hired: firstDay, steps: [{ after_years: 0, days_per_year: 24 }] }

const total = (list: { days: number }[]): number => list.reduce((sum, { days }) => sum + days, 0)

const previousDay = (date: string): string => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)

/**
 * Returns the whole months from the first day of a leave year to a day, which is in it or on the day after; null if the
 * day is within a month. A leave year does not begin on a day that some months do not have, unless it is 29 February.
 */
function monthsBetween(start: string, date: string, resetsOn: string): number | null {
  if (date !== start && isReset(date, resetsOn)) return 12
  const months = 12 * (Number(date.slice(0, 4)) - Number(start.slice(0, 4))) + monthIn(date) - monthIn(start)
  return date.slice(8) === start.slice(8) ? months : null
}

const monthIn = (date: string): number => Number(date.slice(5, 7))

/** Lives through each day up to `end`. */
export function liveThrough(
  { method, rules, adjustments, leaves, service = constant, resetsOn = '01-01', maxBalance = null }: History,
  end: string,
): Outcome {
  const hasYears = method !== 'none'
  const charge = (day: string, leave: DayCounts) => (hasYears ? chargedDay(day, leave, resetsOn) : day)
  const uses = leaves.flatMap((days) =>
    days.map((day) => ({ ...day, begins: days[0]?.date ?? day.date, chargedOn: charge(day.date, days) })),
  )
  const expiries = new Map<string, number>()
  let [carried, other] = [0, 0]
  let adjusted: { days: number; expires_on: string }[] = []
  let hasCarriedExpired = false
  let yearStart = firstDay
  while (!isReset(yearStart, resetsOn)) yearStart = previousDay(yearStart)
  for (let date = yearStart; date <= end; date = nextDay(date)) {
    const rule = rules.findLast(({ since }) => since < date) ?? rules[0] // a rule applies from the night after it is set
    if (isReset(date, resetsOn)) yearStart = date
    const months = monthsBetween(yearStart, date, resetsOn)
    const isLate = ({ expires_on }: { expires_on: string }) => expires_on < date
    const ending = adjusted.filter(isLate).reduce((sum, { days }) => sum + days, 0)
    adjusted = adjusted.filter((lot) => !isLate(lot))
    const expiresToday = hasYears && isExpiring(date, rule, months)
    const spent = hasCarriedExpired ? carried : 0
    const lapsed = fromCarried(ending + (expiresToday ? carried : 0), other + spent)
    let expired = lapsed
    const remainder = ending - Math.min(ending, lapsed)
    other += remainder
    carried -= lapsed - (ending - remainder)
    hasCarriedExpired ||= expiresToday
    if (hasYears && date === yearStart) {
      const limit = rule?.carry_over_max ?? Number.POSITIVE_INFINITY
      const left = carried + other
      const rest = Math.min(left, limit)
      expired += left - rest
      carried = Math.max(0, rest)
      other = Math.min(0, rest)
      hasCarriedExpired = false
    }
    if (expired > 0) expiries.set(date, expired)
    if (method === 'yearly' && date === yearStart) other += daysPerYear(service, date)
    if (method === 'monthly' && months !== null) {
      // All days of leave that has begun count, and the adjustments of the day.
      const openLeave = uses.filter(({ begins, chargedOn }) => begins <= date && date <= chargedOn)
      const added = [...adjusted, ...adjustments.filter((each) => each.date === date)]
      const balance = carried + other + total(added) - total(openLeave)
      const room = maxBalance === null ? Number.POSITIVE_INFINITY : Math.max(0, maxBalance - balance)
      other += Math.min(daysPerYear(service, date) / 12, room)
    }
    for (const { days, expires_on } of adjustments.filter((each) => each.date === date)) {
      if (expires_on) adjusted.push({ days, expires_on })
      else other += days
    }
    adjusted.sort((a, b) => (a.expires_on < b.expires_on ? -1 : 1))
    for (const { date: day, days } of uses.filter((use) => use.chargedOn === date)) {
      let left = days
      const takeAdjusted = (lots: typeof adjusted) => {
        for (const lot of lots.filter(({ expires_on }) => day <= expires_on)) {
          const part = Math.min(lot.days, left)
          lot.days -= part
          left -= part
        }
      }
      const today = rules.findLast(({ since }) => since <= date)
      takeAdjusted(adjusted.filter(({ expires_on }) => expires_on < carriedThrough(yearStart, today, resetsOn)))
      // Days that are taken on the last day of the year only for the sake of the balance cannot use what expires then.
      const part =
        day === date || !isExpiring(nextDay(date), today, monthsBetween(yearStart, nextDay(date), resetsOn))
          ? Math.min(carried, left)
          : 0
      carried -= part
      left -= part
      takeAdjusted(adjusted)
      other -= left
    }
  }
  const lastDay = lastDayOfYear(end, resetsOn)
  const later = uses.filter(({ chargedOn }) => chargedOn > end && (!hasYears || chargedOn <= lastDay))
  const rest = adjusted.reduce((sum, { days }) => sum + days, 0)
  return { available: carried + rest + other - later.reduce((sum, { days }) => sum + days, 0), expiries }
}

const isExpiring = (date: string, rule: ModelRules | undefined, months: number | null): boolean =>
  rule !== undefined && isAfterLastDay(date, rule.carry_over_expires, months)

/** Returns the carried days that expire: negative adjustments can have used up more than the other days. */
const fromCarried = (carried: number, other: number): number => Math.max(0, Math.min(carried, carried + other))

/** Whether carried days expire on a day: it follows the last day on which they can be taken. */
function isAfterLastDay(date: string, rule: CarryOverExpiry | null, months: number | null): boolean {
  if (rule === null) return false
  if (rule.on !== undefined) return date.slice(5) === nextDay(`2026-${rule.on}`).slice(5)
  return months !== null && (months || 12) === rule.months
}

/** Returns the last day of carried days in the leave year that begins on a day; without a rule, a day after all others. */
function carriedThrough(yearStart: string, rule: ModelRules | undefined, resetsOn: string): string {
  for (let day = nextDay(yearStart); ; day = nextDay(day)) {
    if (isExpiring(day, rule, monthsBetween(yearStart, day, resetsOn))) return previousDay(day)
    if (isReset(day, resetsOn)) return '9999-12-31'
  }
}
