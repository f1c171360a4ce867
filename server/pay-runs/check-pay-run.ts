import { currencyProblems } from '../business/currencies.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Problem } from '../operation/errors.ts'

type Members = Partial<Pick<Schemas['PayRun'], 'period_start' | 'period_end' | 'currency'>>

/** The rules of a pay run that a schema cannot express. */
export function payRunProblems({ period_start, period_end, currency }: Members): Problem[] {
  const isReversed = period_start !== undefined && period_end !== undefined && period_end < period_start
  const order: Problem = { path: 'body.period_end', message: 'must not be before period_start' }
  return [...(isReversed ? [order] : []), ...currencyProblems(currency)]
}

/** The constraints that a pay run can clash with, in words for the caller. */
export const payRunConflicts = {
  pay_runs_external_id: { path: 'body.external_id', message: 'Another pay run has this external_id.' },
}
