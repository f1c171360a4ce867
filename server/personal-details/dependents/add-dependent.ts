import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { insertDetail } from '../write-detail.ts'
import { checkDependent } from './check-dependent.ts'
import { type DependentRow, dependentList } from './dependent-list.ts'

/**
 * Adds a dependent and records the addition.
 *
 * @param person_id - a person that the transaction has locked
 * @throws {ApiError} 409 if the person has too many; 422 if the dependent was born in the future
 */
export async function addDependent(
  work: Change<Principal>,
  person_id: number,
  body: Schemas['DependentCreate'],
): Promise<DependentRow> {
  await checkDependent(work, body)
  const values = { date_of_birth: null, tax_dependent: false, note: null, ...body, person_id }
  return await insertDetail(work, dependentList, values)
}
