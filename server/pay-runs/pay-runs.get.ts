import type { Operation } from '../operation/contract.ts'
import { findPayRun } from './find-pay-run.ts'
import { presentPayRun } from './present-pay-run.ts'

/** One pay run, with its sums. */
export const payRunsGet: Operation<'payRuns.get'> = async ({ path: { id }, principal: { business_id }, em }) => {
  const data = presentPayRun(await findPayRun(em, business_id, id))
  return { status: 200, body: { success: true, data } }
}
