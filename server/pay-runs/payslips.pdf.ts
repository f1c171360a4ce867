import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { renderPdf } from '../pdf/render-pdf.ts'
import { payslipBlocks } from './payslip-blocks.ts'
import { presentPayslip } from './present-payslip.ts'
import { selectPayslip } from './select-payslips.ts'

/** One payslip to print; an employee gets their own, once the pay run is approved. */
export const payslipsPdf: Operation<'payslips.pdf'> = async ({
  path: { id, person_id },
  principal: { business_id, limited_to_person },
  em,
}) => {
  const row = await selectPayslip(em, { business_id, pay_run_id: id, person_id, limited_to_person })
  if (!row) throw notFound()
  const { name: business } = await sqlOf(em)
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow()
  const payslip = presentPayslip(row, row.lines)
  const { file: content } = await renderPdf({
    title: `Payslip ${payslip.period_start} to ${payslip.period_end}`,
    header: business,
    blocks: payslipBlocks(payslip),
    createdAt: new Date(payslip.updated_at),
  })
  return { status: 200, file: { name: `payslip-${id}-${person_id}.pdf`, content } }
}
