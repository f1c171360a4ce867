import { sql } from 'kysely'
import { ok } from '../operation/answer.ts'
import { blocked, secondPersonRequired } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import type { Principal } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'
import { changeStatus } from './change-status.ts'
import { findBlockers } from './find-blockers.ts'
import { lockPayRun } from './lock-pay-run.ts'
import { isFirstPerson } from './pay-run-authors.ts'
import { type PayRunRow, presentPayRun } from './present-pay-run.ts'

/** Approves a draft in the version that the caller looked at, unless something blocks it. */
export const payRunsApprove = change('payRuns.approve', async (work, { path, header }) => {
  const run = await lockPayRun(work, path.id, 'approve', header['If-Match'])
  await checkSecondPerson(work, run)
  const { findings } = await findBlockers(work, run)
  if (findings.length > 0) throw blocked(findings)

  const { by } = work
  const approver = by.kind === 'user' ? { approved_by: by.user_id } : { approved_by_api_key: by.api_key_id }
  const set = { ...approver, approved_at: sql<string>`now()` }
  return ok(presentPayRun(await changeStatus(work, run, { status: 'approved', as: 'approved', set })))
})

/** Where the business requires two people, the caller is not the first of them. */
async function checkSecondPerson(work: Change<Principal>, run: PayRunRow): Promise<void> {
  const { two_person_pay_runs } = await work.db
    .selectFrom('businesses')
    .select('two_person_pay_runs')
    .where('id', '=', work.business_id)
    .executeTakeFirstOrThrow()
  if (two_person_pay_runs && (await isFirstPerson(work, run))) throw secondPersonRequired()
}
