import { currencyExponent, currencyProblems } from '../../business/currencies.ts'
import { type Problem, validationFailed } from '../../operation/errors.ts'
import type { Rules } from '../../operation/rules.ts'
import { formatMoney, requireExponent } from '../money.ts'
import { parseLines } from '../payslips/parse-lines.ts'

interface Fields {
  currency: string
  starts_on: string
  ends_on: string | null
  /** The amount, as a decimal in major units. */
  amount: string
}

/**
 * The validation rules for the body of a recurring line. Without a currency in the body, the number of decimals depends
 * on the business. For a request that fits the contract, the operation therefore reports all problems
 * (`checkRecurringLine`).
 */
export const recurringLineRules: Rules<'recurringLines.create' | 'recurringLines.update'> = ({ body, fits }) =>
  fits ? [] : parseRecurringLine(body).problems

/**
 * Checks the rules of a recurring line that a schema cannot express. The amount follows the rules of payslip lines,
 * because the line is copied to payslips.
 *
 * @returns the amount in minor units
 * @throws {ApiError} 422 with all problems
 */
export function checkRecurringLine(line: Fields): number {
  const { amount, problems } = parseRecurringLine(line)
  if (problems.length > 0) throw validationFailed(problems)
  return Number(amount)
}

/**
 * Parses the submitted fields of a recurring line.
 *
 * @returns all problems, and the amount in minor units if the currency is known
 */
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
  const rules = { type: 'regular' as const, currency, payCodes: new Map() }
  const { lines, problems: lineProblems } = parseLines(
    [{ kind: 'earning', code: '-', name: '-', amount }],
    rules,
    'body',
  )
  const amountProblems = lineProblems.map((problem) => ({ ...problem, path: 'body.amount' }))
  return { amount: lines[0]?.amount, problems: [...problems, ...amountProblems] }
}

/** Formats the amount of a recurring line as in a request. */
export const formatAmount = ({ amount, currency }: { amount: number; currency: string }): string =>
  formatMoney(amount, requireExponent(currency))
