import type { LeaveCalendar } from '../../../sdk/src/index.ts'
import type { Choice } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { weekdays } from '../people/person-labels.ts'
import { getMonth, getWeekday, weeksInMonth } from './calendar-days.ts'
import { leaveBadge, placesText, spanText } from './leave-labels.ts'

type Entry = LeaveCalendar['leave'][number]

/** Further entries of a day are behind a link. */
const maxPerDay = 5
/** The list for phones is limited. */
const maxInList = 200

interface Month {
  month: string
  today: string
  calendar: LeaveCalendar
  /** The days off, from Monday to Sunday. */
  daysOff: readonly boolean[]
  /** Whether all entries are the user's own, so that they need no name. */
  isOwn: boolean
  locations: readonly Choice[]
}

/** A month as a table of weeks, and as a list on a phone. */
export const monthTable = (formats: Formats, month: Month): Html => html`<table class="month">
    <caption class="spoken">${text('leave.monthCaption')}</caption>
    <thead><tr>${weekdays.map((day) => html`<th scope="col">${text(`people.weekday.${day}`)}</th>`)}</tr></thead>
    <tbody>${weeksInMonth(month.month).map((week) => html`<tr>${week.map((date) => dayCell(formats, month, date))}</tr>`)}</tbody>
  </table>
  ${monthList(formats, month)}`

type Holiday = LeaveCalendar['holidays'][number]

/** Whether the holiday is a full day everywhere. */
const isForAll = ({ portion, location_ids }: Holiday): boolean => portion === 'full' && location_ids.length === 0

function holidayName({ name, portion, location_ids }: Holiday, locations: readonly Choice[]): string {
  const withPortion = portion === 'full' ? name : text('leave.namePortion', { name, portion })
  return location_ids.length === 0
    ? withPortion
    : text('holidays.namePlaces', { name: withPortion, places: placesText(location_ids, locations) })
}

function dayCell(formats: Formats, { month, today, calendar, daysOff, isOwn, locations }: Month, date: string): Html {
  const holidays = calendar.holidays.filter((each) => each.date === date)
  const isOff = holidays.some(isForAll) || daysOff[getWeekday(date)] === true
  const away = calendar.leave.filter(({ start_date, end_date }) => start_date <= date && date <= end_date)
  const rest = away.length - maxPerDay
  const kind = getMonth(date) !== month ? 'other' : isOff ? 'off' : ''
  return html`<td class="${kind}"${date === today && html` aria-current="date"`}>
    <time datetime="${date}" title="${formats.day(date)}">${Number(date.slice(8))}</time>
    ${holidays.map((holiday) => html`<strong>${holidayName(holiday, locations)}</strong>`)}
    ${away.slice(0, maxPerDay).map((entry) => dayEntry(entry, date, isOwn))}
    ${rest > 0 && html`<a class="more" href="/console/leave?from=${date}&to=${date}">${formats.text('leave.more', { count: rest })}</a>`}
  </td>`
}

function dayEntry(entry: Entry, date: string, isOwn: boolean): Html {
  const isPending = entry.status === 'requested'
  const portion = date === entry.start_date ? entry.start_portion : date === entry.end_date ? entry.end_portion : 'full'
  const { person_name, leave_type_name: type } = entry
  const name = isOwn ? type : text('leave.entry', { name: person_name, type })
  const withPortion = portion === 'full' ? name : text('leave.namePortion', { name, portion })
  const label = isPending ? text('leave.pendingEntry', { entry: withPortion }) : withPortion
  return html`<a class="entry${isPending && ' pending'}" href="/console/leave/${entry.leave_request_id}" title="${label}">${label}</a>`
}

function monthList(formats: Formats, { calendar, isOwn, locations }: Month): Html {
  const { leave, holidays } = calendar
  return html`<div class="month-list">
    ${
      holidays.length > 0 &&
      html`<h2>${text('leave.holidays')}</h2><ul>${holidays.map((holiday) => html`<li>${formats.day(holiday.date)}: ${holidayName(holiday, locations)}</li>`)}</ul>`
    }
    <h2>${text('leave.away')}</h2>
    ${
      leave.length === 0
        ? html`<p>${text('leave.nobodyAway')}</p>`
        : html`<ul>${leave.slice(0, maxInList).map(
            (entry) => html`<li>
          <a href="/console/leave/${entry.leave_request_id}">${isOwn ? entry.leave_type_name : entry.person_name}</a>
          ${!isOwn && entry.leave_type_name} ${entry.status === 'requested' && leaveBadge(entry.status)}<br>
          <span class="soft">${spanText(formats, entry)}</span></li>`,
          )}</ul>`
    }
    ${leave.length > maxInList && html`<p>${formats.text('leave.moreInMonth', { count: leave.length - maxInList })}</p>`}
  </div>`
}
