import { type Html, html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { weekdays } from '../../people/person-labels.ts'
import { absenceBar, barLink, type CalendarContent, dayClass, holidayName, typeLabel } from './calendar-bar.ts'
import { type Absence, type Bar, barsIn, type Entry, fillLanes, type Place } from './calendar-lanes.ts'

/**
 * The maximum number of lanes. In the month view, further leave is behind a link to the week; in the week view, behind
 * a link to the list.
 */
const maxLanes = { month: 4, week: 40 }

/** Renders weeks as rows of days. Leave is a bar across its days, which continues in the next week. */
export const calendarWeeks = (content: CalendarContent, weekAddress: (date: string) => string): Html =>
  html`<div class="calendar ${content.period.view}" role="group" aria-label="${text('leave.monthCaption')}">
    <div class="weekdays" aria-hidden="true">${weekdays.map((day) => html`<span>${text(`people.weekday.${day}`)}</span>`)}</div>
    ${content.period.weeks.map((days) => week(content, days, weekAddress))}
  </div>`

function week(content: CalendarContent, days: readonly string[], weekAddress: (date: string) => string): Html {
  const { formats, period, calendar, locations } = content
  const holidays = calendar.holidays
    .filter(({ date }) => days.includes(date))
    .map((holiday) => ({ holiday, column: days.indexOf(holiday.date) + 1, span: 1 }))
  const { lanes, hidden } = lanesOfWeek(content, days, holidays)
  return html`<div class="calendar-week">
    <ol class="days">${days.map((date) => day(content, date))}</ol>
    <ul class="leave-bars">
      ${holidays.map(({ holiday, column }) => {
        const name = holidayName(holiday, locations)
        return html`<li class="holiday from-${column}" title="${name}">${name}</li>`
      })}
      ${lanes.flat().map((bar) => html`<li class="from-${bar.column} span-${bar.span}">${barOfWeek(content, bar)}</li>`)}
      ${hidden.map((count, index) => {
        const date = days[index] ?? ''
        const href = period.view === 'week' ? `/console/leave?from=${date}&to=${date}` : weekAddress(date)
        return (
          count > 0 &&
          html`<li class="from-${index + 1}"><a class="more" href="${href}">${formats.rich('leave.more', { count, day: formats.day(date), note: screenReaderText })}</a></li>`
        )
      })}
    </ul>
  </div>`
}

/**
 * Puts the leave of a week into lanes. The last lane is reserved for links to further leave only if leave does not fit
 * without it.
 */
function lanesOfWeek(
  { period, calendar, absences }: CalendarContent,
  days: readonly string[],
  taken: readonly Place[],
) {
  const bars = barsIn<Absence | Entry>(days, [...calendar.leave, ...absences])
  const options = { columns: days.length, taken }
  const all = fillLanes(bars, { ...options, maxLanes: maxLanes[period.view] + 1 })
  const isFull = all.hidden.some((count) => count > 0)
  return isFull ? fillLanes(bars, { ...options, maxLanes: maxLanes[period.view] }) : all
}

const screenReaderText = (inner: Html): Html => html`<span class="spoken">${inner}</span>`

function barOfWeek(content: CalendarContent, bar: Bar<Absence | Entry>): Html {
  if (!isEntry(bar)) return absenceBar(content, bar)
  const type = typeLabel(bar.entry)
  const label = content.isOwn ? type : text('leave.entry', { name: bar.entry.person_name, type })
  return barLink(content, bar, { label })
}

const isEntry = (bar: Bar<Absence | Entry>): bar is Bar => 'leave_request_id' in bar.entry

function day(content: CalendarContent, date: string): Html {
  const { formats, period } = content
  const classes = [period.days.includes(date) ? '' : 'other', dayClass(content, date)].filter(Boolean).join(' ')
  return html`<li class="${classes}"${date === period.today && html` aria-current="date"`}><time datetime="${date}" title="${formats.day(date)}">${Number(date.slice(8))}</time></li>`
}
