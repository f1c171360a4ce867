import { currencyExponent } from '../business/currencies.ts'

/*
 * The API represents money as a decimal string with exactly as many decimals as the currency has. The database stores
 * an integer number of minor units, and calculations use bigints.
 */

/**
 * Returns the number of decimals of a currency (ISO 4217).
 *
 * @throws {Error} if the currency is unknown; pay runs cannot have such a currency
 */
export function requireExponent(currency: string): number {
  const exponent = currencyExponent(currency)
  if (exponent === undefined) throw new Error(`ISO 4217 has no currency ${currency}`)
  return exponent
}

/**
 * Parses an amount.
 *
 * @param text - the amount, such as `-12.50`
 * @param exponent - the number of decimals that the amount must have
 * @returns the amount in minor units; undefined if the text is not such an amount
 */
export function parseMoney(text: string, exponent: number): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '' || fraction.length !== exponent) return undefined
  const minor = BigInt(whole + fraction)
  return sign === '-' ? -minor : minor
}

/**
 * Formats an amount.
 *
 * @param minor - the amount in minor units
 * @param exponent - the number of decimals of the currency
 * @returns the decimal, such as `-12.50`; zero has no sign
 */
export function formatMoney(minor: bigint | number, exponent: number): string {
  const amount = BigInt(minor)
  const digits = String(amount < 0n ? -amount : amount).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const fraction = exponent === 0 ? '' : `.${digits.slice(-exponent)}`
  return `${amount < 0n ? '-' : ''}${whole}${fraction}`
}

/**
 * Adds thousands separators to a decimal, and replaces the hyphen with a minus sign: `-1234567.50` → `−1,234,567.50`.
 */
export function groupDigits(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const digits = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',').replace('-', '−')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

/**
 * Multiplies a quantity by a rate. Halves are rounded away from zero, so that a correction reverses exactly the amount
 * that was paid.
 *
 * @param quantity - a decimal, such as `7.5`
 * @param rate - a decimal in major units, with any number of decimals
 * @returns the product in minor units
 */
export function roundedProduct(quantity: string, rate: string, exponent: number): bigint {
  const [a, b] = [parseDecimal(quantity), parseDecimal(rate)]
  const scaled = a.digits * b.digits * 10n ** BigInt(exponent)
  const divisor = 10n ** BigInt(a.decimals + b.decimals)
  const absolute = scaled < 0n ? -scaled : scaled
  const rounded = (2n * absolute + divisor) / (2n * divisor)
  return scaled < 0n ? -rounded : rounded
}

function parseDecimal(text: string): { digits: bigint; decimals: number } {
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}
