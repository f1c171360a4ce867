import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { lockPayRun } from './lock-pay-run.ts'

/** Deletes a draft with its payslips. */
export const payRunsDelete: Operation<'payRuns.delete'> = ({ path: { id }, header, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    await lockPayRun(t, business_id, id, { in: ['draft'], to: 'be deleted', ifMatch: header['If-Match'] })
    await sqlOf(t)
      .deleteFrom('pay_runs')
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .where('status', '=', 'draft')
      .execute()
    await recordAudit(t, origin, principal, { business_id, action: 'pay_run.deleted', detail: { pay_run_id: id } })
    return { status: 204 }
  })
