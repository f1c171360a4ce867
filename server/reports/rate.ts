const rateDecimals = 4

/**
 * Divides two counts that are not negative, and rounds halves up: a rate of 0.0250 is 2.5 percent.
 *
 * @param decimals - the number of decimals of the result
 * @returns null if the divisor is zero
 */
export function divide(dividend: number, divisor: number, decimals = rateDecimals): string | null {
  if (divisor === 0) return null
  // Counts are multiples of a half.
  const [a, b] = [BigInt(2 * dividend) * 10n ** BigInt(decimals), BigInt(2 * divisor)]
  const digits = String((2n * a + b) / (2n * b)).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
