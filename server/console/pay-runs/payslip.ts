import type { Payslip, PayslipLine } from '../../../sdk/src/index.ts'
import { facts, linkButton, question } from '../../pages/components.ts'
import { form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { idOf, may, type PageContext } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { kindChoices, kindOrder, payslipAddress, periodOf, statusBadge, trailTo } from './pay-run-words.ts'
import { totalsOf } from './totals.ts'

/** What one person is paid. Employees see their own, too. */
export const payslipPage = consolePage({
  path: '/pay-runs/:id/payslips/:person_id',
  show: async (visit, tried) => {
    const { api, formats, formToken: token } = visit
    const id = idOf(visit)
    const mayReadRun = may(visit, 'payruns:read')
    const [slip, run] = await Promise.all([
      api.payslips.get(id, idOf(visit, 'person_id')),
      mayReadRun ? api.payRuns.get(id) : undefined,
    ])
    const mayChange = run?.allowed_actions.includes('update') ?? false
    return {
      title: mayReadRun ? fullName(slip) : `Payslip, ${periodOf(visit, slip)}`,
      trail: run === undefined ? [['/console/payslips', 'My payslips']] : trailTo(visit, run),
      beside: html`${linkButton(`${payslipAddress(slip)}/payslip.pdf`, 'PDF')}
        ${
          mayChange &&
          question('delete', {
            button: 'Remove …',
            title: 'Remove this payslip?',
            content: html`<p>${fullName(slip)} is then not paid by this pay run.</p>
              ${form({ action: 'delete', submit: 'Remove it', kind: 'danger', token, tried, fields: [hidden('version', slip.version)] })}`,
          })
        }
        ${mayChange && linkButton(`${payslipAddress(slip)}/lines`, 'Change', 'first')}`,
      content: html`${totalsOf(visit, slip.totals, slip.currency)}
        ${facts([
          ['Period', periodOf(visit, slip)],
          ['Pay date', formats.day(slip.pay_date)],
          ['Employee number', slip.employee_number],
          ['Pay run', statusBadge(slip.pay_run_status)],
          mayReadRun && ['Record', html`<a href="/console/people/${slip.person_id}">${fullName(slip)}</a>`],
        ])}
        <h2>Lines</h2>
        ${table(
          slip.lines.toSorted((a, b) => kindOrder(a.kind) - kindOrder(b.kind)),
          columnsFor(visit, slip),
          { caption: 'Lines of the payslip' },
        )}`,
    }
  },
  actions: {
    delete: async (visit, form) => {
      const id = idOf(visit)
      await visit.api.payslips.delete(id, idOf(visit, 'person_id'), { ifMatch: form.number('version') })
      return { goTo: `/console/pay-runs/${id}`, notice: 'The payslip is removed.' }
    },
  },
})

const columnsFor = ({ formats }: PageContext, { currency }: Payslip): Column<PayslipLine>[] => [
  { title: 'For', cell: ({ name, code }) => html`${name} <span class="soft">${code}</span>` },
  { title: 'Kind', cell: ({ kind }) => kindChoices.find(([value]) => value === kind)?.[1] ?? kind },
  { title: 'Quantity', isNumber: true, cell: ({ quantity }) => quantity },
  { title: 'Rate', isNumber: true, cell: ({ rate }) => rate },
  { title: 'Amount', isNumber: true, cell: ({ amount }) => formats.amount(amount, currency) },
]
