import { recordAudit } from '../audit/record-audit.ts'
import { readTransactionTime } from '../business/clock.ts'
import { change } from '../operation/operation.ts'
import { noContent } from '../operation/response.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { lockPayRun } from './find-pay-run.ts'
import { payRunEventData } from './present-pay-run.ts'

/** Deletes a draft with its payslips. */
export const payRunsDelete = change('payRuns.delete', async (work, { path: { id }, header }) => {
  const row = await lockPayRun(work, id, 'delete', header['If-Match'])
  await work.db
    .deleteFrom('pay_runs')
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .where('status', '=', 'draft')
    .execute()
  const created_at = await readTransactionTime(work)
  await recordEvent(work, { type: 'payrun.deleted', data: payRunEventData(row), created_at })
  recordAudit(work, { action: 'payrun.deleted', detail: { pay_run_id: id } })
  return noContent()
})
