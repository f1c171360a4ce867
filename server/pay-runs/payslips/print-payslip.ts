import type { Work } from '../../operation/work.ts'
import { formatPeriod } from '../../pdf/format-dates.ts'
import { text } from '../../texts/english.ts'
import { type FullPayslipRow, presentPayslip } from './present-payslip.ts'

/**
 * Renders a payslip as a PDF. Rendering starts when the first chunk is requested; the renderer is loaded on first use.
 */
export async function* printPayslip({ db, business_id }: Work, row: FullPayslipRow): AsyncGenerator<Uint8Array> {
  const payslip = presentPayslip(row)
  const { type, ...employer } = await db
    .selectFrom('pay_runs')
    .innerJoin('businesses', 'businesses.id', 'pay_runs.business_id')
    .select(['businesses.name', 'businesses.address', 'pay_runs.type'])
    .where('pay_runs.business_id', '=', business_id)
    .where('pay_runs.id', '=', payslip.pay_run_id)
    .executeTakeFirstOrThrow()
  const { first_name, last_name, period_start, period_end } = payslip
  const period = formatPeriod(period_start, period_end)
  const [{ payslipBlocks, payslipTitle }, { renderPdf }] = await Promise.all([
    import('./payslip-blocks.ts'),
    import('../../pdf/render-pdf.ts'),
  ])
  const { file } = await renderPdf({
    title: text('papers.payslip.file', { title: payslipTitle(type), period }),
    header: employer.name,
    footer: `${period} · ${first_name} ${last_name}`,
    language: 'en',
    blocks: payslipBlocks({ payslip, type, employer, address: row.address }),
    createdAt: new Date(payslip.updated_at),
  })
  yield file
}
