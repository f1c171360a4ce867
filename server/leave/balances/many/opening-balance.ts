import { schemaCheck } from '../../../operation/contract/check-schema.ts'
import type { Schemas } from '../../../operation/contract/contract.ts'
import { dotted } from '../../../operation/contract/contract-problems.ts'
import type { Problem } from '../../../operation/errors.ts'

/** The members of a row of an import that describe its balance. */
export interface OpeningBalance extends Pick<Schemas['LeaveAdjustment'], 'expires_on' | 'note'> {
  balance: number
  as_of: string
}

const checkAdjustment = schemaCheck('LeaveAdjustment')

/**
 * Finds the problems of the balance of a row, which has the same rules as the adjustment that sets it.
 *
 * @param path - the location of the row, such as `/body/balances/0`
 */
export function openingBalanceProblems(row: Schemas['LeaveBalanceImportRow'], path: string): Problem[] {
  const { person_id, person_external_id, employee_number, email, leave_type_id, leave_type_code, ...input } = row
  const { balance, as_of, days, effective_on, ...others } = input
  const known = {
    ...(balance !== undefined && { days: balance }),
    ...(as_of !== undefined && { effective_on: as_of }),
  }
  const unknown = Object.entries({ days, effective_on }).filter(([, value]) => value !== undefined)
  return [
    ...unknown.map(([name]) => ({
      path: `${dotted(path)}.${name}`,
      code: 'unknown_member',
      message: 'is not known here',
    })),
    ...(as_of === undefined ? [{ path: `${dotted(path)}.as_of`, code: 'required', message: 'is required' }] : []),
    ...checkAdjustment({ person_id: 1, leave_type_id: 1, ...others, ...known }, path).map(nameMember),
  ]
}

/** Names the members of a row in the problems of its adjustment. */
export const nameMember = (problem: Problem): Problem => ({
  ...problem,
  path: problem.path.replace(/\.days$/, '.balance').replace(/\.effective_on$/, '.as_of'),
})
