import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { changeStatus } from './change-status.ts'
import { lockPayRun } from './find-pay-run.ts'
import { deletePayments } from './payments/copy-payments.ts'
import { showPayRun } from './show-pay-run.ts'

/** Cancels a pay run that is not paid yet, and keeps its payslips. */
export const payRunsCancel = change('payRuns.cancel', async (work, { path, header, body: { reason } }) => {
  const run = await lockPayRun(work, path.id, 'cancel', header['If-Match'])
  await deletePayments(work, run)
  return ok(await showPayRun(work, await changeStatus(work, run, { status: 'cancelled', event: 'cancelled', reason })))
})
