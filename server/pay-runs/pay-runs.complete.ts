import { clock } from '../business/clock.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { changeStatus } from './change-status.ts'
import { lockPayRun } from './find-pay-run.ts'
import { showPayRun } from './show-pay-run.ts'

/** Records that an approved pay run was paid. The status cannot be changed afterwards. */
export const payRunsComplete = change('payRuns.complete', async (work, { path, header }) => {
  const run = await lockPayRun(work, path.id, 'complete', header['If-Match'])
  const columns = { completed_at: clock(work) }
  return ok(await showPayRun(work, await changeStatus(work, run, { status: 'completed', event: 'completed', columns })))
})
