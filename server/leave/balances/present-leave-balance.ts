import type { Schemas } from '../../operation/contract/contract.ts'
import type { Balance } from './leave-account.ts'
import type { AccountKey } from './load-accounts.ts'

/**
 * A balance as the API shows it.
 *
 * @param options.as_of - the day of the balance
 * @param options.explain - true to show the lines that add up to it
 */
export const presentLeaveBalance = (
  { person_id, leave_type_id }: AccountKey,
  balance: Balance,
  { as_of, explain }: { as_of: string; explain: boolean },
): Schemas['LeaveBalance'] => ({
  person_id,
  leave_type_id,
  as_of,
  year_start: balance.year?.start ?? null,
  year_end: balance.year?.end ?? null,
  entitled: balance.entitled,
  taken: balance.taken,
  scheduled: balance.scheduled,
  pending: balance.pending,
  available: balance.available,
  ...(explain && { lines: balance.lines.map(presentLine) }),
})

const presentLine = (line: Balance['lines'][number]): Schemas['LeaveBalanceLine'] => ({
  kind: line.kind,
  days: line.days,
  effective_on: line.effective_on,
  leave_request_id: line.leave_request_id,
  note: line.note,
  booked: line.id !== null,
})
