import { addDays, dayOfWeek, daysBetween } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'

/*
 * Proration: the amount of a rate for a pay period, and for parts of the period. All amounts are exact fractions until
 * they are rounded once, to minor units.
 */

type WorkPattern = Schemas['WorkPattern']
export type Proration = Schemas['PayCodeProration']

/** A range of days, both included. */
export interface Span {
  from: string
  to: string
}

/** An amount that is paid for each week, month or year of a period. */
export interface PeriodicRate {
  /** The amount in minor units. */
  amount: bigint
  per: 'week' | 'month' | 'year'
}

/** A non-negative exact number. */
interface Fraction {
  numerator: bigint
  denominator: bigint
}

/** The least common multiple of 28, 29, 30 and 31, so that each day of a month is a whole number of these parts. */
const partsPerMonth = 377_580

/**
 * Returns the amount of a rate in a period. In a month, each day is worth the same part of the monthly amount, so that
 * a calendar month is worth exactly one month, and any other period is worth the sum of its days. A month is a twelfth
 * of a year, and a day a seventh of a week.
 */
function amountInPeriod({ amount, per }: PeriodicRate, period: Span): Fraction {
  if (per === 'week') return { numerator: amount * BigInt(countDays(period)), denominator: 7n }
  const months = per === 'year' ? 12n : 1n
  return { numerator: amount * BigInt(monthParts(period)), denominator: months * BigInt(partsPerMonth) }
}

/** Returns the number of months in a period, in parts of `partsPerMonth`. */
function monthParts({ from, to }: Span): number {
  const [first, last] = [readMonth(from), readMonth(to)]
  const dayParts = (days: number, { length }: Month) => (days * partsPerMonth) / length
  if (first.index === last.index) return dayParts(last.day - first.day + 1, last)
  const between = (last.index - first.index - 1) * partsPerMonth
  return dayParts(first.length - first.day + 1, first) + between + dayParts(last.day, last)
}

interface Month {
  /** The number of months since the year 0. */
  index: number
  /** The day of the month. */
  day: number
  /** The number of days in the month. */
  length: number
}

function readMonth(date: string): Month {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { index: year * 12 + month, day, length: new Date(Date.UTC(year, month, 0)).getUTCDate() }
}

const countDays = ({ from, to }: Span): number => daysBetween(from, to) + 1

/**
 * Counts the days of a span by a rule, in half days. Working days are those of the work pattern, holidays included. In
 * months of thirty days, the 31st does not count, and the last day of February counts for all days up to the 30th.
 */
export function countHalfDays(span: Span, rule: Exclude<Proration, 'none'>, pattern: WorkPattern): number {
  if (rule === 'calendar_days') return 2 * countDays(span)
  if (rule === 'working_days') return countWorkingHalfDays(span, pattern)
  return 2 * (thirtyDays(span.to) - thirtyDays(addDays(span.from, -1)))
}

/** Returns the number of days up to a day, in months of thirty days. */
function thirtyDays(date: string): number {
  const { index, day, length } = readMonth(date)
  return index * 30 + (day === length ? 30 : Math.min(day, 30))
}

function countWorkingHalfDays({ from, to }: Span, pattern: WorkPattern): number {
  const days = countDays({ from, to })
  const perWeek = Object.values(pattern).reduce((sum, worked) => sum + 2 * worked, 0)
  const rest = Array.from({ length: days % 7 }, (_, index) => 2 * pattern[dayOfWeek(addDays(from, index))])
  return Math.floor(days / 7) * perWeek + rest.reduce((sum, worked) => sum + worked, 0)
}

/** The share of a part of a period. */
export interface Share {
  /** The days of the part by the rule, in half days. */
  halfDays: number
  amount: bigint
}

/** The shares of the parts of a period. */
export interface Shares {
  /** The rule that was applied: calendar days if the period has no day that the rule of the pay code counts. */
  rule: Exclude<Proration, 'none'>
  /** The days of the whole period by the rule, in half days. */
  halfDays: number
  shares: Share[]
}

/**
 * Calculates the amount of a rate for parts of a period. The parts add up to the rounded amount of all of them together;
 * parts that make up the whole period add up to its amount.
 *
 * @param parts - disjoint parts of the period
 */
export function prorate(
  rate: PeriodicRate,
  period: Span,
  parts: readonly Span[],
  { proration, pattern }: { proration: Exclude<Proration, 'none'>; pattern: WorkPattern },
): Shares {
  const counted = countHalfDays(period, proration, pattern)
  const rule = counted > 0 ? proration : 'calendar_days'
  const halfDays = counted > 0 ? counted : countHalfDays(period, rule, pattern)
  const counts = parts.map((part) => countHalfDays(part, rule, pattern))
  const amounts = apportion(shareAmount(rate, period, { halfDays: sum(counts), of: halfDays }), counts)
  return { rule, halfDays, shares: counts.map((count, index) => ({ halfDays: count, amount: amounts[index] ?? 0n })) }
}

/** Returns the rounded amount of a rate for some of the half days of a period. */
export function shareAmount(
  rate: PeriodicRate,
  period: Span,
  { halfDays, of }: { halfDays: number; of: number },
): bigint {
  const { numerator, denominator } = amountInPeriod(rate, period)
  return roundHalfUp({ numerator: numerator * BigInt(halfDays), denominator: denominator * BigInt(of) })
}

const roundHalfUp = ({ numerator, denominator }: Fraction): bigint =>
  (2n * numerator + denominator) / (2n * denominator)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/**
 * Splits an amount in proportion to weights, by the method of the largest remainder (Hamilton): each part is its exact
 * share, rounded down, and the remaining units go to the parts with the largest remainders.
 *
 * @param weights - integers from 0
 * @returns the parts, which add up to the total; all are 0 if all weights are
 */
export function apportion(total: bigint, weights: readonly number[]): bigint[] {
  const whole = BigInt(sum(weights))
  if (whole === 0n) return weights.map(() => 0n)
  const shares = weights.map((weight) => total * BigInt(weight))
  const parts = shares.map((share) => share / whole)
  const left = Number(total - parts.reduce((added, part) => added + part, 0n))
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n
  return parts
}
