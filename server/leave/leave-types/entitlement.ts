import type { Schemas } from '../../operation/contract/contract.ts'
import type { WorkPattern } from '../count-days.ts'

/** A rule of a leave type: for whom it is, and how many days they earn a year. */
export type EntitlementRule = Schemas['LeaveEntitlementRule']

/** What of a leave type says how many days somebody earns. */
export interface Entitlement {
  days_per_year: number
  entitlement_rules: EntitlementRule[]
  prorate_by_work_pattern: boolean
}

/** What rules look at in a person. */
export interface Entitled {
  person_id: number
  employment_type: EntitlementRule['employment_types'][number] | null
  /** Their department, and those that it is a part of. */
  department_ids: number[]
  location_id: number | null
  work_pattern: WorkPattern
}

/** A rule that asks for nothing. It is for everybody but contractors. */
export const anybody: EntitlementRule = {
  employment_types: [],
  department_id: null,
  location_id: null,
  person_ids: [],
  days_per_year: null,
}

/** Who works that many days a week works full time. */
const fullWeek = 5

/**
 * Works out how many days a person earns in a full year of employment. The first rule that is for the person decides, and
 * whom none is for earns nothing; a type without rules has one that asks for nothing. Contractors earn nothing by a rule
 * that names neither them nor contractors.
 *
 * @returns days in halves, a quarter up
 */
export function entitledDays(type: Entitlement, person: Entitled): number {
  const { days_per_year, entitlement_rules: rules, prorate_by_work_pattern } = type
  const rule = (rules.length === 0 ? [anybody] : rules).find((each) => isFor(each, person))
  const days = rule ? (rule.days_per_year ?? days_per_year) : 0
  if (!prorate_by_work_pattern) return days
  const worked = Object.values(person.work_pattern).reduce((sum, part) => sum + part, 0)
  return Math.round(2 * days * Math.min(1, worked / fullWeek)) / 2
}

/** Whether all that a rule asks for is so. */
function isFor(rule: EntitlementRule, person: Entitled): boolean {
  const { employment_types, department_id, location_id, person_ids } = rule
  const { employment_type } = person
  const isNamed = person_ids.includes(person.person_id)
  if (person_ids.length > 0 && !isNamed) return false
  if (department_id !== null && !person.department_ids.includes(department_id)) return false
  if (location_id !== null && person.location_id !== location_id) return false
  if (employment_types.length > 0) return employment_type !== null && employment_types.includes(employment_type)
  return isNamed || employment_type !== 'contractor'
}
