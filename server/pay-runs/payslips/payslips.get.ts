import { ok } from '../../operation/answer.ts'
import { operation } from '../../operation/operation.ts'
import { presentPayslip } from './present-payslip.ts'
import { findPayslip } from './select-payslips.ts'

/** One payslip with its lines. Employees see their own after the approval of the pay run. */
export const payslipsGet = operation('payslips.get', async (work, { path }) =>
  ok(presentPayslip(await findPayslip(work, path))),
)
