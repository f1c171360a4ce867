import type { Payslip, PayslipLine, YearToDateLine } from '../../../sdk/src/index.ts'
import { facts, linkButton, question } from '../../pages/components.ts'
import { form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { kindName, kindOrder, payslipAddress, periodText, statusBadge, trailTo } from './pay-run-labels.ts'
import { findingsNotice, payslipFindings } from './payslip-findings.ts'
import { totalsList } from './totals.ts'

/** The page with a payslip. Employees can see their own payslips. */
export const payslipPage = consolePage({
  path: '/pay-runs/:id/payslips/:person_id',
  show: async (context, submission) => {
    const { api, formats, formToken: token } = context
    const id = pathId(context)
    const mayReadRun = may(context, 'payruns:read')
    const [slip, run] = await Promise.all([
      api.payslips.get(id, pathId(context, 'person_id')),
      mayReadRun ? api.payRuns.get(id) : undefined,
    ])
    const mayChange = run?.allowed_actions.includes('update') ?? false
    const findings = run?.status === 'draft' ? await payslipFindings(context, run, slip.person_id) : []
    return {
      title: mayReadRun ? fullName(slip) : text('payRuns.payslipTitle', { period: periodText(context, slip) }),
      trail: run === undefined ? [['/console/payslips', text('payRuns.myPayslips')]] : trailTo(context, run),
      headerActions: html`${linkButton(`${payslipAddress(slip)}/payslip.pdf`, text('payRuns.pdf'))}
        ${
          mayChange &&
          question('delete', {
            button: text('payRuns.removeButton'),
            title: text('payRuns.removeTitle'),
            content: html`<p>${text('payRuns.removeLead', { name: fullName(slip) })}</p>
              ${form({ action: 'delete', submit: text('payRuns.remove'), kind: 'danger', token, submission, fields: [hidden('version', slip.version)] })}`,
          })
        }
        ${mayChange && linkButton(`${payslipAddress(slip)}/lines`, text('pages.edit'), 'first')}`,
      content: html`${run !== undefined && findingsNotice(context, run, slip.person_id, findings)}${totalsList(context, slip.totals, slip.currency)}
        ${facts([
          [text('payRuns.period'), periodText(context, slip)],
          [text('payRuns.payDate'), formats.day(slip.pay_date)],
          [text('payRuns.number'), slip.employee_number],
          [text('payRuns.payRun'), statusBadge(slip.pay_run_status)],
          mayReadRun && [text('pages.person'), html`<a href="/console/people/${slip.person_id}">${fullName(slip)}</a>`],
        ])}
        <h2>${text('payRuns.lines')}</h2>
        ${table(slip.lines.toSorted(byKind), columnsFor(context, slip), { caption: text('payRuns.linesCaption') })}
        <h2>${text('payRuns.yearToDate', { day: formats.day(slip.year_to_date.since) })}</h2>
        ${totalsList(context, slip.year_to_date.totals, slip.currency)}
        ${table(slip.year_to_date.lines.toSorted(byKind), yearColumns(context, slip), { caption: text('payRuns.yearToDateCaption') })}`,
    }
  },
  actions: {
    delete: async (context, form) => {
      const id = pathId(context)
      await context.api.payslips.delete(id, pathId(context, 'person_id'), { ifMatch: form.number('version') })
      return { goTo: `/console/pay-runs/${id}`, notice: text('payRuns.isRemoved') }
    },
  },
})

const byKind = (a: Pick<PayslipLine, 'kind'>, b: Pick<PayslipLine, 'kind'>): number =>
  kindOrder(a.kind) - kindOrder(b.kind)

const columnsFor = ({ formats }: PageContext, { currency }: Payslip): Column<PayslipLine>[] => [
  {
    title: text('payRuns.lineName'),
    cell: ({ name, code, explanation }) =>
      html`${name} <span class="soft">${code}</span>${explanation !== undefined && html`<br><span class="soft">${explanation}</span>`}`,
  },
  { title: text('payRuns.kind'), cell: ({ kind }) => kindName(kind) },
  { title: text('payRuns.quantity'), isNumber: true, cell: ({ quantity }) => quantity },
  { title: text('payRuns.rate'), isNumber: true, cell: ({ rate }) => rate },
  { title: text('payRuns.amount'), isNumber: true, cell: ({ amount }) => formats.amount(amount, currency) },
]

const yearColumns = ({ formats }: PageContext, { currency }: Payslip): Column<YearToDateLine>[] => [
  { title: text('payRuns.lineName'), cell: ({ name, code }) => html`${name} <span class="soft">${code}</span>` },
  { title: text('payRuns.kind'), cell: ({ kind }) => kindName(kind) },
  { title: text('payRuns.amount'), isNumber: true, cell: ({ amount }) => formats.amount(amount, currency) },
]
