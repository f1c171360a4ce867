import { recordAudit } from '../../audit/record-audit.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import type { Line } from './leave-account.ts'
import type { AccountKey } from './load-accounts.ts'
import { adjustmentEventData, type LeaveLineRow, leaveLineColumns } from './present-leave-line.ts'

/**
 * Gives or takes days with an adjustment, which names its author, and records `leave.balance_adjusted`.
 *
 * @param line - in an open leave year, of a person who is locked by the transaction
 */
export async function bookAdjustment(
  work: Change,
  { person_id, leave_type_id, days, effective_on, note }: AccountKey & Pick<Line, 'days' | 'effective_on' | 'note'>,
): Promise<LeaveLineRow> {
  const { db, business_id, by } = work
  const given = { person_id, leave_type_id, days, effective_on }
  const row = await db
    .insertInto('leave_ledger')
    .values({
      ...given,
      business_id,
      kind: 'adjustment',
      note,
      created_by: by.kind === 'user' ? by.user_id : null,
      created_by_api_key: by.kind === 'api_key' ? by.api_key_id : null,
    })
    .returning(leaveLineColumns)
    .executeTakeFirstOrThrow()
  const data = adjustmentEventData(row)
  await recordEvent(work, { type: 'leave.balance_adjusted', data, created_at: row.created_at })
  recordAudit(work, { action: 'leave_balance.adjusted', detail: given })
  return row
}
