import { recordAudit } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { recordAuthor } from '../pay-run-authors.ts'
import { type PayRunRow, payRunEventData } from '../present-pay-run.ts'
import { updateTotals } from './update-totals.ts'

/**
 * Brings a draft up to date with payslips that were written or deleted: its totals, its authors, one `payrun.updated`
 * however many payslips changed, and the entry in the audit log.
 *
 * @param id - of a pay run that the transaction has locked
 * @param detail - what the audit log says besides the id
 * @returns the pay run after the change
 * @throws {ApiError} 422 when a total is too large to be kept exactly
 */
export async function recordPayslipsChanged(
  work: Change<Principal>,
  id: number,
  detail: Schemas['AuditDetail'],
): Promise<PayRunRow> {
  const row = await updateTotals(work, id)
  await recordAuthor(work, id)
  await recordEvent(work, { type: 'payrun.updated', data: payRunEventData(row), created_at: row.updated_at })
  recordAudit(work, { action: 'payrun.payslips_changed', detail: { pay_run_id: id, ...detail } })
  return row
}
