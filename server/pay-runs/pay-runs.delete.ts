import { recordAudit } from '../audit/record-audit.ts'
import { noContent } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import { lockPayRun } from './lock-pay-run.ts'

/** Deletes a draft with its payslips. */
export const payRunsDelete = change('payRuns.delete', async (work, { path: { id }, header }) => {
  await lockPayRun(work, id, 'delete', header['If-Match'])
  await work.db
    .deleteFrom('pay_runs')
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .where('status', '=', 'draft')
    .execute()
  await recordAudit(work, { action: 'payrun.deleted', detail: { pay_run_id: id } })
  return noContent()
})
