import { formatMinor } from '../pay-runs/line-totals.ts'

/** Adds amounts of the API in one currency, which have the same number of decimals. */
export function sumAmounts(amounts: readonly string[]): string {
  const minor = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n)
  return formatMinor(minor, amounts[0]?.split('.')[1]?.length ?? 0)
}
