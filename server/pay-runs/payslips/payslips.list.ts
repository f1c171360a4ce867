import { idOrder } from '../../operation/list-order.ts'
import { report } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { findPayRun } from '../find-pay-run.ts'
import { presentPayslipSummary } from './present-payslip.ts'
import { selectPayslips } from './select-payslips.ts'

const byPerson = idOrder('payslips.person_id')

/** Lists the payslips of a pay run, by person ID, without their lines. */
export const payslipsList = report('payslips.list', async (work, { path, query }) => {
  const payslips = selectPayslips(work).where('payslips.pay_run_id', '=', path.id)
  const page = await readPage(work, query, byPerson, payslips)
  if (page.rows.length === 0) await findPayRun(work, path.id)
  return list(page, presentPayslipSummary)
})
