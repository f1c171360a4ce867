import type { Insertable } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { payRunConflicts } from './check-pay-run.ts'
import type { PayRunTable } from './pay-run.entity.ts'
import { recordAuthors } from './pay-run-authors.ts'
import { type DraftResult, draftPayslips, type Sources } from './payslips/draft-payslips.ts'
import { payRunColumns, payRunEventData } from './present-pay-run.ts'

interface Draft
  extends Pick<Insertable<PayRunTable>, 'type' | 'period_start' | 'period_end' | 'pay_date' | 'currency'> {
  external_id?: string | null
  metadata?: Record<string, string>
  created_by: number | null
  pay_schedule_id: number | null
  retro_pay_from?: string | null
}

/**
 * Creates a draft with payslips from compensations, from retro pay, from recurring lines and from the pay run to copy, if
 * any, and publishes `payrun.created`.
 *
 * @param options.authors - the users who decided that the pay run is drafted
 * @param options.detail - further details of the audit entry
 * @throws {ApiError} 409 if the `external_id` is taken, 422 if the pay run to copy does not match
 */
export async function draftPayRun(
  work: Change,
  draft: Draft,
  sources: Sources,
  { authors, detail = {} }: { authors: readonly number[]; detail?: Schemas['AuditDetail'] },
): Promise<DraftResult> {
  const { db, business_id } = work
  const { from_compensations } = sources
  const row = await orConflict(
    db
      .insertInto('pay_runs')
      .values({ external_id: null, metadata: {}, ...draft, from_compensations, business_id })
      .returning(payRunColumns)
      .executeTakeFirstOrThrow(),
    payRunConflicts,
  )
  await recordAuthors(work, row.id, authors)
  const result = await draftPayslips(work, row, sources)
  const { run } = result
  await recordEvent(work, { type: 'payrun.created', data: payRunEventData(run), created_at: run.created_at })
  recordAudit(work, { action: 'payrun.created', detail: { pay_run_id: run.id, ...detail } })
  return result
}
