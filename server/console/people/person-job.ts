import { emptyState, linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { readTimeline } from '../job-and-pay/timeline.ts'
import { timelineList } from '../job-and-pay/timeline-list.ts'
import { changeJobAddress, mayChangeJob } from './person-actions.ts'
import { isOwnRecord, personTabPage } from './person-tabs.ts'

/** The tab with the jobs of a person and, for users who may see it, their pay: planned, current and past. */
export const personJobPage = personTabPage('job', async (context, person) => {
  const timeline = await readTimeline(context, person)
  const { assignments, compensations } = timeline
  const isEmpty = assignments.length === 0 && !compensations?.length
  return {
    actions:
      mayChangeJob(context, person) && linkButton(changeJobAddress(person), text('jobAndPay.changeButton'), 'first'),
    content: isEmpty
      ? emptyState(
          text('jobAndPay.empty'),
          html`<p>${text(isOwnRecord(context, person) ? 'jobAndPay.emptyOwn' : 'jobAndPay.emptyHint')}</p>`,
        )
      : html`${compensations?.length === 0 && html`<p class="hint">${text('jobAndPay.noPay')}</p>`}
        ${await timelineList(context, person, timeline)}`,
  }
})
