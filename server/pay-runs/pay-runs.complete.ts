import { clock } from '../business/clock.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { changeStatus } from './change-status.ts'
import { lockPayRun } from './find-pay-run.ts'
import { notifyPaidPeople } from './payslip-mails/queue-payslip-mails.ts'
import { showPayRun } from './show-pay-run.ts'

/** Records that an approved pay run was paid. The status cannot be changed afterwards. */
export const payRunsComplete = change('payRuns.complete', async (work, { path, header }) => {
  const run = await lockPayRun(work, path.id, 'complete', header['If-Match'])
  const columns = { completed_at: clock(work) }
  const row = await changeStatus(work, run, { status: 'completed', event: 'completed', columns })
  await notifyPaidPeople(work, run.id)
  return ok(await showPayRun(work, row))
})
