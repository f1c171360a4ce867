import type { Schemas } from '../operation/contract/contract.ts'

/** A daily rate in units of a numerator and a denominator, which is positive, in major units of a currency. */
export interface DailyRate {
  currency: string
  numerator: bigint
  denominator: bigint
}

/** The number of decimals of the amounts of compensations in the database. */
const amountDecimals = 4

const weeksPerYear = 52n
/** The number of periods in a year, by which a salary is converted to a year. */
const periodsPerYear = { week: weeksPerYear, month: 12n, year: 1n }

/**
 * Returns the pay for a working day: a daily rate as it is, a salary for a year divided by 52 times the working days of
 * a week.
 *
 * @param compensation.amount - a decimal
 * @returns the reason if there is none: the hours of a day are unknown, or no day is a working day
 */
export function dailyRate(
  { amount, currency, per }: Pick<Schemas['Compensation'], 'amount' | 'currency' | 'per'>,
  pattern: Schemas['WorkPattern'],
): DailyRate | 'hourly_rate' | 'no_working_days' {
  if (per === 'hour') return 'hourly_rate'
  const [whole = '', fraction = ''] = amount.split('.')
  const minor = BigInt(whole + fraction.padEnd(amountDecimals, '0'))
  const scale = 10n ** BigInt(amountDecimals)
  if (per === 'day') return { currency, numerator: minor, denominator: scale }
  const halfDaysPerWeek = Object.values(pattern).reduce((sum, worked) => sum + 2 * worked, 0)
  if (halfDaysPerWeek === 0) return 'no_working_days'
  return {
    currency,
    numerator: 2n * minor * periodsPerYear[per],
    denominator: scale * weeksPerYear * BigInt(halfDaysPerWeek),
  }
}

/**
 * Multiplies days by a daily rate, and rounds halves away from zero.
 *
 * @param days - a multiple of a half
 * @param decimals - the number of decimals of the result
 * @returns the amount in units of the last decimal
 */
export function amountOfDays(days: number, { numerator, denominator }: DailyRate, decimals: number): bigint {
  const scaled = BigInt(2 * days) * numerator * 10n ** BigInt(decimals)
  const divisor = 2n * denominator
  const absolute = scaled < 0n ? -scaled : scaled
  const rounded = (2n * absolute + divisor) / (2n * divisor)
  return scaled < 0n ? -rounded : rounded
}
