import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import { isNoReference, type Problem, validationFailed } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'
import { entitlementProblems } from './check-leave-type.ts'
import { anybody, type EntitlementRule } from './entitlement.ts'

/**
 * Reads the rules of a leave type, with everything that was left out, and keeps the departments and locations that they
 * name from being deleted until the transaction ends.
 *
 * @param method - how days of the type are earned
 * @throws {ApiError} 422 with every rule that names what is not in the business, or that is of no use
 */
export async function checkEntitlement(
  work: Change,
  given: Schemas['LeaveEntitlementRuleInput'][],
  method: Schemas['LeaveAccrualMethod'],
): Promise<EntitlementRule[]> {
  const rules = given.map((rule) => ({ ...anybody, ...rule }))
  const path = 'body.entitlement_rules'
  const useless = entitlementProblems(rules.length, method)
  if (useless.length > 0) throw validationFailed(useless)
  const named = {
    departments: await pin(
      work,
      'departments',
      rules.flatMap(({ department_id }) => department_id ?? []),
    ),
    locations: await pin(
      work,
      'locations',
      rules.flatMap(({ location_id }) => location_id ?? []),
    ),
    people: await pin(
      work,
      'people',
      rules.flatMap(({ person_ids }) => person_ids),
    ),
  }
  const problems = rules.flatMap(({ department_id, location_id, person_ids }, index): Problem[] => [
    ...(department_id === null || named.departments.has(department_id)
      ? []
      : [{ path: `${path}[${index}].department_id`, message: isNoReference }]),
    ...(location_id === null || named.locations.has(location_id)
      ? []
      : [{ path: `${path}[${index}].location_id`, message: isNoReference }]),
    ...(person_ids.every((id) => named.people.has(id))
      ? []
      : [{ path: `${path}[${index}].person_ids`, message: isNoReference }]),
  ])
  if (problems.length > 0) throw validationFailed(problems)
  return rules
}

async function pin(
  { db, business_id }: Change,
  table: 'departments' | 'locations' | 'people',
  ids: number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where business_id = ${business_id} and id = any(${ids})
    order by id for key share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
