import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { sqlOf } from '../db/orm.ts'
import { recordEvent } from '../events/record-event.ts'
import type { RequestOf, Schemas } from '../operation/contract.ts'
import { type PayRunRow, payRunColumns, payRunEventData, presentPayRun } from './present-pay-run.ts'

interface Change {
  status: Schemas['PayRunStatus']
  /** Names the event and the entry in the audit log. */
  as: 'approved' | 'reopened' | 'completed' | 'cancelled'
  /** Why, where it needs a reason. */
  reason?: string
  /** What else becomes of it. */
  set?: Partial<{
    approved_by: number | null
    approved_by_api_key: number | null
    approved_at: RawBuilder<string> | null
    completed_at: RawBuilder<string>
  }>
}

type Request = Pick<RequestOf<'payRuns.approve'>, 'principal' | 'origin'>

/**
 * Brings a pay run into another state, with the event that tells of it.
 *
 * @param run - locked by the transaction, in a state that allows it
 * @returns what the operation answers
 */
export async function changeStatus(
  t: EntityManager,
  run: PayRunRow,
  { principal, origin }: Request,
  { status, as, reason, set }: Change,
): Promise<{ status: 200; body: { success: true; data: Schemas['PayRun'] } }> {
  const { business_id } = principal
  const row = await sqlOf(t)
    .updateTable('pay_runs')
    .set({ ...set, status, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', run.id)
    .where('business_id', '=', business_id)
    .where('status', '=', run.status)
    .returning(payRunColumns)
    .executeTakeFirstOrThrow()
  const data = payRunEventData(row)
  await recordEvent(t, { business_id, type: `payrun.${as}`, data, created_at: row.updated_at })
  const detail = { pay_run_id: run.id, ...(reason !== undefined && { reason }) }
  await recordAudit(t, origin, principal, { business_id, action: `pay_run.${as}`, detail })
  return { status: 200, body: { success: true, data: presentPayRun(row) } }
}
