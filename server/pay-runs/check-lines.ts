import type { Schemas } from '../operation/contract.ts'
import type { Problem } from '../operation/errors.ts'
import { formatMoney, parseMoney, productOf } from './money.ts'

/** A line whose amount is in minor units. */
export interface Line {
  kind: Schemas['PayslipLineKind']
  code: string
  name: string
  quantity: string | null
  rate: string | null
  amount: bigint
}

/** A hundred lines of less than this keep a payslip below what its sums can hold (10^15). */
const maxAmount = 10n ** 13n

/**
 * Reads the lines of a payslip.
 *
 * @param options.exponent - how many decimals the currency has
 * @param options.allowNegative - only a correction takes something back
 * @param options.path - where the lines stand in the request
 * @returns the lines, and every problem with them; with a problem the lines are not to be used
 */
export function checkLines(
  given: Schemas['PayslipLineInput'][],
  { exponent, allowNegative, path }: { exponent: number; allowNegative: boolean; path: string },
): { lines: Line[]; problems: Problem[] } {
  const problems: Problem[] = []
  const lines = given.map(({ kind, code, name, quantity = null, rate = null, amount: written }, index): Line => {
    const amount = parseMoney(written, exponent)
    const problem = problemOf(amount, quantity, rate, exponent, allowNegative)
    if (problem) problems.push({ path: `${path}[${index}].amount`, message: problem })
    return { kind, code, name, quantity, rate, amount: amount ?? 0n }
  })
  return { lines, problems }
}

function problemOf(
  amount: bigint | undefined,
  quantity: string | null,
  rate: string | null,
  exponent: number,
  allowNegative: boolean,
): string | undefined {
  if (amount === undefined) return exponent === 0 ? 'must have no decimals' : `must have ${exponent} decimals`
  if (amount >= maxAmount || amount <= -maxAmount) {
    return `must be below ${formatMoney(maxAmount, exponent)} in size`
  }
  if (amount < 0n && !allowNegative) return 'must not be negative but in a correction'
  if (quantity === null || rate === null) return undefined
  const product = productOf(quantity, rate, exponent)
  return amount === product ? undefined : `must be quantity × rate, rounded: ${formatMoney(product, exponent)}`
}
