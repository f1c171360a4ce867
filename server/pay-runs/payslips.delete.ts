import { recordAudit } from '../audit/record-audit.ts'
import { noContent } from '../operation/answer.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { lockPayRun } from './lock-pay-run.ts'
import { recordAuthor } from './pay-run-authors.ts'
import { findPayslip } from './select-payslips.ts'
import { updateTotals } from './update-totals.ts'

/** Takes a person out of a draft. */
export const payslipsDelete = change('payslips.delete', async (work, { path, header }) => {
  const { db, business_id } = work
  await lockPayRun(work, path.id, 'update')
  const row = await findPayslip(work, path)
  checkIfMatch(header['If-Match'], row.version, `The payslip of person ${path.person_id}`)
  await db.deleteFrom('payslips').where('id', '=', row.id).where('business_id', '=', business_id).execute()
  await updateTotals(work, path.id)
  await recordAuthor(work, path.id)
  const detail = { pay_run_id: path.id, person_id: path.person_id }
  await recordAudit(work, { action: 'payrun.payslips_changed', detail })
  return noContent()
})
