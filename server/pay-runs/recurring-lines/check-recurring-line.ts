import { currencyExponent, currencyProblems } from '../../business/currencies.ts'
import { type Problem, validationFailed } from '../../operation/errors.ts'
import type { Rules } from '../../operation/rules.ts'
import { formatMoney, requireExponent } from '../money.ts'
import { parseLines } from '../payslips/parse-lines.ts'

interface Fields {
  currency: string
  starts_on: string
  ends_on: string | null
  /** A decimal in major units. */
  amount: string
}

/**
 * The rules for the body of a recurring line. The decimals of an amount without a currency depend on the business, so
 * that for a request that fits the contract, the operation reports all problems (`checkRecurringLine`).
 */
export const recurringLineRules: Rules<'recurringLines.create' | 'recurringLines.update'> = ({ body, fits }) =>
  fits ? [] : parseRecurringLine(body).problems

/**
 * Checks the rules of a recurring line that a schema cannot express. Its amount follows the rules of payslip lines, as it
 * is copied to them.
 *
 * @returns the amount in minor units
 * @throws {ApiError} 422 with every problem
 */
export function checkRecurringLine(line: Fields): number {
  const { amount, problems } = parseRecurringLine(line)
  if (problems.length > 0) throw validationFailed(problems)
  return Number(amount)
}

/** @returns all problems with the submitted fields, and the amount in minor units if the currency is known */
function parseRecurringLine({ currency, starts_on, ends_on, amount }: Partial<Fields>): {
  amount: bigint | undefined
  problems: Problem[]
} {
  const isReversed = starts_on !== undefined && ends_on !== undefined && ends_on !== null && ends_on < starts_on
  const order: Problem = { path: 'body.ends_on', code: 'ends_before_start', message: 'must not be before starts_on' }
  const problems = [...(isReversed ? [order] : []), ...currencyProblems(currency)]
  if (currency === undefined || currencyExponent(currency) === undefined || amount === undefined) {
    return { amount: undefined, problems }
  }
  const run = { type: 'regular' as const, currency }
  const { lines, problems: lineProblems } = parseLines([{ kind: 'earning', code: '-', name: '-', amount }], run, 'body')
  const amountProblems = lineProblems.map((problem) => ({ ...problem, path: 'body.amount' }))
  return { amount: lines[0]?.amount, problems: [...problems, ...amountProblems] }
}

/** Formats the amount as in a request. */
export const formatAmount = ({ amount, currency }: { amount: number; currency: string }): string =>
  formatMoney(amount, requireExponent(currency))
