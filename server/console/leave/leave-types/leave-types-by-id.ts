import type { LeaveType } from '../../../../sdk/src/index.ts'
import type { Choice } from '../../../pages/form.ts'
import { text } from '../../../texts/english.ts'
import type { PageContext } from '../../page-context.ts'

/** Returns all leave types, including archived ones, keyed by ID. */
export async function leaveTypesById({ api }: PageContext): Promise<Map<number, LeaveType>> {
  const types = new Map<number, LeaveType>()
  for await (const type of api.leaveTypes.list({ include_archived: true, limit: 200 })) types.set(type.id, type)
  return types
}

/** Whether a leave type has neither an accrual nor a limit of its balance. */
export const hasNoLimit = (type: LeaveType | undefined): boolean =>
  type?.allow_negative === true && type.accrual.method === 'none' && type.limits.min_balance === null

/** Returns the choices of a filter by leave type. */
export const typeChoices = (types: ReadonlyMap<number, LeaveType>): Choice[] => [
  ['', text('leave.any')],
  ...[...types].map(([id, { name }]): Choice => [`${id}`, name]),
]
