import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { presentPayslip } from './present-payslip.ts'
import { selectPayslip } from './select-payslips.ts'

/** One payslip with its lines; an employee sees their own, once the pay run is approved. */
export const payslipsGet: Operation<'payslips.get'> = async ({
  path: { id, person_id },
  principal: { business_id, limited_to_person },
  em,
}) => {
  const row = await selectPayslip(em, { business_id, pay_run_id: id, person_id, limited_to_person })
  if (!row) throw notFound()
  return { status: 200, body: { success: true, data: presentPayslip(row, row.lines) } }
}
