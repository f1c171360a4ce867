import type { LeaveCalendar } from '../../../sdk/src/index.ts'
import type { Choice } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { monthOf, weekdayOf, weeksOf } from './calendar-days.ts'
import { leaveBadge, placesText, spanText } from './leave-words.ts'

type Entry = LeaveCalendar['leave'][number]

/** More leave of a day is behind a link. */
const mostPerDay = 5
/** More leave of a month has no list on a phone. */
const mostInList = 200

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface Month {
  month: string
  today: string
  calendar: LeaveCalendar
  /** Which days of the week, from Monday on, nobody works. */
  daysOff: readonly boolean[]
  /** Whether the leave is all the reader's own, which needs no name. */
  isOwn: boolean
  locations: readonly Choice[]
}

/** A month as a table of weeks, and as a list on a phone. */
export const monthTable = (formats: Formats, month: Month): Html => html`<table class="month">
    <caption class="spoken">Who is away, day by day</caption>
    <thead><tr>${weekdays.map((day) => html`<th scope="col">${day}</th>`)}</tr></thead>
    <tbody>${weeksOf(month.month).map((week) => html`<tr>${week.map((date) => dayCell(formats, month, date))}</tr>`)}</tbody>
  </table>
  ${monthList(formats, month)}`

type Holiday = LeaveCalendar['holidays'][number]

/** Whether nobody works all day. */
const isForAll = ({ portion, location_ids }: Holiday): boolean => portion === 'full' && location_ids.length === 0

function holidayName({ name, portion, location_ids }: Holiday, locations: readonly Choice[]): string {
  const where = location_ids.length > 0 && `– ${placesText(location_ids, locations)}`
  return [name, portion !== 'full' && `(${portion})`, where].filter(Boolean).join(' ')
}

function dayCell(formats: Formats, { month, today, calendar, daysOff, isOwn, locations }: Month, date: string): Html {
  const holidays = calendar.holidays.filter((each) => each.date === date)
  const isOff = holidays.some(isForAll) || daysOff[weekdayOf(date)] === true
  const away = calendar.leave.filter(({ start_date, end_date }) => start_date <= date && date <= end_date)
  const rest = away.length - mostPerDay
  const kind = monthOf(date) !== month ? 'other' : isOff ? 'off' : ''
  return html`<td class="${kind}"${date === today && html` aria-current="date"`}>
    <time datetime="${date}" title="${formats.day(date)}">${Number(date.slice(8))}</time>
    ${holidays.map((holiday) => html`<strong>${holidayName(holiday, locations)}</strong>`)}
    ${away.slice(0, mostPerDay).map((entry) => dayEntry(entry, date, isOwn))}
    ${rest > 0 && html`<a class="more" href="/console/leave?from=${date}&to=${date}">${rest} more</a>`}
  </td>`
}

function dayEntry(entry: Entry, date: string, isOwn: boolean): Html {
  const isPending = entry.status === 'requested'
  const portion = date === entry.start_date ? entry.start_portion : date === entry.end_date ? entry.end_portion : 'full'
  const text = [
    isOwn ? entry.leave_type_name : `${entry.person_name}, ${entry.leave_type_name}`,
    portion !== 'full' && `(${portion})`,
    isPending && '– waiting',
  ]
  const whole = text.filter(Boolean).join(' ')
  return html`<a class="entry${isPending && ' pending'}" href="/console/leave/${entry.leave_request_id}" title="${whole}">${whole}</a>`
}

function monthList(formats: Formats, { calendar, isOwn, locations }: Month): Html {
  const { leave, holidays } = calendar
  return html`<div class="month-list">
    ${
      holidays.length > 0 &&
      html`<h2>Holidays</h2><ul>${holidays.map((holiday) => html`<li>${formats.day(holiday.date)}: ${holidayName(holiday, locations)}</li>`)}</ul>`
    }
    <h2>Away</h2>
    ${
      leave.length === 0
        ? html`<p>Nobody is away.</p>`
        : html`<ul>${leave.slice(0, mostInList).map(
            (entry) => html`<li>
          <a href="/console/leave/${entry.leave_request_id}">${isOwn ? entry.leave_type_name : entry.person_name}</a>
          ${!isOwn && entry.leave_type_name} ${entry.status === 'requested' && leaveBadge(entry.status)}<br>
          <span class="soft">${spanText(formats, entry)}</span></li>`,
          )}</ul>`
    }
    ${leave.length > mostInList && html`<p>And ${leave.length - mostInList} more: a filter shows fewer.</p>`}
  </div>`
}
