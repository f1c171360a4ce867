import { type Html, html } from '../../../pages/html.ts'
import { type Column, table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { daysText, leaveBadge, spanText } from '../leave-labels.ts'
import { type CalendarContent, holidayName } from './calendar-bar.ts'
import type { Absence, Entry } from './calendar-lanes.ts'

/** The ID of the title above the table. */
export const leaveTableId = 'away'

/** Returns the leave with a day in the period. A month also shows days of the months before and after. */
export const leaveInPeriod = ({ calendar, period }: CalendarContent): Entry[] => inPeriod(period, calendar.leave)

const inPeriod = <T extends Absence | Entry>({ days }: CalendarContent['period'], leave: readonly T[]): T[] => {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return leave.filter(({ start_date, end_date }) => start_date <= last && end_date >= first)
}

/** Renders when the user's team is away, as text. */
export function absenceTable({ formats, period, absences }: CalendarContent): Html | false {
  const rows = inPeriod(period, absences)
  return (
    rows.length > 0 &&
    html`<h2 id="team">${text('leave.yourTeam')}</h2>
      ${table(
        rows,
        [
          { title: text('pages.person'), cell: ({ person_name }) => person_name },
          { title: text('leave.when'), priority: 'line', cell: (absence) => spanText(formats, absence) },
          { title: text('leave.type'), cell: ({ leave_type_name }) => leave_type_name ?? text('leave.absent') },
        ],
        { caption: text('leave.yourTeam') },
      )}`
  )
}

/** Renders leave as text, which is the only form of the calendar on a phone and for screen readers. */
export function leaveTable({ formats, isOwn }: CalendarContent, leave: readonly Entry[]): Html {
  const link = ({ leave_request_id }: Entry, label: string) =>
    html`<a href="/console/leave/${leave_request_id}">${label}</a>`
  const personColumns: Column<Entry>[] = isOwn
    ? []
    : [{ title: text('pages.person'), cell: (entry) => link(entry, entry.person_name) }]
  return html`<h2 id="${leaveTableId}">${text('leave.away')}</h2>
    ${table(
      leave,
      [
        ...personColumns,
        {
          title: text('leave.when'),
          priority: 'line',
          cell: (entry) => (isOwn ? link(entry, spanText(formats, entry)) : spanText(formats, entry)),
        },
        {
          title: text('leave.type'),
          ...(isOwn && { priority: 'line' }),
          cell: ({ leave_type_name }) => leave_type_name,
        },
        { title: text('leave.daysColumn'), isNumber: true, cell: ({ days }) => daysText(formats, days) },
        { title: text('pages.status'), priority: 'figure', cell: ({ status }) => leaveBadge(status) },
      ],
      { caption: text('leave.away'), empty: html`<p>${text('leave.nobodyAway')}</p>` },
    )}`
}

/** Renders the holidays in the period. */
export function holidayList({ formats, calendar, locations, period }: CalendarContent): Html | false {
  const holidays = calendar.holidays.filter(({ date }) => period.days.includes(date))
  return (
    holidays.length > 0 &&
    html`<h2>${text('leave.holidays')}</h2><ul>${holidays.map((holiday) => html`<li>${formats.day(holiday.date)}: ${holidayName(holiday, locations)}</li>`)}</ul>`
  )
}
