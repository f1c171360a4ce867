import type { PayScheduleRun } from '../../../../sdk/src/index.ts'
import { hidden, type Submission } from '../../../pages/form.ts'
import { html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { consolePage, type PageContent } from '../../console-page.ts'
import { type PageContext, pathId } from '../../page-context.ts'
import { payScheduleForm, previewSubmission, readPaySchedule } from './pay-schedule-form.ts'
import { payScheduleAddress, trailToSchedules } from './pay-schedule-labels.ts'

/** The page that changes a pay schedule. */
export const editPaySchedulePage = consolePage({
  path: '/pay-runs/schedules/:pay_schedule_id/edit',
  needs: 'payruns:write',
  show: (context, submission) => formPage(context, submission),
  actions: {
    preview: async (context, form) => {
      const { next_runs } = await context.api.paySchedules.preview(readPaySchedule(form))
      return await formPage(context, previewSubmission(form), next_runs)
    },
    change: async (context, form) => {
      const id = pathId(context, 'pay_schedule_id')
      await context.api.paySchedules.update(id, readPaySchedule(form), { ifMatch: form.number('version') })
      return { goTo: payScheduleAddress({ id }), notice: text('paySchedules.saved') }
    },
  },
})

async function formPage(
  context: PageContext,
  submission?: Submission,
  preview?: PayScheduleRun[],
): Promise<PageContent> {
  const schedule = await context.api.paySchedules.get(pathId(context, 'pay_schedule_id'))
  const address = payScheduleAddress(schedule)
  return {
    title: text('paySchedules.editTitle', { name: schedule.name }),
    trail: [...trailToSchedules(), [address, schedule.name]],
    content: html`<p class="lead">${text('paySchedules.editLead')}</p>
      ${payScheduleForm(context, {
        action: 'change',
        submit: text('pages.save'),
        cancel: address,
        submission,
        preview,
        schedule,
        extra: [hidden('version', schedule.version)],
      })}`,
  }
}
