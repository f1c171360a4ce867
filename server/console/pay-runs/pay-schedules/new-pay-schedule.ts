import type { PayScheduleRun } from '../../../../sdk/src/index.ts'
import type { Submission } from '../../../pages/form.ts'
import { html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { consolePage, type PageContent } from '../../console-page.ts'
import { currencySelect } from '../../currency-select.ts'
import type { PageContext } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { payScheduleForm, previewSubmission, readPaySchedule } from './pay-schedule-form.ts'
import { payScheduleAddress, schedules, trailToSchedules } from './pay-schedule-labels.ts'

/** The page that creates a pay schedule. */
export const newPaySchedulePage = consolePage({
  path: '/pay-runs/schedules/new',
  needs: 'payruns:write',
  show: async (context, submission) => formPage(context, submission),
  actions: {
    preview: async (context, form) => {
      const { next_runs } = await context.api.paySchedules.preview(readBody(form))
      return formPage(context, previewSubmission(form), next_runs)
    },
    create: async ({ api }, form) => {
      const schedule = await api.paySchedules.create(readBody(form), form.idempotency)
      return { goTo: payScheduleAddress(schedule), notice: text('paySchedules.created', { name: schedule.name }) }
    },
  },
})

const readBody = (form: SubmittedForm) => ({ ...readPaySchedule(form), currency: form.text('currency') })

function formPage(context: PageContext, submission?: Submission, preview?: PayScheduleRun[]): PageContent {
  const { currency } = context.me.business
  return {
    title: text('paySchedules.new'),
    trail: trailToSchedules(),
    content: html`<p class="lead">${text('paySchedules.newLead')}</p>
    ${payScheduleForm(context, {
      action: 'create',
      submit: text('paySchedules.create'),
      cancel: schedules,
      submission,
      preview,
      extra: [currencySelect('currency', text('payRuns.currency'), [currency], { value: currency })],
    })}`,
  }
}
