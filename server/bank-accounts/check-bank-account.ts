import { bankNumberProblems } from '../business/bank-numbers.ts'
import { amountProblem } from '../compensation/rate.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import type { Rules } from '../operation/rules.ts'
import { parseAccountNumber } from './account-number.ts'

/**
 * The validation rules for a new account. The members depend on one another, so that those of a request that does not fit
 * the contract are checked one by one.
 */
export const bankAccountRules: Rules<'bankAccounts.create'> = ({ body, fits }) =>
  fits ? newAccountProblems(body) : bankNumberProblems(body, 'body')

/** Returns the problems of a new account that fits the contract. */
export const newAccountProblems = (body: Partial<Schemas['BankAccountCreate']>): Problem[] => [
  ...parseAccountNumber(body).problems,
  ...partProblems(body),
]

/** The validation rules for a change of the part of the pay that goes to an account. */
export const partRules: Rules<'bankAccounts.update'> = ({ body }) => partProblems(body)

interface Part {
  amount?: string | null
  share?: number | null
}

/** An account gets a fixed amount or a share of the rest. */
function partProblems({ amount, share }: Part): Problem[] {
  if (amount != null && share != null) {
    return [{ path: 'body.share', code: 'excluded', detail: 'amount', message: 'must be omitted with amount' }]
  }
  return []
}

/**
 * Checks the fixed amount of an account.
 *
 * @param currency - the currency of the business
 * @throws {ApiError} 422 if it is not above zero, or has the wrong number of decimals
 */
export function checkFixedAmount(amount: string, currency: string): void {
  const problem =
    Number(amount) === 0
      ? { code: 'too_small', limit: 0, message: 'must be greater than 0' }
      : amountProblem(amount, { currency, per: 'month' })
  if (problem) throw validationFailed([{ path: 'body.amount', ...problem }])
}
