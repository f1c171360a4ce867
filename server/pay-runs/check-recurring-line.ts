import { exponentOf } from '../business/currencies.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import { formatMoney, knownExponent } from './money.ts'
import { parseLines } from './parse-lines.ts'

interface Given {
  currency: string
  starts_on: string
  ends_on: string | null
  /** As it was written. */
  amount: string
}

/**
 * Checks what a schema cannot express of a recurring line. Its amount is held to the rules of a payslip's line, on which
 * it will stand.
 *
 * @returns the amount in minor units
 * @throws {ApiError} 422 with every problem
 */
export function checkRecurringLine({ currency, starts_on, ends_on, amount }: Given): number {
  const problems: Problem[] = []
  if (ends_on !== null && ends_on < starts_on) {
    problems.push({ path: 'body.ends_on', message: 'must not be before starts_on' })
  }
  if (exponentOf(currency) === undefined) {
    problems.push({ path: 'body.currency', message: 'must be a currency of ISO 4217, such as EUR' })
    throw validationFailed(problems)
  }
  const run = { type: 'regular' as const, currency }
  const read = parseLines([{ kind: 'earning', code: '-', name: '-', amount }], run, 'body')
  problems.push(...read.problems.map(({ message }) => ({ path: 'body.amount', message })))
  if (problems.length > 0) throw validationFailed(problems)
  return Number(read.lines[0]?.amount)
}

/** An amount as a caller would write it. */
export const writtenAmount = ({ amount, currency }: { amount: number; currency: string }): string =>
  formatMoney(amount, knownExponent(currency))
