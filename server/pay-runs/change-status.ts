import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { type PayRunRow, payRunColumns, payRunEventData } from './present-pay-run.ts'

interface Transition {
  status: Schemas['PayRunStatus']
  /** The suffix of the event type and of the audit action. */
  event: 'approved' | 'reopened' | 'completed' | 'cancelled'
  reason?: string
  /** The other columns that change with the status. */
  columns?: Partial<{
    approved_by: number | null
    approved_by_api_key: number | null
    approved_at: RawBuilder<string> | null
    completed_at: RawBuilder<string>
  }>
}

/**
 * Changes the status of a pay run, and records the event and the audit entry.
 *
 * @param run - a pay run that the transaction has locked (`lockPayRun`)
 */
export async function changeStatus(
  work: Change,
  run: PayRunRow,
  { status, event, reason, columns }: Transition,
): Promise<PayRunRow> {
  const row = await work.db
    .updateTable('pay_runs')
    .set({ ...columns, status, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', run.id)
    .where('business_id', '=', work.business_id)
    .where('status', '=', run.status)
    .returning(payRunColumns)
    .executeTakeFirstOrThrow()
  await recordEvent(work, { type: `payrun.${event}`, data: payRunEventData(row), created_at: row.updated_at })
  const detail = { pay_run_id: run.id, ...(reason !== undefined && { reason }) }
  recordAudit(work, { action: `payrun.${event}`, detail })
  return row
}
