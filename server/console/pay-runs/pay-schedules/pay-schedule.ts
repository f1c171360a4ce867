import type { PayRun, PaySchedule } from '../../../../sdk/src/index.ts'
import { emptyState, facts, linkButton, notice, question } from '../../../pages/components.ts'
import { form, hidden, type Submission } from '../../../pages/form.ts'
import { type Html, html } from '../../../pages/html.ts'
import { table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'
import { may, type PageContext, pathId } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { payRunAddress, periodText, statusBadge } from '../pay-run-labels.ts'
import { nextRunsTable } from './next-runs-table.ts'
import {
  errorText,
  frequencyName,
  moveChoices,
  payDateText,
  payScheduleAddress,
  schedules,
  stateBadge,
  trailToSchedules,
} from './pay-schedule-labels.ts'

/** The number of pay runs that the page shows, the latest first. */
const maxPastRuns = 12

/** The page with a pay schedule, its next and its past pay runs. */
export const paySchedulePage = consolePage({
  path: '/pay-runs/schedules/:pay_schedule_id',
  needs: 'payruns:read',
  show: async (context, submission) => {
    const { api } = context
    const id = pathId(context, 'pay_schedule_id')
    const schedule = await api.paySchedules.get(id)
    const past = await api.payRuns.list({ pay_schedule_id: id, sort: '-pay_date', limit: maxPastRuns })
    return {
      title: schedule.name,
      trail: trailToSchedules(),
      ...(may(context, 'payruns:write') && { headerActions: actionButtons(context, schedule, submission) }),
      content: html`${schedule.last_error && notice(errorNotice(context, schedule.last_error), 'warn')}
        ${scheduleFacts(context, schedule)}
        <h2>${text('paySchedules.nextRuns')}</h2>
        ${schedule.active ? nextRunsTable(context, schedule.next_runs) : html`<p>${text('paySchedules.pausedLead')}</p>`}
        <h2>${text('paySchedules.pastRuns')}</h2>
        ${pastRunsTable(context, past.data)}`,
    }
  },
  actions: {
    pause: (context, submitted) => setActive(context, submitted, false),
    resume: (context, submitted) => setActive(context, submitted, true),
    delete: async (context, submitted) => {
      await context.api.paySchedules.delete(pathId(context, 'pay_schedule_id'), {
        ifMatch: submitted.number('version'),
      })
      return { goTo: schedules, notice: text('paySchedules.isDeleted') }
    },
  },
})

async function setActive({ api, path }: PageContext, submitted: SubmittedForm, active: boolean) {
  const id = Number(path.pay_schedule_id)
  await api.paySchedules.update(id, { active }, { ifMatch: submitted.number('version') })
  return { goTo: payScheduleAddress({ id }), notice: text(active ? 'paySchedules.isResumed' : 'paySchedules.isPaused') }
}

const errorNotice = (context: PageContext, error: NonNullable<PaySchedule['last_error']>): Html =>
  html`${errorText(context, error)} ${
    error.pay_run_id !== null &&
    html`<a href="${payRunAddress({ id: error.pay_run_id })}">${text('paySchedules.error.view')}</a>`
  }`

const scheduleFacts = (context: PageContext, schedule: PaySchedule): Html =>
  facts([
    [text('pages.status'), stateBadge(schedule)],
    [text('paySchedules.frequency'), frequencyName(schedule.frequency)],
    [text('payRuns.payDate'), payDateText(context, schedule)],
    [
      text('paySchedules.moves'),
      moveChoices().find(([value]) => value === schedule.pay_date_moves)?.[1] ?? schedule.pay_date_moves,
    ],
    [
      text('paySchedules.draft'),
      context.formats.text('paySchedules.draftsBefore', { days: schedule.drafts_days_before_pay_date }),
    ],
    [text('payRuns.currency'), schedule.currency],
    [text('payRuns.fromCompensations'), yesOrNo(schedule.from_compensations)],
    [text('payRuns.recurringLines'), yesOrNo(schedule.recurring_lines)],
  ])

const yesOrNo = (value: boolean): string => text(value ? 'payRuns.yes' : 'payRuns.no')

const pastRunsTable = (context: PageContext, runs: readonly PayRun[]): Html =>
  table(
    runs,
    [
      {
        title: text('payRuns.period'),
        cell: (run) => html`<a href="${payRunAddress(run)}">${periodText(context, run)}</a>`,
      },
      { title: text('payRuns.payDate'), cell: ({ pay_date }) => context.formats.day(pay_date) },
      { title: text('pages.status'), priority: 'figure', cell: ({ status }) => statusBadge(status) },
    ],
    {
      caption: text('paySchedules.pastRuns'),
      empty: emptyState(text('paySchedules.noPastRuns'), html`<p>${text('paySchedules.noPastRunsYet')}</p>`),
    },
  )

function actionButtons({ formToken: token }: PageContext, schedule: PaySchedule, submission?: Submission): Html {
  const version = hidden('version', schedule.version)
  const change = schedule.active
    ? ({ action: 'pause', submit: text('paySchedules.pause') } as const)
    : ({ action: 'resume', submit: text('paySchedules.resume') } as const)
  return html`${linkButton(`${payScheduleAddress(schedule)}/edit`, text('pages.edit'))}
    ${form({ ...change, token, submission, kind: 'second', fields: [version] })}
    ${question('delete', {
      button: text('paySchedules.deleteButton'),
      title: text('paySchedules.deleteTitle', { name: schedule.name }),
      isOpen: submission?.action === 'delete',
      content: html`<p>${text('paySchedules.deleteLead')}</p>
        ${form({ action: 'delete', submit: text('paySchedules.delete'), token, submission, kind: 'danger', fields: [version] })}`,
    })}`
}
