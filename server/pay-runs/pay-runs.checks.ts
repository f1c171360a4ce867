import type { Operation } from '../contract.ts'
import { sqlOf } from '../db/orm.ts'
import { notFound } from '../http/errors.ts'
import { findBlockers } from './find-blockers.ts'
import { findWarnings } from './find-warnings.ts'
import { payRunColumns } from './present-pay-run.ts'

/** What approving the pay run would say, and what should be looked at before. */
export const payRunsChecks: Operation<'payRuns.checks'> = async ({ path: { id }, principal: { business_id }, em }) => {
  const run = await sqlOf(em)
    .selectFrom('pay_runs')
    .select(payRunColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  if (!run) throw notFound()
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
