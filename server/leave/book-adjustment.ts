import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAudit } from '../audit/record-audit.ts'
import { sqlOf } from '../db/orm.ts'
import type { Line } from './account.ts'
import type { Actor } from './change-leave-status.ts'
import type { AccountKey } from './load-accounts.ts'
import { type LeaveLineRow, leaveLineColumns } from './present-leave-line.ts'

/**
 * Gives or takes days with a line of their own, which tells who did it.
 *
 * @param line - of a leave year that is open, and of a person who is locked by the transaction
 */
export async function bookAdjustment(
  t: EntityManager,
  { principal, origin }: Actor,
  line: AccountKey & Pick<Line, 'days' | 'effective_on' | 'note'>,
): Promise<LeaveLineRow> {
  const { business_id } = principal
  const { person_id, leave_type_id, days, effective_on, note } = line
  const row = await sqlOf(t)
    .insertInto('leave_ledger')
    .values({
      business_id,
      person_id,
      leave_type_id,
      kind: 'adjustment',
      days,
      effective_on,
      note,
      created_by: principal.kind === 'user' ? principal.user_id : null,
      created_by_api_key: principal.kind === 'api_key' ? principal.api_key_id : null,
    })
    .returning(leaveLineColumns)
    .executeTakeFirstOrThrow()
  const detail = { person_id, leave_type_id, days, effective_on }
  await recordAudit(t, origin, principal, { business_id, action: 'leave_balance.adjusted', detail })
  return row
}
