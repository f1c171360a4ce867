import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'

export const payslipPdfPage = consolePage({
  path: '/pay-runs/:id/payslips/:person_id/payslip.pdf',
  show: async (context) => {
    const [id, person_id] = [pathId(context), pathId(context, 'person_id')]
    const file = await context.api.payslips.pdf(id, person_id)
    return { file, name: `payslip-${id}-${person_id}.pdf`, isInline: true }
  },
})
