import type { LeaveDay } from '../../../sdk/src/index.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { daysText, reasonText } from './leave-labels.ts'

/** The maximum number of days that are listed one by one. More days are grouped by month. */
const maxListedDays = 14

/**
 * Renders each day with its part of the leave. Long leave is grouped by month, and the sum of each month expands to its
 * days.
 */
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

/** Renders the number of days without leave in a month by reason: `, 8 × not a working day, 1 × holiday`. */
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
