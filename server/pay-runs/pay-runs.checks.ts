import type { Operation } from '../operation/contract.ts'
import { findBlockers } from './find-blockers.ts'
import { findPayRun } from './find-pay-run.ts'
import { findWarnings } from './find-warnings.ts'

/** What approving the pay run would say, and what should be looked at before. */
export const payRunsChecks: Operation<'payRuns.checks'> = async ({ path: { id }, principal: { business_id }, em }) => {
  const run = await findPayRun(em, business_id, id)
  const blockers = await findBlockers(em, business_id, run)
  const warnings = await findWarnings(em, business_id, run)
  const data = {
    blockers: blockers.findings,
    warnings: warnings.findings,
    blocker_count: blockers.count,
    warning_count: warnings.count,
  }
  return { status: 200, body: { success: true, data } }
}
