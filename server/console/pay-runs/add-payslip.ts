import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId, queryParameter } from '../page-context.ts'
import { choosePerson } from '../people/choose-person.ts'
import { payRunAddress, trailTo } from './pay-run-labels.ts'

/** The page on which the person for a new payslip is chosen. */
export const addPayslipPage = consolePage({
  path: '/pay-runs/:id/payslips/new',
  show: async (context) => {
    const run = await context.api.payRuns.get(pathId(context))
    const person_id = queryParameter(context, 'person_id')
    if (!run.allowed_actions.includes('update')) return { goTo: payRunAddress(run) }
    if (person_id !== undefined) return { goTo: `${payRunAddress(run)}/payslips/${Number(person_id)}/lines` }
    return { title: text('payRuns.addPayslip'), trail: trailTo(context, run), content: await choosePerson(context) }
  },
})
