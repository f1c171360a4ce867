import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { findPayRun } from './find-pay-run.ts'
import { showPayRun } from './show-pay-run.ts'

/** Returns one pay run with its totals and authors. */
export const payRunsGet = operation('payRuns.get', async (work, { path }) => {
  return ok(await showPayRun(work, await findPayRun(work, path.id)))
})
