import { currencyExponent, currencyProblems } from '../../business/currencies.ts'
import { type Problem, validationFailed } from '../../operation/errors.ts'
import type { Rules } from '../../operation/rules.ts'
import { formatMoney, knownExponent } from '../money.ts'
import { parseLines } from '../payslips/parse-lines.ts'

interface Members {
  currency: string
  starts_on: string
  ends_on: string | null
  /** As it was written. */
  amount: string
}

/**
 * The rules for the body of a recurring line. An amount without a currency is in that of the business, so that where the
 * whole request fits the contract, the operation names all problems (`checkRecurringLine`).
 */
export const recurringLineRules: Rules<'recurringLines.create' | 'recurringLines.update'> = ({ body, fits }) =>
  fits ? [] : problemsOf(body).problems

/**
 * Checks what a schema cannot express of a recurring line. Its amount is held to the rules of a payslip's line, on which
 * it will stand.
 *
 * @returns the amount in minor units
 * @throws {ApiError} 422 with every problem
 */
export function checkRecurringLine(line: Members): number {
  const { amount, problems } = problemsOf(line)
  if (problems.length > 0) throw validationFailed(problems)
  return Number(amount)
}

/** @returns every problem with the given members, and the amount in minor units where it and its currency are given */
function problemsOf({ currency, starts_on, ends_on, amount }: Partial<Members>): {
  amount: bigint | undefined
  problems: Problem[]
} {
  const isReversed = starts_on !== undefined && ends_on !== undefined && ends_on !== null && ends_on < starts_on
  const order: Problem = { path: 'body.ends_on', message: 'must not be before starts_on' }
  const problems = [...(isReversed ? [order] : []), ...currencyProblems(currency)]
  if (currency === undefined || currencyExponent(currency) === undefined || amount === undefined) {
    return { amount: undefined, problems }
  }
  const run = { type: 'regular' as const, currency }
  const read = parseLines([{ kind: 'earning', code: '-', name: '-', amount }], run, 'body')
  const ofAmount = read.problems.map(({ message }) => ({ path: 'body.amount', message }))
  return { amount: read.lines[0]?.amount, problems: [...problems, ...ofAmount] }
}

/** An amount as a caller would write it. */
export const writtenAmount = ({ amount, currency }: { amount: number; currency: string }): string =>
  formatMoney(amount, knownExponent(currency))
