import { sql } from 'kysely'
import { isYearly } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { conflict, isNoReference, type Problem, validationFailed } from '../../operation/errors.ts'
import type { Place } from '../../operation/reactions.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Change } from '../../operation/work.ts'
import { approvalProblems } from '../approval/check-approval.ts'
import { leaveYearAt } from '../balances/leave-year.ts'
import { blackoutProblems } from './check-limits.ts'
import { duplicateReasons, missingReasons } from './check-reasons.ts'
import { type EntitlementRule, generalRule } from './entitlement.ts'
import { lockKeys } from './lock-keys.ts'

type Accrual = Schemas['LeaveAccrual']

/** The default accrual of a leave type, in which only adjustments add days. */
export const noAccrual: Accrual = {
  method: 'none',
  days_per_year: 0,
  carry_over_max: null,
  carry_over_expires: null,
  leave_year: 'fixed',
  resets_on: '01-01',
  rounding: 'nearest',
  max_balance: null,
}

/**
 * Applies a change to the accrual of a leave type.
 *
 * @returns the complete accrual and all problems; if there is a problem, the accrual must not be used
 */
export function checkAccrual(
  before: Accrual,
  changes: Schemas['LeaveAccrualInput'] | undefined,
): { accrual: Accrual; problems: Problem[] } {
  const accrual = { ...before, ...changes }
  const problems = accrualProblems({ method: accrual.method, ...changes })
  if (accrual.method !== 'none' && accrual.days_per_year === 0) {
    problems.push({
      path: 'body.accrual.days_per_year',
      code: 'required',
      message: 'is required where days are earned',
    })
  }
  const max_balance = accrual.method === 'monthly' ? accrual.max_balance : null
  return { accrual: { ...accrual, max_balance, ...(accrual.method === 'none' && { days_per_year: 0 }) }, problems }
}

/**
 * Returns the first day on which days are earned: that of the current leave year, or today if each person has other
 * leave years, which is in the current one of each.
 */
export const accrualStart = ({ leave_year, resets_on }: Accrual, today: string): string =>
  leave_year === 'hire_date' ? today : leaveYearAt(today, resets_on).start

/** The validation rules for the accrual and the limits in the body of a new leave type, whose other fields have their defaults. */
export const newLeaveTypeRules: Rules<'leaveTypes.create'> = ({
  body: { accrual, entitlement_rules = [], limits, approval, reasons = [], reason_required = false },
  bodyNames,
}) => [
  ...blackoutProblems(limits),
  ...approvalProblems(approval),
  ...(accrual ? checkAccrual(noAccrual, accrual).problems : []),
  ...(accrual || !bodyNames.has('accrual')
    ? entitlementProblems(entitlement_rules.length, accrual?.method ?? noAccrual.method)
    : []),
  ...duplicateReasons(reasons),
  ...missingReasons({ reasons, reason_required }),
]

/** The validation rules for the accrual and the limits in the body of a changed leave type, whose other fields are not loaded. */
export const leaveTypeRules: Rules<'leaveTypes.update'> = ({
  body: { accrual, entitlement_rules = [], limits, approval, reasons = [] },
}) => [
  ...blackoutProblems(limits),
  ...approvalProblems(approval),
  ...accrualProblems(accrual ?? {}),
  ...duplicateReasons(reasons),
  ...(accrual?.method ? entitlementProblems(entitlement_rules.length, accrual.method) : []),
]

function accrualProblems(input: Schemas['LeaveAccrualInput']): Problem[] {
  const { method, days_per_year, carry_over_expires, resets_on, max_balance = null } = input
  const problems: Problem[] = []
  if (method === 'none' && days_per_year !== undefined) {
    problems.push({
      path: 'body.accrual.days_per_year',
      code: 'not_combinable',
      message: 'must not be given where no days are earned',
    })
  }
  if (method !== undefined && method !== 'monthly' && max_balance !== null) {
    problems.push({
      path: 'body.accrual.max_balance',
      code: 'not_combinable',
      message: 'can only be given where days are earned monthly',
    })
  }
  const yearly = { resets_on, 'carry_over_expires.on': carry_over_expires?.on }
  for (const [member, day] of Object.entries(yearly)) {
    if (day === undefined || isYearly(day)) continue
    problems.push({
      path: `body.accrual.${member}`,
      code: 'invalid',
      message: 'must be a day that exists in every year',
    })
  }
  return problems
}

/**
 * Checks that a type without accrual has no entitlement rules.
 *
 * @param count - the number of entitlement rules of the type
 */
const entitlementProblems = (count: number, method: Accrual['method']): Problem[] =>
  count > 0 && method === 'none'
    ? [
        {
          path: 'body.entitlement_rules',
          code: 'not_combinable',
          message: 'must not be given where no days are earned',
        },
      ]
    : []

/**
 * Adds the defaults to the entitlement rules of a body, and locks the departments and locations of the rules against
 * deletion until the transaction ends.
 *
 * @param method - the accrual method of the type
 * @throws {ApiError} 422 for every reference that is not in the business, and for rules of a type without accrual
 */
export async function checkEntitlement(
  work: Change,
  input: Schemas['LeaveEntitlementRuleInput'][],
  method: Schemas['LeaveAccrualMethod'],
): Promise<EntitlementRule[]> {
  const rules = input.map((rule) => ({ ...generalRule, ...rule }))
  const withoutAccrual = entitlementProblems(rules.length, method)
  if (withoutAccrual.length > 0) throw validationFailed(withoutAccrual)
  const references = rules.map(({ department_id, location_id, person_ids }) => ({
    department_id: department_id === null ? [] : [department_id],
    location_id: location_id === null ? [] : [location_id],
    person_ids,
  }))
  const existing = {
    department_id: await lockKeys(
      work,
      'departments',
      references.flatMap(({ department_id }) => department_id),
    ),
    location_id: await lockKeys(
      work,
      'locations',
      references.flatMap(({ location_id }) => location_id),
    ),
    person_ids: await lockKeys(
      work,
      'people',
      references.flatMap(({ person_ids }) => person_ids),
    ),
  }
  const problems = references.flatMap((rule, index) =>
    (['department_id', 'location_id', 'person_ids'] as const)
      .filter((member) => !rule[member].every((id) => existing[member].has(id)))
      .map((member) => ({
        path: `body.entitlement_rules[${index}].${member}`,
        code: 'unknown_record',
        message: isNoReference,
      })),
  )
  if (problems.length > 0) throw validationFailed(problems)
  return rules
}

/**
 * Checks that neither an entitlement rule nor a blackout refers to a department or location. Both are JSON, which has no
 * foreign keys, and a rule or blackout whose reference is missing would apply to no one, or everywhere.
 *
 * @throws {ApiError} 409 if an entitlement rule or a blackout refers to it
 */
export async function checkNoRuleRefers({ db, business_id }: Change, { table, id }: Place): Promise<void> {
  const isDepartment = table === 'departments'
  const rule = JSON.stringify([isDepartment ? { department_id: id } : { location_id: id }])
  const limits = JSON.stringify({ blackouts: [{ department_ids: [id] }] })
  const type = await db
    .selectFrom('leave_types')
    .select(['name', sql<boolean>`entitlement_rules @> ${rule}::jsonb`.as('has_rule')])
    .where('business_id', '=', business_id)
    .where(sql<boolean>`(entitlement_rules @> ${rule}::jsonb or ${isDepartment} and limits @> ${limits}::jsonb)`)
    .executeTakeFirst()
  if (!type) return
  const kind = type.has_rule ? 'rule' : 'blackout'
  const message = `The leave type “${type.name}” has a ${kind} for it. Change the ${kind} first.`
  throw conflict(message, [{ path: 'path.id', code: 'in_use', detail: type.name, message }])
}

/** The unique index of leave types, with the problem that reports a conflict. */
export const leaveTypeConflicts = {
  leave_types_code: { path: 'body.code', code: 'taken', message: 'Another leave type has this code.' },
}
