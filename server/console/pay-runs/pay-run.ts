import type { PayRun, PayslipSummary } from '../../../sdk/src/index.ts'
import { emptyState, facts, linkButton, question } from '../../pages/components.ts'
import { form, hidden, input, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { changesSection } from './net-changes.ts'
import { canBeRedrafted, payRunAddress, payslipAddress, periodText, statusBadge, typeName } from './pay-run-labels.ts'
import { payScheduleAddress } from './pay-schedules/pay-schedule-labels.ts'
import { nextStepPanel } from './run-next-step.ts'
import { totalsList } from './totals.ts'

export const payRunPage = consolePage({
  path: '/pay-runs/:id',
  show: async (context, submission) => {
    const { api } = context
    const id = pathId(context)
    const [run, payslips] = await Promise.all([api.payRuns.get(id), api.payslips.list(id, listQuery(context.address))])
    const [nextStep, changes, factList] = await Promise.all([
      nextStepPanel(context, { run, payslips: payslips.data }, submission),
      run.status === 'draft' && changesSection(context, run),
      payRunFacts(context, run),
    ])
    return {
      title: text('payRuns.runTitle', { type: typeName(run.type), period: periodText(context, run) }),
      trail: [['/console/pay-runs', text('payRuns.title')]],
      headerActions: actionButtons(context, run, submission),
      content: html`<p>${leadText(context, run)}</p>
        ${totalsList(context, run.totals, run.currency)}
        ${nextStep}
        ${factList}
        ${changes}
        <div class="title"><h2>${text('payRuns.payslips')}</h2><div class="actions">${run.allowed_actions.includes('update') && linkButton(`${payRunAddress(run)}/payslips/new`, text('payRuns.addPayslip'))}${exportLinks(run)}</div></div>
        ${table(payslips.data, columnsFor(context), { caption: text('payRuns.payslips'), empty: noPayslips() })}
        ${pager(context, payslips, 'payRuns.payslipRange')}`,
    }
  },
  actions: {
    approve: async (context, form) => {
      const run = await context.api.payRuns.approve(pathId(context), readVersion(form))
      return { goTo: payRunAddress(run), notice: text('payRuns.isApproved') }
    },
    reopen: async (context, form) => {
      const run = await context.api.payRuns.reopen(pathId(context), { reason: form.text('reason') }, readVersion(form))
      return { goTo: payRunAddress(run), notice: text('payRuns.isReopened') }
    },
    complete: async (context, form) => {
      const run = await context.api.payRuns.complete(pathId(context), readVersion(form))
      return { goTo: payRunAddress(run), notice: text('payRuns.isCompleted') }
    },
    cancel: async (context, form) => {
      const run = await context.api.payRuns.cancel(pathId(context), { reason: form.text('reason') }, readVersion(form))
      return { goTo: payRunAddress(run), notice: text('payRuns.isCancelled') }
    },
    delete: async (context, form) => {
      await context.api.payRuns.delete(pathId(context), { ifMatch: form.number('version') })
      return { goTo: '/console/pay-runs', notice: text('payRuns.isDeleted') }
    },
  },
})

/** Renders the status, number of people and pay date. */
const leadText = ({ formats }: PageContext, { status, totals, pay_date }: PayRun): Html =>
  formats.rich('payRuns.runLead', {
    status: statusBadge(status),
    count: totals.people_count,
    day: formats.day(pay_date),
  })

/** Reads the version that the user reviewed. */
const readVersion = (form: SubmittedForm) => ({ ifMatch: form.number('version'), ...form.idempotency })

async function payRunFacts(context: PageContext, run: PayRun): Promise<Html> {
  const { formats } = context
  const [drafted, approved] = await Promise.all([run.created_by, run.approved_by].map((id) => userName(context, id)))
  const schedule =
    run.pay_schedule_id === null ? undefined : await unlessRefused(context.api.paySchedules.get(run.pay_schedule_id))
  return facts([
    [text('payRuns.drafted'), timeAndUser(formats.time(run.created_at), drafted)],
    schedule !== undefined && [
      text('paySchedules.ofRun'),
      html`<a href="${payScheduleAddress(schedule)}">${schedule.name}</a>`,
    ],
    run.approved_at !== null && [text('payRuns.approved'), timeAndUser(formats.time(run.approved_at), approved)],
    run.completed_at !== null && [text('payRuns.completed'), formats.time(run.completed_at)],
    run.external_id !== null && [text('payRuns.externalId'), html`<code>${run.external_id}</code>`],
  ])
}

const timeAndUser = (time: string, user: string | undefined): string =>
  user === undefined ? time : text('payRuns.timeAndUser', { time, user })

async function userName(context: PageContext, id: number | null): Promise<string | undefined> {
  if (id === null || !may(context, 'users:read')) return undefined
  if (id === context.me.id) return text('payRuns.you')
  const user = await context.api.users.get(id)
  return user.name
}

const exportLinks = (run: PayRun): Html => html`
  ${linkButton(`${payRunAddress(run)}/csv`, text('payRuns.csv'))}
  ${linkButton(`${payRunAddress(run)}/journal`, text('payRuns.journal'))}
  ${(run.status === 'approved' || run.status === 'completed') && linkButton(`${payRunAddress(run)}/bank-file`, text('payRuns.bankFile'))}`

const columnsFor = (context: PageContext): Column<PayslipSummary>[] => {
  const amount = (value: string, { currency }: PayslipSummary) => context.formats.amount(value, currency)
  return [
    { title: text('pages.person'), cell: (slip) => html`<a href="${payslipAddress(slip)}">${fullName(slip)}</a>` },
    { title: text('payRuns.employeeNumber'), cell: ({ employee_number }) => employee_number },
    { title: text('payRuns.gross'), isNumber: true, cell: (slip) => amount(slip.totals.gross, slip) },
    { title: text('payRuns.deductions'), isNumber: true, cell: (slip) => amount(slip.totals.deductions, slip) },
    { title: text('payRuns.taxes'), isNumber: true, cell: (slip) => amount(slip.totals.employee_taxes, slip) },
    { title: text('payRuns.net'), isNumber: true, priority: 'figure', cell: (slip) => amount(slip.totals.net, slip) },
  ]
}

const noPayslips = (): Html => emptyState(text('payRuns.noPayslips'), html`<p>${text('payRuns.noPayslipsYet')}</p>`)

/** Renders the actions other than the next step. */
function actionButtons({ formToken: token }: PageContext, run: PayRun, submission: Submission | undefined): Html {
  const can = (action: string): boolean => (run.allowed_actions as string[]).includes(action)
  const version = hidden('version', run.version)
  const reason = input('reason', text('payRuns.reason'), { maxlength: 500, hint: text('payRuns.reasonHint') })
  return html`
    ${can('update') && linkButton(`${payRunAddress(run)}/edit`, text('pages.edit'))}
    ${can('update') && canBeRedrafted(run) && linkButton(`${payRunAddress(run)}/redraft`, text('payRuns.redraft'))}
    ${
      can('reopen') &&
      question('reopen', {
        button: text('payRuns.reopenButton'),
        title: text('payRuns.reopenTitle'),
        isOpen: submission?.action === 'reopen',
        content: html`<p>${text('payRuns.reopenLead')}</p>
          ${form({ action: 'reopen', submit: text('payRuns.reopen'), token, submission, fields: [version, reason] })}`,
      })
    }
    ${
      can('cancel') &&
      question('cancel', {
        button: text('payRuns.cancelButton'),
        title: text('payRuns.cancelTitle'),
        isOpen: submission?.action === 'cancel',
        content: html`<p>${text('payRuns.cancelLead')}</p>
          ${form({ action: 'cancel', submit: text('payRuns.cancel'), kind: 'danger', token, submission, fields: [version, reason] })}`,
      })
    }
    ${
      can('delete') &&
      question('delete', {
        button: text('payRuns.deleteButton'),
        title: text('payRuns.deleteTitle'),
        content: html`<p>${text('payRuns.deleteLead')}</p>
          ${form({ action: 'delete', submit: text('payRuns.delete'), kind: 'danger', token, submission, fields: [version] })}`,
      })
    }`
}
