import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { lockPayRun } from './lock-pay-run.ts'
import { selectPayslip } from './select-payslips.ts'
import { updateTotals } from './update-totals.ts'

/** Takes a person out of a draft. */
export const payslipsDelete: Operation<'payslips.delete'> = ({
  path: { id, person_id },
  header,
  principal,
  em,
  origin,
}) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    await lockPayRun(t, business_id, id, { in: ['draft'], to: 'be changed', ifMatch: undefined })
    const row = await selectPayslip(t, { business_id, pay_run_id: id, person_id })
    if (!row) throw notFound()
    checkIfMatch(header['If-Match'], row.version)
    await sqlOf(t).deleteFrom('payslips').where('id', '=', row.id).where('business_id', '=', business_id).execute()
    await updateTotals(t, business_id, id)
    const detail = { pay_run_id: id, person_id }
    await recordAudit(t, origin, principal, { business_id, action: 'pay_run.payslips_changed', detail })
    return { status: 204 }
  })
