import type { Schemas } from '../../operation/contract/contract.ts'
import type { WorkPattern } from '../count-days.ts'
import { type Rounding, roundDays } from './round-days.ts'

/** A rule of a leave type: its conditions, and the days per year that it grants. */
export type EntitlementRule = Schemas['LeaveEntitlementRule']

/** The columns of a leave type that determine entitlements. */
export interface Entitlement {
  days_per_year: number
  entitlement_rules: EntitlementRule[]
  prorate_by_work_pattern: boolean
  rounding: Rounding
}

/** The columns of a person against which rules are matched. */
export interface EntitledPerson {
  person_id: number
  employment_type: EntitlementRule['employment_types'][number] | null
  /** The IDs of the person's department and of the departments above it. */
  department_ids: number[]
  location_id: number | null
  work_pattern: WorkPattern
}

/** A rule without conditions, which matches all people except contractors. */
export const generalRule: EntitlementRule = {
  employment_types: [],
  department_id: null,
  location_id: null,
  person_ids: [],
  after_years: null,
  days_per_year: null,
}

/** Adds the default of `after_years` to stored rules, which processes of the previous version write without it. */
export const completeRules = (rules: readonly EntitlementRule[]): EntitlementRule[] =>
  rules.map((rule) => ({ ...generalRule, ...rule }))

/** The entitlement of a person for a full year of employment. */
export interface EntitlementByService {
  days_per_year: number
  /** The entitlements after completed years of service, which replace `days_per_year` one after the other. */
  days_by_service: readonly { after_years: number; days_per_year: number }[]
}

/** The number of working days per week in a full-time work pattern. */
const fullWeek = 5

/**
 * Calculates the entitlement of a person for a full year of employment. The first matching rule applies; a person
 * without a matching rule earns no days. A type without rules behaves like one with `generalRule`. Contractors match
 * only rules that name their ID or their employment type.
 *
 * @param years - the completed years of service
 * @returns the number of days in halves, rounded by the rule of the type
 */
export function entitledDays(type: Entitlement, person: EntitledPerson, years = 0): number {
  const { days_per_year, entitlement_rules: rules, prorate_by_work_pattern, rounding } = type
  const rule = (rules.length === 0 ? [generalRule] : rules).find((each) => matches(each, person, years))
  const days = rule ? (rule.days_per_year ?? days_per_year) : 0
  if (!prorate_by_work_pattern) return days
  const workDays = Object.values(person.work_pattern).reduce((sum, part) => sum + part, 0)
  return roundDays(rounding, (days * Math.min(fullWeek, workDays)) / fullWeek)
}

/** Calculates the entitlement of a person as it changes with their years of service. */
export function entitlementByService(type: Entitlement, person: EntitledPerson): EntitlementByService {
  const steps = new Set(type.entitlement_rules.map(({ after_years }) => after_years ?? 0).filter((years) => years > 0))
  return {
    days_per_year: entitledDays(type, person),
    days_by_service: [...steps]
      .sort((a, b) => a - b)
      .map((after_years) => ({ after_years, days_per_year: entitledDays(type, person, after_years) })),
  }
}

/** Whether a person fulfils all conditions of a rule. */
function matches(rule: EntitlementRule, person: EntitledPerson, years: number): boolean {
  const { employment_types, department_id, location_id, person_ids, after_years } = rule
  const { employment_type } = person
  if (years < (after_years ?? 0)) return false
  const isListed = person_ids.includes(person.person_id)
  if (person_ids.length > 0 && !isListed) return false
  if (department_id !== null && !person.department_ids.includes(department_id)) return false
  if (location_id !== null && person.location_id !== location_id) return false
  if (employment_types.length > 0) return employment_type !== null && employment_types.includes(employment_type)
  return isListed || employment_type !== 'contractor'
}
