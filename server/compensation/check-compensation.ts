import { currencyExponent, currencyProblems } from '../business/currencies.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import type { Rules } from '../operation/rules.ts'
import type { Work } from '../operation/work.ts'
import { type Employment, readEffectiveDayProblems } from '../people/employment-days.ts'
import { amountProblem } from './rate.ts'

/** The person of a compensation, locked by the transaction. */
export interface PaidPerson extends Employment {
  id: number
}

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
export async function checkCompensation(
  work: Work,
  compensation: Required<Rate> & Pick<Schemas['CompensationCreate'], 'effective_on'>,
  person: PaidPerson,
): Promise<void> {
  const dayProblems = await readEffectiveDayProblems(work, compensation.effective_on, person)
  const problems = [...dayProblems, ...rateProblems(compensation)]
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
