import { ok } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import { changeStatus } from './change-status.ts'
import { lockPayRun } from './lock-pay-run.ts'
import { showPayRun } from './show-pay-run.ts'

/** Makes an approved pay run a draft again, without its approval. */
export const payRunsReopen = change('payRuns.reopen', async (work, { path, header, body: { reason } }) => {
  const run = await lockPayRun(work, path.id, 'reopen', header['If-Match'])
  const set = { approved_by: null, approved_by_api_key: null, approved_at: null }
  return ok(await showPayRun(work, await changeStatus(work, run, { status: 'draft', as: 'reopened', reason, set })))
})
