import { ok } from '../operation/answer.ts'
import { operation } from '../operation/operation.ts'
import { findPayRun } from './find-pay-run.ts'
import { authorsOf } from './pay-run-authors.ts'
import { showPayRun } from './show-pay-run.ts'

/** One pay run, with its totals and who has worked on it. */
export const payRunsGet = operation('payRuns.get', async (work, { path }) => {
  const run = await showPayRun(work, await findPayRun(work, path.id))
  return ok({ ...run, author_ids: await authorsOf(work, run.id) })
})
