import { currencyExponent, currencyProblems } from '../business/currencies.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import type { Rules } from '../operation/rules.ts'
import { type Employment, effectiveDayProblems } from '../people/employment-days.ts'
import { amountProblem } from './rate.ts'

type Rate = Pick<Schemas['CompensationCreate'], 'amount' | 'currency' | 'per'>

/**
 * The validation rules for the body of a compensation. Without a currency in the body, the number of decimals depends
 * on the business or on the stored compensation. For a request that fits the contract, the operation therefore reports
 * all problems (`checkCompensation`).
 */
export const compensationRules: Rules<'compensations.create' | 'compensations.update'> = ({ body, fits }) =>
  fits ? [] : rateProblems(body)

/**
 * Checks the rules of a compensation that a schema cannot express.
 *
 * @throws {ApiError} 422 with all problems
 */
export function checkCompensation(
  compensation: Required<Rate> & Pick<Schemas['CompensationCreate'], 'effective_on'>,
  employment: Employment,
): void {
  const problems = [...effectiveDayProblems(compensation.effective_on, employment), ...rateProblems(compensation)]
  if (problems.length > 0) throw validationFailed(problems)
}

function rateProblems({ amount, currency, per }: Partial<Rate>): Problem[] {
  const problems = currencyProblems(currency)
  if (amount === undefined || per === undefined || currency === undefined || currencyExponent(currency) === undefined) {
    return problems
  }
  const problem = amountProblem(amount, { currency, per })
  return problem ? [...problems, { path: 'body.amount', ...problem }] : problems
}

/** The unique indexes of compensations, with the problems that report conflicts. */
export const compensationConflicts = {
  compensations_day: {
    path: 'body.effective_on',
    code: 'taken',
    message: 'The person has a compensation with this effective_on. Change that one, or choose another day.',
  },
  compensations_external_id: {
    path: 'body.external_id',
    code: 'taken',
    message: 'Another compensation has this external_id.',
  },
}
