import type { Person } from '../../../../sdk/src/index.ts'
import type { Choice } from '../../../pages/form.ts'
import { type Html, html, type Piece } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { weekdays } from '../../people/person-labels.ts'
import { barLink, type CalendarContent, dayClass, holidayName, typeLabel } from './calendar-bar.ts'
import { getWeekday } from './calendar-days.ts'
import { type Bar, barsIn, type Entry, fillLanes } from './calendar-lanes.ts'

/** A row of the timeline. */
export interface TimelinePerson {
  id: number
  name: string
  department_id: number | null
}

/**
 * Returns the people that the filters select or, without filters, those with leave in the period, by department and
 * name.
 *
 * @param departments - the departments by name, which is their order in the timeline
 */
export function timelinePeople(
  leave: readonly Entry[],
  selected: ReadonlyMap<number, Person> | undefined,
  departments: readonly Choice[],
): TimelinePerson[] {
  const people =
    selected === undefined
      ? leave.map(({ person_id, person_name, department_id }) => ({ id: person_id, name: person_name, department_id }))
      : [...selected.values()].map((person) => ({ ...person, name: displayName(person) }))
  const positions = new Map(departments.map(([id], position) => [Number(id), position]))
  const position = ({ department_id }: TimelinePerson) => positions.get(department_id ?? 0) ?? departments.length
  return [...new Map(people.map((person) => [person.id, person])).values()].sort(
    (a, b) => position(a) - position(b) || a.name.localeCompare(b.name) || a.id - b.id,
  )
}

/** Returns the name of a person in calendars. */
const displayName = ({ preferred_name, first_name, last_name }: Person): string =>
  `${preferred_name ?? first_name} ${last_name}`

/**
 * Renders people by department as rows, and the days of the period as columns. Leave is a bar across its days.
 *
 * @param people - the people by department
 */
export function teamTimeline(
  content: CalendarContent,
  people: readonly TimelinePerson[],
  departments: readonly Choice[],
): Html | false {
  const { period, calendar } = content
  if (people.length === 0) return false
  const leaveByPerson = Map.groupBy(calendar.leave, ({ person_id }) => person_id)
  const emptyCells = period.days.map((date) => emptyCell(content, date))
  return html`<div class="scrolled"><table class="team-timeline ${period.view}">
    <caption class="spoken">${text('leave.timelineCaption')}</caption>
    <thead><tr><th scope="col">${text('pages.person')}</th>${period.days.map((date) => dayHeader(content, date))}</tr></thead>
    ${[...Map.groupBy(people, ({ department_id }) => department_id)].map(
      ([department_id, members]) => html`<tbody>
        <tr><th scope="rowgroup" colspan="${period.days.length + 1}">${departmentName(departments, department_id)}</th></tr>
        ${members.map(({ id, name }) => personRows(content, { name, leave: leaveByPerson.get(id) ?? [], emptyCells }))}
      </tbody>`,
    )}
  </table></div>`
}

const departmentName = (departments: readonly Choice[], id: number | null): string =>
  departments.find(([each]) => Number(each) === id)?.[1] ?? text('leave.noDepartment')

function dayHeader(content: CalendarContent, date: string): Html {
  const { formats, period, calendar, locations } = content
  const weekday = weekdays[getWeekday(date)] ?? 'mon'
  const holidays = calendar.holidays.filter((each) => each.date === date).map((each) => holidayName(each, locations))
  const classes = holidays.length > 0 ? 'off holiday' : dayClass(content, date)
  return html`<th scope="col" class="${classes}"${date === period.today && html` aria-current="date"`}>${
    period.view === 'week' && html`${text(`people.weekday.${weekday}`)} `
  }<time datetime="${date}" title="${[formats.day(date), ...holidays].join(', ')}">${Number(date.slice(8))}</time></th>`
}

function emptyCell(content: CalendarContent, date: string): Html {
  const classes = [dayClass(content, date), date === content.period.today && 'today'].filter(Boolean)
  return html`<td class="${classes.join(' ')}"></td>`
}

interface PersonRow {
  name: string
  leave: readonly Entry[]
  /** The cell of each day without leave. */
  emptyCells: readonly Html[]
}

/** Renders the rows of a person: one row, and another one for each overlapping leave. */
function personRows(content: CalendarContent, { name, leave, emptyCells }: PersonRow): Html[] {
  const { days } = content.period
  const bars = barsIn(days, leave)
  const { lanes } = fillLanes(bars, { maxLanes: bars.length, columns: days.length })
  const rows = lanes.length === 0 ? [[]] : lanes
  return rows.map(
    (lane, index) =>
      html`<tr>${index === 0 && html`<th scope="row" rowspan="${rows.length}">${name}</th>`}${cells(content, lane, emptyCells)}</tr>`,
  )
}

function cells(content: CalendarContent, lane: readonly Bar[], emptyCells: readonly Html[]): Piece[] {
  const pieces: Piece[] = []
  for (let column = 1; column <= emptyCells.length; ) {
    const bar = lane.find((each) => each.column === column)
    pieces.push(
      bar === undefined ? emptyCells[column - 1] : html`<td colspan="${bar.span}">${barInRow(content, bar)}</td>`,
    )
    column += bar?.span ?? 1
  }
  return pieces
}

function barInRow(content: CalendarContent, bar: Bar): Html {
  const type = typeLabel(bar.entry)
  return barLink(content, bar, { label: type, name: text('leave.entry', { name: bar.entry.person_name, type }) })
}
