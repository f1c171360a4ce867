import { clock } from '../business/clock.ts'
import { blocked, secondPersonRequired } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { changeStatus } from './change-status.ts'
import { findBlockers } from './checks/find-blockers.ts'
import { lockPayRun } from './find-pay-run.ts'
import { findInvolvements } from './pay-run-authors.ts'
import { copyPayments } from './payments/copy-payments.ts'
import { showPayRun } from './show-pay-run.ts'

/** Approves the version of a draft that the caller has reviewed, unless a check blocks the approval. */
export const payRunsApprove = change('payRuns.approve', async (work, { path, header }) => {
  const run = await lockPayRun(work, path.id, 'approve', header['If-Match'])
  const involvement = (await findInvolvements(work, [run])).get(run.id)
  if (involvement) throw secondPersonRequired(involvement.unconfirmed)
  const { findings } = await findBlockers(work, run)
  if (findings.length > 0) throw blocked(findings)

  await copyPayments(work, run)

  const { by } = work
  const approver = by.kind === 'user' ? { approved_by: by.user_id } : { approved_by_api_key: by.api_key_id }
  const columns = { ...approver, approved_at: clock(work) }
  return ok(await showPayRun(work, await changeStatus(work, run, { status: 'approved', event: 'approved', columns })))
})
