import { currencyProblems } from '../business/currencies.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Problem } from '../operation/errors.ts'

type Fields = Partial<Pick<Schemas['PayRun'], 'period_start' | 'period_end' | 'currency'>>

/** Checks the rules of a pay run that a schema cannot express. */
export function payRunProblems({ period_start, period_end, currency }: Fields): Problem[] {
  const isReversed = period_start !== undefined && period_end !== undefined && period_end < period_start
  const order: Problem = {
    path: 'body.period_end',
    code: 'ends_before_start',
    message: 'must not be before period_start',
  }
  return [...(isReversed ? [order] : []), ...currencyProblems(currency)]
}

/** The unique constraints of pay runs, with the problems that report their violations. */
export const payRunConflicts = {
  pay_runs_external_id: { path: 'body.external_id', code: 'taken', message: 'Another pay run has this external_id.' },
}

/**
 * Creates the problem of a reference to a pay run in another currency.
 *
 * @param path - the location of the reference in the request
 */
export const otherCurrency = (
  path: string,
  other: Pick<Schemas['PayRun'], 'currency'>,
  { currency }: Pick<Schemas['PayRun'], 'currency'>,
): Problem => ({
  path,
  code: 'other_currency',
  detail: other.currency,
  message: `is a pay run in ${other.currency}, not in ${currency}`,
})
