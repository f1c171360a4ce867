import type { Operation } from '../contract.ts'
import { prepare } from '../db/prepare.ts'
import { notFound } from '../http/errors.ts'
import { payRunColumns, presentPayRun } from './present-pay-run.ts'

const selectPayRun = prepare((db, { id, business_id }: { id: number; business_id: number }) =>
  db.selectFrom('pay_runs').select(payRunColumns).where('id', '=', id).where('business_id', '=', business_id),
)

/** One pay run, with its sums. */
export const payRunsGet: Operation<'payRuns.get'> = async ({ path: { id }, principal: { business_id }, em }) => {
  const row = await selectPayRun.executeTakeFirst(em, { id, business_id })
  if (!row) throw notFound()
  return { status: 200, body: { success: true, data: presentPayRun(row) } }
}
