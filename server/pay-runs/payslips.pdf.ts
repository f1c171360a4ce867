import { recordAudit } from '../audit/record-audit.ts'
import { file } from '../operation/answer.ts'
import { operation } from '../operation/operation.ts'
import { isAbout } from '../operation/principal.ts'
import { recordedFile } from '../operation/recorded-file.ts'
import type { Work } from '../operation/work.ts'
import { longPeriod } from '../pdf/in-words.ts'
import { renderPdf } from '../pdf/render-pdf.ts'
import { payslipBlocks, payslipTitle } from './payslip-blocks.ts'
import { type FullPayslipRow, presentPayslip } from './present-payslip.ts'
import { findPayslip } from './select-payslips.ts'

/** One payslip to print; employees get their own, once the pay run is approved. */
export const payslipsPdf = operation('payslips.pdf', async (work, { path }) => {
  const row = await findPayslip(work, path)
  const record = async () => {
    if (isAbout(work.by, path.person_id)) return
    const detail = { pay_run_id: path.id, person_id: path.person_id }
    await recordAudit(work, { action: 'payslip.downloaded', detail })
  }
  const content = recordedFile(record, printed(work, row))
  return file({ name: `payslip-${path.id}-${path.person_id}.pdf`, content })
})

async function* printed({ db, business_id }: Work, row: FullPayslipRow): AsyncGenerator<Uint8Array> {
  const payslip = presentPayslip(row)
  const { type, ...employer } = await db
    .selectFrom('pay_runs')
    .innerJoin('businesses', 'businesses.id', 'pay_runs.business_id')
    .select(['businesses.name', 'businesses.address', 'pay_runs.type'])
    .where('pay_runs.business_id', '=', business_id)
    .where('pay_runs.id', '=', payslip.pay_run_id)
    .executeTakeFirstOrThrow()
  const { first_name, last_name, period_start, period_end } = payslip
  const period = longPeriod(period_start, period_end)
  const { file } = await renderPdf({
    title: `${payslipTitle(type)}, ${period}`,
    header: employer.name,
    footer: `${period} · ${first_name} ${last_name}`,
    language: 'en',
    blocks: payslipBlocks({ payslip, type, employer, address: row.address }),
    createdAt: new Date(payslip.updated_at),
  })
  yield file
}
