import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { lockPayRun } from '../find-pay-run.ts'
import { findPayslip } from './select-payslips.ts'
import { recordPayslipChange } from './update-totals.ts'

/** Deletes the payslip of a person from a draft. */
export const payslipsDelete = change('payslips.delete', async (work, { path, header }) => {
  const { db, business_id } = work
  await lockPayRun(work, path.id, 'update')
  const row = await findPayslip(work, path)
  checkIfMatch(header['If-Match'], row.version, `The payslip of person ${path.person_id}`)
  await db.deleteFrom('payslips').where('id', '=', row.id).where('business_id', '=', business_id).execute()
  await recordPayslipChange(work, path.id, { person_id: path.person_id })
  return noContent()
})
