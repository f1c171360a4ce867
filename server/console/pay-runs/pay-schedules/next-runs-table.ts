import type { PayScheduleRun } from '../../../../sdk/src/index.ts'
import type { Html } from '../../../pages/html.ts'
import { table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import type { GuestContext } from '../../page-context.ts'

/** Renders the next pay runs of a pay schedule. */
export const nextRunsTable = ({ formats }: GuestContext, runs: readonly PayScheduleRun[]): Html =>
  table(
    runs,
    [
      {
        title: text('payRuns.period'),
        cell: ({ period_start, period_end }) => formats.period(period_start, period_end),
      },
      { title: text('paySchedules.draftsOn'), cell: ({ drafts_on }) => formats.day(drafts_on) },
      { title: text('payRuns.payDate'), cell: ({ pay_date }) => formats.day(pay_date) },
    ],
    { caption: text('paySchedules.nextRuns') },
  )
