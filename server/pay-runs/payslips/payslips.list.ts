import { cutPage, decodeCursor, idPosition } from '../../operation/cursor.ts'
import { report } from '../../operation/operation.ts'
import { list } from '../../operation/response.ts'
import { findPayRun } from '../find-pay-run.ts'
import { presentPayslipSummary } from './present-payslip.ts'
import { selectPayslips } from './select-payslips.ts'

/** Lists the payslips of a pay run, by person ID, without their lines. */
export const payslipsList = report('payslips.list', async (work, { path, query }) => {
  const { limit = 25, cursor } = query
  const after = decodeCursor(cursor, idPosition) ?? 0 // the ID of a person
  const rows = await selectPayslips(work)
    .where('payslips.pay_run_id', '=', path.id)
    .where('payslips.person_id', '>', after)
    .orderBy('payslips.person_id')
    .limit(limit + 1)
    .execute()
  if (rows.length === 0) await findPayRun(work, path.id)
  const page = cutPage(rows, limit, ({ person_id }) => person_id)
  return list(page, presentPayslipSummary)
})
