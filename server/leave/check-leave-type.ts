import { isYearly } from '../holidays/calendar-date.ts'
import type { Schemas } from '../operation/contract.ts'
import type { Problem } from '../operation/errors.ts'

type Accrual = Schemas['LeaveAccrual']

/** The accrual of a leave type for which none is given: days come from adjustments only. */
export const noAccrual: Accrual = { method: 'none', days_per_year: 0, carry_over_max: null, resets_on: '01-01' }

/**
 * Works out the accrual of a leave type after a change.
 *
 * @returns the whole accrual and every problem with it; with a problem it must not be used
 */
export function checkAccrual(
  before: Accrual,
  given: Schemas['LeaveAccrualInput'] | undefined,
): { accrual: Accrual; problems: Problem[] } {
  const accrual = { ...before, ...given }
  const problems: Problem[] = []
  if (accrual.method !== 'none' && accrual.days_per_year === 0) {
    problems.push({ path: 'body.accrual.days_per_year', message: 'is required where days are earned' })
  }
  if (accrual.method === 'none' && given?.days_per_year !== undefined) {
    problems.push({ path: 'body.accrual.days_per_year', message: 'must not be given where no days are earned' })
  }
  if (!isYearly(accrual.resets_on)) {
    problems.push({ path: 'body.accrual.resets_on', message: 'must be a day that exists in every year' })
  }
  return { accrual: accrual.method === 'none' ? { ...accrual, days_per_year: 0 } : accrual, problems }
}

/** Constraints that a leave type can violate, with the message for the caller. */
export const leaveTypeConflicts = {
  leave_types_code: { path: 'body.code', message: 'Another leave type has this code.' },
}
