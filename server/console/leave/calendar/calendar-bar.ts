import type { LeaveCalendar, LeaveType } from '../../../../sdk/src/index.ts'
import type { Choice } from '../../../pages/form.ts'
import type { Formats } from '../../../pages/formats.ts'
import { type Html, html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { placesText, spanText, withPortion } from '../leave-labels.ts'
import { getWeekday } from './calendar-days.ts'
import type { Absence, Bar, Entry } from './calendar-lanes.ts'
import type { Period } from './calendar-period.ts'

/** The data that a calendar shows, and the formats of its reader. */
export interface CalendarContent {
  formats: Formats
  period: Period
  calendar: LeaveCalendar
  /** When the user's team is away, except leave that is in `calendar`. */
  absences: readonly Absence[]
  types: ReadonlyMap<number, LeaveType>
  /** Whether each day from Monday to Sunday is a day off. */
  daysOff: readonly boolean[]
  /** Whether all entries are the user's own, in which case their labels omit the name. */
  isOwn: boolean
  locations: readonly Choice[]
}

type Holiday = LeaveCalendar['holidays'][number]

export function holidayName({ name, portion, location_ids }: Holiday, locations: readonly Choice[]): string {
  const holiday = withPortion(name, portion)
  return location_ids.length === 0
    ? holiday
    : text('holidays.namePlaces', { name: holiday, places: placesText(location_ids, locations) })
}

/**
 * Returns the CSS class of a day that is off for all people: a non-working day of the week, or a full-day holiday at
 * all locations.
 */
export function dayClass({ calendar, daysOff }: CalendarContent, date: string): string {
  const isHoliday = calendar.holidays.some(
    (each) => each.date === date && each.portion === 'full' && each.location_ids.length === 0,
  )
  return isHoliday ? 'off holiday' : daysOff[getWeekday(date)] === true ? 'off' : ''
}

/** The number of patterns in the style sheet. Further leave types reuse these patterns. */
const patterns = 6

/** Returns the CSS class with the colour and the pattern of a leave type. */
const typeClass = (types: CalendarContent['types'], id: number): string =>
  `type-${([...types.keys()].indexOf(id) % patterns) + 1}`

/** Renders a link to a leave request. The visible label may be cut off, but the accessible name is complete. */
export function barLink(
  content: CalendarContent,
  { entry, begins, ends }: Bar,
  { label, name = label }: { label: string; name?: string },
): Html {
  const { types } = content
  const isPending = entry.status === 'requested'
  const fullName = barName(content, entry, { name, isPending })
  const classes = [
    'leave-bar',
    typeClass(types, entry.leave_type_id),
    ...(isPending ? ['pending'] : []),
    ...endClasses({ begins, ends }),
  ]
  return html`<a class="${classes.join(' ')}" href="/console/leave/${entry.leave_request_id}" title="${fullName}" aria-label="${fullName}">${label}</a>`
}

/** Renders the absence of a colleague. It has no link, because colleagues cannot open the request. */
export function absenceBar(content: CalendarContent, { entry, begins, ends }: Bar<Absence>): Html {
  const label = text('leave.entry', { name: entry.person_name, type: typeLabel(entry) })
  const fullName = barName(content, entry, { name: label, isPending: false })
  const classes = ['leave-bar', 'absence', ...endClasses({ begins, ends })]
  return html`<span class="${classes.join(' ')}" title="${fullName}">${label}</span>`
}

const endClasses = ({ begins, ends }: Pick<Bar, 'begins' | 'ends'>): string[] => [
  ...(begins ? ['begins'] : []),
  ...(ends ? ['ends'] : []),
]

const barName = (
  { formats }: CalendarContent,
  entry: Absence | Entry,
  { name, isPending }: { name: string; isPending: boolean },
): string =>
  text('leave.barName', {
    entry: name,
    span: entry.start_date === entry.end_date ? formats.day(entry.start_date) : spanText(formats, entry),
    isPending: String(isPending),
  })

/**
 * Returns the label of leave: `Vacation`, or `Vacation (morning)` for half a day, and `Away` for a type that is hidden
 * from the team.
 */
export function typeLabel({ leave_type_name, start_date, end_date, start_portion: portion }: Absence | Entry): string {
  const name = leave_type_name ?? text('leave.absent')
  return start_date === end_date ? withPortion(name, portion) : name
}

/** Renders the legend with the patterns of the leave types and the days off in a calendar. */
export function legend({ calendar: { leave, holidays }, absences, types, isOwn }: CalendarContent): Html {
  const names = new Map(leave.map((entry) => [entry.leave_type_id, entry.leave_type_name]))
  return html`<ul class="leave-legend" aria-label="${text('leave.legend')}">
    ${[...names].map(([id, name]) => html`<li><span class="leave-bar begins ends ${typeClass(types, id)}"></span> ${name}</li>`)}
    ${leave.some(({ status }) => status === 'requested') && html`<li><span class="leave-bar begins ends pending"></span> ${text('leave.status.requested')}</li>`}
    ${absences.length > 0 && html`<li><span class="leave-bar absence begins ends"></span> ${text('leave.yourTeam')}</li>`}
    <li><span class="off"></span> ${text('leave.legendOff', { isOwn: String(isOwn) })}</li>
    ${holidays.length > 0 && html`<li><span class="off holiday"></span> ${text('leave.legendHoliday')}</li>`}
  </ul>`
}
