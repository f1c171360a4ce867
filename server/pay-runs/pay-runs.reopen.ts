import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { changeStatus } from './change-status.ts'
import { lockPayRun } from './find-pay-run.ts'
import { deletePayments } from './payments/copy-payments.ts'
import { showPayRun } from './show-pay-run.ts'

/** Returns an approved pay run to draft, and clears the approval. */
export const payRunsReopen = change('payRuns.reopen', async (work, { path, header, body: { reason } }) => {
  const run = await lockPayRun(work, path.id, 'reopen', header['If-Match'])
  await deletePayments(work, run)
  const columns = { approved_by: null, approved_by_api_key: null, approved_at: null }
  return ok(
    await showPayRun(work, await changeStatus(work, run, { status: 'draft', event: 'reopened', reason, columns })),
  )
})
