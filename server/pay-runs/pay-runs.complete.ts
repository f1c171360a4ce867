import { sql } from 'kysely'
import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { changeStatus } from './change-status.ts'
import { lockPayRun } from './lock-pay-run.ts'

/** Notes that an approved pay run was paid; that is final. */
export const payRunsComplete: Operation<'payRuns.complete'> = ({ path: { id }, header, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const options = { in: ['approved' as const], to: 'be completed', ifMatch: header['If-Match'] }
    const run = await lockPayRun(t, principal.business_id, id, options)
    const set = { completed_at: sql<string>`now()` }
    return changeStatus(t, run, { principal, origin }, { status: 'completed', as: 'completed', set })
  })
