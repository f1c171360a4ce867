import type { PayRun, PayslipSummary } from '../../../sdk/src/index.ts'
import { emptyState, facts, linkButton, question } from '../../pages/components.ts'
import { form, hidden, input, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { idOf, may, type PageContext, queryParameter } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import type { SentForm } from '../sent-form.ts'
import { addressOf, payslipAddress, periodOf, statusBadge, typeName } from './pay-run-words.ts'
import { nextStepOf } from './run-next-step.ts'
import { totalsOf } from './totals.ts'

export const payRunPage = consolePage({
  path: '/pay-runs/:id',
  show: async (visit, tried) => {
    const { api, address } = visit
    const id = idOf(visit)
    const [run, payslips] = await Promise.all([
      api.payRuns.get(id),
      api.payslips.list(id, { cursor: queryParameter(visit, 'cursor') }),
    ])
    return {
      title: `${typeName(run.type)} pay run, ${periodOf(visit, run)}`,
      trail: [['/console/pay-runs', 'Pay runs']],
      beside: buttonsOf(visit, run, tried),
      content: html`<p>${leadOf(visit, run)}</p>
        ${totalsOf(visit, run.totals, run.currency)}
        ${await nextStepOf(visit, { run, payslips: payslips.data }, tried)}
        ${await factsOf(visit, run)}
        <div class="title"><h2>Payslips</h2><div class="actions">${run.allowed_actions.includes('update') && linkButton(`${addressOf(run)}/payslips/new`, 'Add a payslip')}${exportsOf(run)}</div></div>
        ${table(payslips.data, columnsFor(visit), { caption: 'Payslips', empty: noPayslips })}
        ${pager(address, payslips.nextCursor)}`,
    }
  },
  actions: {
    approve: async (visit, form) => {
      const run = await visit.api.payRuns.approve(idOf(visit), versionOf(form))
      return { goTo: addressOf(run), notice: 'The pay run is approved. It is ready to be paid.' }
    },
    reopen: async (visit, form) => {
      const run = await visit.api.payRuns.reopen(idOf(visit), { reason: form.text('reason') }, versionOf(form))
      return { goTo: addressOf(run), notice: 'The pay run is a draft again.' }
    },
    complete: async (visit, form) => {
      const run = await visit.api.payRuns.complete(idOf(visit), versionOf(form))
      return { goTo: addressOf(run), notice: 'The pay run is recorded as paid.' }
    },
    cancel: async (visit, form) => {
      const run = await visit.api.payRuns.cancel(idOf(visit), { reason: form.text('reason') }, versionOf(form))
      return { goTo: addressOf(run), notice: 'The pay run is cancelled. Nothing is paid by it.' }
    },
    delete: async (visit, form) => {
      await visit.api.payRuns.delete(idOf(visit), { ifMatch: form.number('version') })
      return { goTo: '/console/pay-runs', notice: 'The draft is deleted, with its payslips.' }
    },
  },
})

/** Its state, whom it pays and when. */
const leadOf = ({ formats }: PageContext, { status, totals, pay_date }: PayRun): Html =>
  html`${statusBadge(status)} ${formats.count(totals.people_count, 'person', 'people')}, pay date ${formats.day(pay_date)}`

/** What was looked at is what is decided on. */
const versionOf = (form: SentForm) => ({ ifMatch: form.number('version'), ...form.once })

async function factsOf(visit: PageContext, run: PayRun): Promise<Html> {
  const { formats } = visit
  const [drafted, approved] = await Promise.all([run.created_by, run.approved_by].map((id) => userName(visit, id)))
  return facts([
    ['Drafted', html`${formats.time(run.created_at)}${drafted !== undefined && html` by ${drafted}`}`],
    run.approved_at !== null && [
      'Approved',
      html`${formats.time(run.approved_at)}${approved !== undefined && html` by ${approved}`}`,
    ],
    run.completed_at !== null && ['Recorded as paid', formats.time(run.completed_at)],
    run.external_id !== null && ['Id in your own system', html`<code>${run.external_id}</code>`],
  ])
}

async function userName(visit: PageContext, id: number | null): Promise<string | undefined> {
  if (id === null || !may(visit, 'users:read')) return undefined
  if (id === visit.me.id) return 'you'
  const user = await visit.api.users.get(id)
  return user.name
}

const exportsOf = (run: PayRun): Html => html`
  ${linkButton(`${addressOf(run)}/csv`, 'CSV')}
  ${(run.status === 'approved' || run.status === 'completed') && linkButton(`${addressOf(run)}/bank-file`, 'File for the bank')}`

const columnsFor = (visit: PageContext): Column<PayslipSummary>[] => {
  const amount = (value: string, { currency }: PayslipSummary) => visit.formats.amount(value, currency)
  return [
    { title: 'Person', cell: (slip) => html`<a href="${payslipAddress(slip)}">${fullName(slip)}</a>` },
    { title: 'Number', cell: ({ employee_number }) => employee_number },
    { title: 'Gross', isNumber: true, cell: (slip) => amount(slip.totals.gross, slip) },
    { title: 'Deductions', isNumber: true, cell: (slip) => amount(slip.totals.deductions, slip) },
    { title: 'Taxes', isNumber: true, cell: (slip) => amount(slip.totals.employee_taxes, slip) },
    { title: 'Net', isNumber: true, cell: (slip) => amount(slip.totals.net, slip) },
  ]
}

const noPayslips = emptyState(
  'No payslips yet',
  html`<p>Each payslip says what one person is paid. Add them here, or write them with your payroll software through the API.</p>`,
)

/** What else can be done with a pay run than the next step. */
function buttonsOf({ formToken: token }: PageContext, run: PayRun, tried: Tried | undefined): Html {
  const can = (action: string): boolean => (run.allowed_actions as string[]).includes(action)
  const version = hidden('version', run.version)
  const reason = input('reason', 'Why', { maxlength: 500, hint: 'The audit log keeps it.' })
  return html`
    ${can('update') && linkButton(`${addressOf(run)}/edit`, 'Change')}
    ${
      can('reopen') &&
      question('reopen', {
        button: 'Reopen …',
        title: 'Make it a draft again?',
        isOpen: tried?.action === 'reopen',
        content: html`<p>Its payslips can then be changed, and it has to be approved once more.</p>
          ${form({ action: 'reopen', submit: 'Reopen it', token, tried, fields: [version, reason] })}`,
      })
    }
    ${
      can('cancel') &&
      question('cancel', {
        button: 'Cancel it …',
        title: 'Cancel this pay run?',
        isOpen: tried?.action === 'cancel',
        content: html`<p>Nothing will be paid by it. A cancelled pay run stays in the list, and stays cancelled.</p>
          ${form({ action: 'cancel', submit: 'Cancel the pay run', kind: 'danger', token, tried, fields: [version, reason] })}`,
      })
    }
    ${
      can('delete') &&
      question('delete', {
        button: 'Delete …',
        title: 'Delete this draft?',
        content: html`<p>Its payslips are deleted, too. This cannot be undone.</p>
          ${form({ action: 'delete', submit: 'Delete the draft', kind: 'danger', token, tried, fields: [version] })}`,
      })
    }`
}
