import { isYearly } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'
import type { Rules } from '../../operation/rules.ts'

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
  const problems = accrualProblems({ method: accrual.method, ...given })
  if (accrual.method !== 'none' && accrual.days_per_year === 0) {
    problems.push({ path: 'body.accrual.days_per_year', message: 'is required where days are earned' })
  }
  return { accrual: accrual.method === 'none' ? { ...accrual, days_per_year: 0 } : accrual, problems }
}

/** The rules for the accrual in the body of a new leave type, in which what is left out has its default. */
export const newLeaveTypeRules: Rules<'leaveTypes.create'> = ({
  body: { accrual, entitlement_rules = [] },
  bodyNames,
}) => [
  ...(accrual ? checkAccrual(noAccrual, accrual).problems : []),
  ...(accrual || !bodyNames.has('accrual')
    ? entitlementProblems(entitlement_rules.length, accrual?.method ?? noAccrual.method)
    : []),
]

/** The rules for the accrual in the body of a changed leave type, in which what is left out is not known. */
export const leaveTypeRules: Rules<'leaveTypes.update'> = ({ body: { accrual, entitlement_rules = [] } }) => [
  ...accrualProblems(accrual ?? {}),
  ...(accrual?.method ? entitlementProblems(entitlement_rules.length, accrual.method) : []),
]

function accrualProblems({ method, days_per_year, resets_on }: Schemas['LeaveAccrualInput']): Problem[] {
  const problems: Problem[] = []
  if (method === 'none' && days_per_year !== undefined) {
    problems.push({ path: 'body.accrual.days_per_year', message: 'must not be given where no days are earned' })
  }
  if (resets_on !== undefined && !isYearly(resets_on)) {
    problems.push({ path: 'body.accrual.resets_on', message: 'must be a day that exists in every year' })
  }
  return problems
}

/** @param count - the rules by which people earn days of a type */
export const entitlementProblems = (count: number, method: Accrual['method']): Problem[] =>
  count > 0 && method === 'none'
    ? [{ path: 'body.entitlement_rules', message: 'must not be given where no days are earned' }]
    : []

/** Constraints that a leave type can violate, with the message for the caller. */
export const leaveTypeConflicts = {
  leave_types_code: { path: 'body.code', message: 'Another leave type has this code.' },
}
