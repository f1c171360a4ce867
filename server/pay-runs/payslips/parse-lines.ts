import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'
import { formatMoney, knownExponent, parseMoney, productOf } from '../money.ts'
import type { PayRunRow } from '../present-pay-run.ts'

/** A line whose amount is in minor units. */
export interface Line {
  kind: Schemas['PayslipLineKind']
  code: string
  name: string
  quantity: string | null
  rate: string | null
  amount: bigint
}

/** A hundred lines, each with a smaller amount, stay below the limit of a payslip's totals (10^15). */
const maxAmount = 10n ** 13n

/**
 * Reads the lines of a payslip.
 *
 * @param run - its currency sets the decimals; only in a correction can an amount be negative
 * @param path - the place of the lines in the request
 * @returns the lines, and every problem with them; with a problem the lines are not to be used
 */
export function parseLines(
  given: Schemas['PayslipLineInput'][],
  run: Pick<PayRunRow, 'type' | 'currency'>,
  path: string,
): { lines: Line[]; problems: Problem[] } {
  const exponent = knownExponent(run.currency)
  const problems: Problem[] = []
  const lines = given.map(({ kind, code, name, quantity = null, rate = null, amount: written }, index): Line => {
    const amount = parseMoney(written, exponent)
    const problem = problemOf(amount, quantity, rate, exponent, run.type === 'correction')
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
  if (amount >= maxAmount) return `must be less than ${formatMoney(maxAmount, exponent)}`
  if (amount <= -maxAmount) return `must be greater than ${formatMoney(-maxAmount, exponent)}`
  if (amount < 0n && !allowNegative) return 'must not be negative, except in a correction'
  if (quantity === null || rate === null) return undefined
  const product = productOf(quantity, rate, exponent)
  return amount === product ? undefined : `must be quantity × rate, rounded: ${formatMoney(product, exponent)}`
}
