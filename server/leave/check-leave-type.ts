import { isYearly } from '../holidays/calendar-date.ts'
import type { Schemas } from '../operation/contract.ts'
import type { Problem } from '../operation/errors.ts'

type Accrual = Schemas['LeaveAccrual']

/** What a leave type has of which nothing is said: days come by adjustments alone. */
export const noAccrual: Accrual = { method: 'none', days_per_year: 0, carry_over_max: null, resets_on: '01-01' }

/**
 * How days are earned after a change.
 *
 * @returns all of it, and every problem; with a problem it is not to be used
 */
export function checkAccrual(
  before: Accrual,
  given: Schemas['LeaveAccrualInput'] | undefined,
): { accrual: Accrual; problems: Problem[] } {
  const accrual = { ...before, ...given }
  const problems: Problem[] = []
  if (accrual.method !== 'none' && accrual.days_per_year === 0) {
    problems.push({ path: 'body.accrual.days_per_year', message: 'is needed where days are earned' })
  }
  if (accrual.method === 'none' && given?.days_per_year !== undefined) {
    problems.push({ path: 'body.accrual.days_per_year', message: 'must not be given where no days are earned' })
  }
  if (!isYearly(accrual.resets_on)) {
    problems.push({ path: 'body.accrual.resets_on', message: 'must be a day that every year has' })
  }
  return { accrual: accrual.method === 'none' ? { ...accrual, days_per_year: 0 } : accrual, problems }
}

/** The constraints that a leave type can clash with, in words for the caller. */
export const leaveTypeConflicts = {
  leave_types_code: { path: 'body.code', message: 'Another leave type has this code.' },
}
