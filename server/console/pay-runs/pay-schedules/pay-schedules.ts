import { emptyState, linkButton } from '../../../pages/components.ts'
import { html } from '../../../pages/html.ts'
import { listQuery } from '../../../pages/list-address.ts'
import { pager } from '../../../pages/pager.ts'
import { table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'
import { may } from '../../page-context.ts'
import { payRunTabs } from '../pay-run-tabs.ts'
import { frequencyName, payScheduleAddress, schedules, stateBadge } from './pay-schedule-labels.ts'

const newSchedule = `${schedules}/new`

/** The page with the pay schedules. */
export const paySchedulesPage = consolePage({
  path: '/pay-runs/schedules',
  needs: 'payruns:read',
  show: async (context) => {
    const { api, address, formats } = context
    const page = await api.paySchedules.list(listQuery(address))
    const mayWrite = may(context, 'payruns:write')
    return {
      title: text('payRuns.title'),
      ...(mayWrite && { headerActions: linkButton(newSchedule, text('paySchedules.new'), 'first') }),
      content: html`${payRunTabs(context)}
        ${table(
          page.data,
          [
            {
              title: text('pages.name'),
              cell: (schedule) => html`<a href="${payScheduleAddress(schedule)}">${schedule.name}</a>`,
            },
            { title: text('paySchedules.frequency'), cell: ({ frequency }) => frequencyName(frequency) },
            {
              title: text('paySchedules.nextPeriod'),
              priority: 'line',
              cell: ({ next_runs: [run] }) => run && formats.period(run.period_start, run.period_end),
            },
            { title: text('paySchedules.draftsOn'), cell: ({ next_runs: [run] }) => run && formats.day(run.drafts_on) },
            { title: text('payRuns.payDate'), cell: ({ next_runs: [run] }) => run && formats.day(run.pay_date) },
            { title: text('pages.status'), priority: 'figure', cell: stateBadge },
          ],
          {
            caption: text('paySchedules.title'),
            empty: emptyState(
              text('paySchedules.none'),
              html`<p>${text('paySchedules.noneYet')}</p>${mayWrite && linkButton(newSchedule, text('paySchedules.new'))}`,
            ),
          },
        )}
        ${pager(context, page)}`,
    }
  },
})
