import type { LeaveDay } from '../../../sdk/src/index.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { daysText, reasonText } from './leave-words.ts'

/** How many days people read one by one. */
const readable = 14

/** Every day of leave, and what it takes. Long leave is summed up by month, and each month unfolds into its days. */
export function breakdown(formats: Formats, days: readonly LeaveDay[]): Html {
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))]
  if (days.length <= readable || months.length === 1) return dayTable(formats, days, 'Each day and what it takes')
  return html`${months.map(
    ([month, ofMonth]) => html`<details>
      <summary>${formats.month(month)}: <strong>${daysText(formats, sumOf(ofMonth))}</strong>${besides(formats, ofMonth)}</summary>
      ${dayTable(formats, ofMonth, `Each day of ${formats.month(month)} and what it takes`)}
    </details>`,
  )}`
}

const dayTable = (formats: Formats, days: readonly LeaveDay[], caption: string): Html =>
  table(
    days,
    [
      { title: 'Day', cell: ({ date }) => formats.day(date) },
      { title: 'Takes', isNumber: true, cell: ({ days }) => formats.number(days) },
      { title: 'Why', cell: (day) => reasonText(day) },
    ],
    { caption },
  )

const sumOf = (days: readonly LeaveDay[]): number => days.reduce((total, { days }) => total + days, 0)

/** Why the days of a month take less than there are: `, 8 × not a working day, 1 × holiday`. */
function besides(formats: Formats, days: readonly LeaveDay[]): Html {
  const byReason = Map.groupBy(
    days.filter(({ reason }) => reason !== undefined),
    reasonText,
  )
  return html`${[...byReason].map(
    ([reason, ofReason]) =>
      html`, <span class="soft">${formats.number(ofReason.length)} × ${reason.toLowerCase()}</span>`,
  )}`
}
