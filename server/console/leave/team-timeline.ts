import type { Person } from '../../../sdk/src/index.ts'
import type { Choice } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { weekdays } from '../people/person-labels.ts'
import { barLink, type CalendarContent, isDayOff, typeLabel } from './calendar-bar.ts'
import { getWeekday } from './calendar-days.ts'
import { type Bar, barsIn, fillLanes } from './calendar-lanes.ts'

/** The maximum number of people in the timeline. */
const maxPeople = 100

/** Returns the people that the filters select or, without filters, those with leave in the period. */
export async function timelinePeople(
  { api }: PageContext,
  { calendar, period }: CalendarContent,
  selected: ReadonlyMap<number, Person> | undefined,
): Promise<Person[]> {
  if (selected !== undefined) return [...selected.values()]
  const ids = new Set(barsIn(period.days, calendar.leave).map(({ entry }) => entry.person_id))
  if (ids.size === 0) return []
  return (await api.people.list({ ids: [...ids].slice(0, maxPeople), limit: maxPeople })).data
}

/** Renders people by department as rows, and the days of the period as columns. Leave is a bar across its days. */
export function teamTimeline(
  content: CalendarContent,
  people: readonly Person[],
  departments: readonly Choice[],
): Html {
  const { formats, period } = content
  const rest = people.length - maxPeople
  if (people.length === 0) return html``
  return html`<div class="scrolled"><table class="team-timeline ${period.view}">
    <caption class="spoken">${text('leave.timelineCaption')}</caption>
    <thead><tr><th scope="col">${text('pages.person')}</th>${period.days.map((date) => dayHeader(content, date))}</tr></thead>
    ${groupByDepartment(people.slice(0, maxPeople), departments).map(
      ([department, members]) => html`<tbody>
        <tr><th scope="rowgroup" colspan="${period.days.length + 1}">${department}</th></tr>
        ${members.map((person) => personRows(content, person))}
      </tbody>`,
    )}
  </table></div>
  ${rest > 0 && html`<p>${formats.text('leave.morePeople', { count: rest })}</p>`}`
}

function groupByDepartment(people: readonly Person[], departments: readonly Choice[]): [string, Person[]][] {
  const none = { id: null, name: text('leave.noDepartment') }
  return [...departments.map(([id, name]) => ({ id: Number(id), name })), none]
    .map(({ id, name }): [string, Person[]] => [name, people.filter(({ department_id }) => department_id === id)])
    .filter(([, members]) => members.length > 0)
    .map(([name, members]) => [name, members.toSorted((a, b) => displayName(a).localeCompare(displayName(b)))])
}

/** Returns the name of a person in calendars. */
const displayName = ({ preferred_name, first_name, last_name }: Person): string =>
  `${preferred_name ?? first_name} ${last_name}`

function dayHeader({ formats, period, ...content }: CalendarContent, date: string): Html {
  const weekday = weekdays[getWeekday(date)] ?? 'mon'
  const isOff = isDayOff({ formats, period, ...content }, date)
  return html`<th scope="col" class="${isOff && 'off'}"${date === period.today && html` aria-current="date"`}>${
    period.view === 'week' && html`${text(`people.weekday.${weekday}`)} `
  }<time datetime="${date}" title="${formats.day(date)}">${Number(date.slice(8))}</time></th>`
}

/** Renders the rows of a person: one row, and another one for each overlapping leave. */
function personRows(content: CalendarContent, person: Person): Html[] {
  const { calendar, period } = content
  const bars = barsIn(
    period.days,
    calendar.leave.filter(({ person_id }) => person_id === person.id),
  )
  const { lanes } = fillLanes(bars, { maxLanes: bars.length, columns: period.days.length })
  const rows = lanes.length === 0 ? [[]] : lanes
  return rows.map(
    (lane, index) =>
      html`<tr>${index === 0 && html`<th scope="row" rowspan="${rows.length}">${displayName(person)}</th>`}${cells(content, lane)}</tr>`,
  )
}

function cells(content: CalendarContent, lane: readonly Bar[]): Html[] {
  const { days } = content.period
  const pieces: Html[] = []
  for (let column = 1; column <= days.length; ) {
    const bar = lane.find((each) => each.column === column)
    if (bar === undefined) pieces.push(html`<td class="${isDayOff(content, days[column - 1] ?? '') && 'off'}"></td>`)
    else pieces.push(html`<td colspan="${bar.span}">${barInRow(content, bar)}</td>`)
    column += bar?.span ?? 1
  }
  return pieces
}

function barInRow(content: CalendarContent, bar: Bar): Html {
  const type = typeLabel(bar.entry)
  return barLink(content, bar, { label: type, name: text('leave.entry', { name: bar.entry.person_name, type }) })
}
