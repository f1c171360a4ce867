import { addAuditEntry } from '../../audit/record-audit.ts'
import { recordedFile } from '../../operation/file-response.ts'
import { operation } from '../../operation/operation.ts'
import { isAbout } from '../../operation/principal.ts'
import { file } from '../../operation/response.ts'
import { printPayslip } from './print-payslip.ts'
import { findPayslip } from './select-payslips.ts'

/** Returns one payslip as a PDF. Employees can see their own payslip after the pay run is approved. */
export const payslipsPdf = operation('payslips.pdf', async (work, { path }) => {
  const row = await findPayslip(work, path)
  const record = async () => {
    if (isAbout(work.by, path.person_id)) return
    const detail = { pay_run_id: path.id, person_id: path.person_id }
    await addAuditEntry(work, { action: 'payslip.downloaded', detail })
  }
  const content = recordedFile(record, printPayslip(work, row))
  return file({ name: `payslip-${path.id}-${path.person_id}.pdf`, content })
})
