import type { LeaveDay } from '../../../sdk/src/index.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { daysText, reasonText } from './leave-labels.ts'

/** A longer list of days is grouped by month. */
const maxListedDays = 14

/** Each day and its leave. Long leave is grouped by month: each sum expands into its days. */
export function breakdown(formats: Formats, days: readonly LeaveDay[]): Html {
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))]
  if (days.length <= maxListedDays || months.length === 1) return dayTable(formats, days, text('leave.breakdown'))
  return html`${months.map(
    ([month, monthDays]) => html`<details>
      <summary>${rich('leave.monthSum', { month: formats.month(month), days: daysText(formats, sumDays(monthDays)) })}${reasonCounts(formats, monthDays)}</summary>
      ${dayTable(formats, monthDays, text('leave.breakdownOfMonth', { month: formats.month(month) }))}
    </details>`,
  )}`
}

const dayTable = (formats: Formats, days: readonly LeaveDay[], caption: string): Html =>
  table(
    days,
    [
      { title: text('leave.day'), cell: ({ date }) => formats.day(date) },
      { title: text('leave.takes'), isNumber: true, cell: ({ days }) => formats.number(days) },
      { title: text('leave.reason'), cell: (day) => reasonText(day) },
    ],
    { caption },
  )

const sumDays = (days: readonly LeaveDay[]): number => days.reduce((total, { days }) => total + days, 0)

/** The days of a month without leave: `, 8 × not a working day, 1 × holiday`. */
function reasonCounts(formats: Formats, days: readonly LeaveDay[]): Html {
  const byReason = Map.groupBy(
    days.filter(({ reason }) => reason !== undefined),
    reasonText,
  )
  return html`${[...byReason].map(
    ([reason, reasonDays]) =>
      html`, <span class="soft">${formats.text('leave.reasonCount', { count: reasonDays.length, reason: reason.toLowerCase() })}</span>`,
  )}`
}
