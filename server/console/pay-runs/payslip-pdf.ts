import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'

export const payslipPdfPage = consolePage({
  path: '/pay-runs/:id/payslips/:person_id/payslip.pdf',
  show: async (visit) => {
    const [id, person_id] = [pathId(visit), pathId(visit, 'person_id')]
    const file = await visit.api.payslips.pdf(id, person_id)
    return { file, name: `payslip-${id}-${person_id}.pdf`, isInline: true }
  },
})
