import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { changeStatus } from './change-status.ts'
import { lockPayRun } from './lock-pay-run.ts'

/** Cancels a pay run that is not paid yet; it keeps what it was, for the record. */
export const payRunsCancel: Operation<'payRuns.cancel'> = ({ path: { id }, header, body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const options = { in: ['draft' as const, 'approved' as const], to: 'be cancelled', ifMatch: header['If-Match'] }
    const run = await lockPayRun(t, principal.business_id, id, options)
    return changeStatus(t, run, { principal, origin }, { status: 'cancelled', as: 'cancelled', reason: body.reason })
  })
