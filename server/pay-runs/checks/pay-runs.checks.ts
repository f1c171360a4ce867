import { ok } from '../../operation/answer.ts'
import { report } from '../../operation/operation.ts'
import { findPayRun } from '../find-pay-run.ts'
import { findBlockers } from './find-blockers.ts'
import { findWarnings } from './find-warnings.ts'

/** What would block approving the pay run, and what somebody should look at first. */
export const payRunsChecks = report('payRuns.checks', async (work, { path }) => {
  const run = await findPayRun(work, path.id)
  const blockers = await findBlockers(work, run)
  const warnings = await findWarnings(work, run)
  return ok({
    blockers: blockers.findings,
    warnings: warnings.findings,
    blocker_count: blockers.count,
    warning_count: warnings.count,
  })
})
