import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { presentPayslip } from './present-payslip.ts'
import { findPayslip } from './select-payslips.ts'

/** Returns one payslip with its lines. Employees can see their own payslip after the pay run is approved. */
export const payslipsGet = operation('payslips.get', async (work, { path }) =>
  ok(presentPayslip(await findPayslip(work, path))),
)
