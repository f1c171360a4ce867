import { currencyExponent } from '../business/currencies.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Problem } from '../operation/errors.ts'

/** The unit of an amount: its currency, and the time for which it is paid. */
export interface RateUnit {
  currency: string
  per: Schemas['CompensationPeriod']
}

/** The exclusive maximum of an amount, in major units. */
const maxAmount = 100_000_000_000

/** The maximum number of decimals of an hourly or daily rate, and of the column. */
const maxRateDecimals = 4

/**
 * Finds the problem of an amount. Salaries have exactly the decimals of their currency. Rates may be finer, because
 * they are multiplied before they are rounded.
 *
 * @param amount - a decimal that the contract allows
 * @param unit - its currency is one of ISO 4217
 */
export function amountProblem(amount: string, unit: RateUnit): Omit<Problem, 'path'> | undefined {
  if (amount.startsWith('-')) return { code: 'too_small', limit: 0, message: 'must not be negative' }
  if (Number(amount) >= maxAmount) {
    return { code: 'too_large', limit: String(maxAmount), message: `must be less than ${maxAmount}` }
  }
  const decimals = amount.split('.')[1]?.length ?? 0
  const exponent = currencyExponent(unit.currency) ?? 0
  const maxDecimals = unit.per === 'hour' || unit.per === 'day' ? Math.max(exponent, maxRateDecimals) : exponent
  if (decimals >= exponent && decimals <= maxDecimals) return undefined
  const allowed = exponent === maxDecimals ? String(exponent) : `${exponent} to ${maxDecimals}`
  const message = maxDecimals === 0 ? 'must have no decimals' : `must have ${allowed} decimals`
  return { code: 'wrong_decimals', limit: exponent, message }
}

/**
 * Formats an amount as in the API: with the decimals of the currency, and with more only if they are not zero.
 *
 * @param amount - a decimal with any number of decimals, as from the database
 */
export function formatRate(amount: string, currency: string): string {
  const exponent = currencyExponent(currency) ?? 0
  const [whole = '0', fraction = ''] = amount.split('.')
  const decimals = fraction.replace(/0+$/, '').padEnd(exponent, '0')
  const digits = whole.replace(/^0+(?=\d)/, '')
  return decimals === '' ? digits : `${digits}.${decimals}`
}
