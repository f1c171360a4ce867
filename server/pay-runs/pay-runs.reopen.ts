import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { changeStatus } from './change-status.ts'
import { lockPayRun } from './lock-pay-run.ts'

/** Makes an approved pay run a draft again, that nobody has approved. */
export const payRunsReopen: Operation<'payRuns.reopen'> = ({ path: { id }, header, body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const options = { in: ['approved' as const], to: 'be reopened', ifMatch: header['If-Match'] }
    const run = await lockPayRun(t, principal.business_id, id, options)
    const set = { approved_by: null, approved_by_api_key: null, approved_at: null }
    return changeStatus(t, run, { principal, origin }, { status: 'draft', as: 'reopened', reason: body.reason, set })
  })
