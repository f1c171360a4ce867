import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { type PayRunRow, payRunColumns, payRunEventData } from './present-pay-run.ts'

interface Transition {
  status: Schemas['PayRunStatus']
  /** Names the event and the entry in the audit log. */
  as: 'approved' | 'reopened' | 'completed' | 'cancelled'
  /** The reason that the caller gave. */
  reason?: string
  /** The columns that change with the status. */
  set?: Partial<{
    approved_by: number | null
    approved_by_api_key: number | null
    approved_at: RawBuilder<string> | null
    completed_at: RawBuilder<string>
  }>
}

/**
 * Moves a pay run into another state, and records the event and the audit entry of it.
 *
 * @param run - locked by the transaction for the action (`lockPayRun`)
 * @returns the pay run after the change
 */
export async function changeStatus(
  work: Change,
  run: PayRunRow,
  { status, as, reason, set }: Transition,
): Promise<PayRunRow> {
  const row = await work.db
    .updateTable('pay_runs')
    .set({ ...set, status, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', run.id)
    .where('business_id', '=', work.business_id)
    .where('status', '=', run.status)
    .returning(payRunColumns)
    .executeTakeFirstOrThrow()
  await recordEvent(work, { type: `payrun.${as}`, data: payRunEventData(row), created_at: row.updated_at })
  const detail = { pay_run_id: run.id, ...(reason !== undefined && { reason }) }
  recordAudit(work, { action: `payrun.${as}`, detail })
  return row
}
