import { exponentOf } from '../business/currencies.ts'
import type { Schemas } from '../operation/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'

type Given = Pick<Schemas['PayRun'], 'period_start' | 'period_end' | 'currency'>

/**
 * Checks the rules of a pay run that a schema cannot express.
 *
 * @throws {ApiError} 422 with every problem
 */
export function checkPayRun({ period_start, period_end, currency }: Given): void {
  const problems: Problem[] = []
  if (period_end < period_start) {
    problems.push({ path: 'body.period_end', message: 'must not be before period_start' })
  }
  if (exponentOf(currency) === undefined) {
    problems.push({ path: 'body.currency', message: 'must be a currency of ISO 4217, such as EUR' })
  }
  if (problems.length > 0) throw validationFailed(problems)
}

/** The constraints that a pay run can clash with, in words for the caller. */
export const payRunConflicts = {
  pay_runs_external_id: { path: 'body.external_id', message: 'Another pay run has this external_id.' },
}
