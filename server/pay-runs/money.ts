import { currencyExponent } from '../business/currencies.ts'

/*
 * On the wire, money is a decimal string with exactly as many decimals as its currency has. In the database it is a
 * whole number of minor units; calculations use bigints.
 */

/**
 * @returns how many decimals the currency of a pay run has
 * @throws {Error} for a currency that no pay run can have
 */
export function knownExponent(currency: string): number {
  const exponent = currencyExponent(currency)
  if (exponent === undefined) throw new Error(`ISO 4217 has no currency ${currency}`)
  return exponent
}

/**
 * Reads an amount.
 *
 * @param text - such as `-12.50`
 * @param exponent - how many decimals the amount must have
 * @returns minor units, or undefined when it has more or fewer decimals
 */
export function parseMoney(text: string, exponent: number): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '' || fraction.length !== exponent) return undefined
  const minor = BigInt(whole + fraction)
  return sign === '-' ? -minor : minor
}

/**
 * Writes an amount.
 *
 * @param minor - minor units, as calculated or as read from the database
 * @returns such as `-12.50`; zero has no sign
 */
export function formatMoney(minor: bigint | number, exponent: number): string {
  const amount = BigInt(minor)
  const digits = String(amount < 0n ? -amount : amount).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const fraction = exponent === 0 ? '' : `.${digits.slice(-exponent)}`
  return `${amount < 0n ? '-' : ''}${whole}${fraction}`
}

/**
 * Groups the digits of a decimal for a reader, and loses none: `-1234567.50` → `−1,234,567.50`. A text without digits stays
 * as it is.
 */
export function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const digits = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',').replace('-', '−')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

/**
 * Multiplies a quantity by a rate. Halves are rounded away from zero, so that a correction takes back exactly what was
 * paid.
 *
 * @param quantity - a decimal, such as `7.5`
 * @param rate - a decimal in major units, with as many decimals as it needs
 * @returns minor units
 */
export function productOf(quantity: string, rate: string, exponent: number): bigint {
  const [a, b] = [decimalOf(quantity), decimalOf(rate)]
  const scaled = a.digits * b.digits * 10n ** BigInt(exponent)
  const divisor = 10n ** BigInt(a.decimals + b.decimals)
  const size = scaled < 0n ? -scaled : scaled
  const rounded = (2n * size + divisor) / (2n * divisor)
  return scaled < 0n ? -rounded : rounded
}

function decimalOf(text: string): { digits: bigint; decimals: number } {
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}
