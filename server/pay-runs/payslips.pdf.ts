import { recordAudit } from '../audit/record-audit.ts'
import { file } from '../operation/answer.ts'
import type { Schemas } from '../operation/contract.ts'
import { operation } from '../operation/operation.ts'
import { isAbout } from '../operation/principal.ts'
import { recordedFile } from '../operation/recorded-file.ts'
import type { Work } from '../operation/work.ts'
import { renderPdf } from '../pdf/render-pdf.ts'
import { payslipBlocks } from './payslip-blocks.ts'
import { presentPayslip } from './present-payslip.ts'
import { findPayslip } from './select-payslips.ts'

/** One payslip to print; employees get their own, once the pay run is approved. */
export const payslipsPdf = operation('payslips.pdf', async (work, { path }) => {
  const payslip = presentPayslip(await findPayslip(work, path))
  const record = async () => {
    if (isAbout(work.by, path.person_id)) return
    const detail = { pay_run_id: path.id, person_id: path.person_id }
    await recordAudit(work, { action: 'payslip.downloaded', detail })
  }
  const content = recordedFile(record, printed(work, payslip))
  return file({ name: `payslip-${path.id}-${path.person_id}.pdf`, content })
})

async function* printed({ db, business_id }: Work, payslip: Schemas['Payslip']): AsyncGenerator<Uint8Array> {
  const business = db.selectFrom('businesses').select('name').where('id', '=', business_id)
  const { file } = await renderPdf({
    title: `Payslip ${payslip.period_start} to ${payslip.period_end}`,
    header: (await business.executeTakeFirstOrThrow()).name,
    blocks: payslipBlocks(payslip),
    createdAt: new Date(payslip.updated_at),
  })
  yield file
}
