import type { Person } from '../../../../sdk/src/index.ts'
import { linkButton, tabs } from '../../../pages/components.ts'
import { type Filter, filteredList, selectFilter } from '../../../pages/filters.ts'
import type { Choice } from '../../../pages/form.ts'
import { type Html, html } from '../../../pages/html.ts'
import { listAddress, listQuery, pageSizes } from '../../../pages/list-address.ts'
import { pager, slicePage } from '../../../pages/pager.ts'
import { text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'
import { placesInQuery } from '../../directory/directory.ts'
import { type PageContext, queryParameter } from '../../page-context.ts'
import { placeChoices } from '../../people/place-choices.ts'
import { leaveTabs, maySeeOthers } from '../leave-tabs.ts'
import { leaveTypesById } from '../leave-types/leave-types-by-id.ts'
import { type CalendarContent, legend } from './calendar-bar.ts'
import type { Absence } from './calendar-lanes.ts'
import { absenceTable, holidayList, leaveInPeriod, leaveTable, leaveTableId } from './calendar-list.ts'
import { type Period, periodInQuery } from './calendar-period.ts'
import { calendarWeeks } from './calendar-weeks.ts'
import { type TimelinePerson, teamTimeline, timelinePeople } from './team-timeline.ts'

/** The page with the leave calendar of a month or a week, as weeks or as a timeline of people. */
export const leaveCalendarPage = consolePage({
  path: '/leave/calendar',
  show: async (context) => {
    const { api, formats, address } = context
    const period = periodInQuery(context)
    const [from = period.date, to = period.date] = [period.weeks[0]?.[0], period.weeks.at(-1)?.at(-1)]
    const isOwn = !maySeeOthers(context)
    const isTimeline = !isOwn && queryParameter(context, 'layout') === 'timeline'
    const [calendar, team, people, daysOff, { departments, locations }, types] = await Promise.all([
      api.leaveCalendar.get({ from, to }),
      readTeamAbsences(context, { from, to }),
      isOwn ? undefined : peopleInQuery(context),
      readDaysOff(context, isOwn),
      placeChoices(context),
      leaveTypesById(context),
    ])
    const isShown = ({ person_id }: { person_id: number }) => people?.has(person_id) ?? true
    const leave = calendar.leave.filter(isShown)
    const known = new Set(calendar.leave.map(({ person_id }) => person_id))
    const absences = team.filter((absence) => isShown(absence) && !known.has(absence.person_id))
    const content: CalendarContent = {
      formats,
      period,
      calendar: { ...calendar, leave },
      absences,
      types,
      daysOff,
      isOwn,
      locations,
    }
    return {
      title: text('leave.title'),
      headerActions: html`${linkButton('/console/leave/calendar/feeds', text('leave.feeds'))}
        ${linkButton('/console/leave/new', text('leave.request'), 'first')}`,
      content: html`${leaveTabs(context)}${filteredList(
        address,
        isOwn ? [] : calendarFilters(context, departments),
        html`${!isOwn && html`<div class="layouts">${layoutTabs(context, isTimeline)}</div>`}
          ${periodTitle(context, period)}
          ${legend(content)}
          ${
            isTimeline
              ? timeline(context, content, timelinePeople(leaveInPeriod(content), people, departments), departments)
              : weeks(context, content)
          }
          ${!isTimeline && absenceTable(content)}
          ${holidayList(content)}`,
      )}`,
    }
  },
})

/** Renders the weeks, and a page of the leave as a table. */
function weeks(context: PageContext, content: CalendarContent): Html {
  const address = pageAddress(context)
  const page = slicePage(leaveInPeriod(content), listQuery(address))
  return html`${calendarWeeks(content, (date) => listAddress(context.address, { view: 'week', date, month: null }))}
    ${leaveTable(content, page.data)}
    ${page.meta.total > pageSizes[0] && pager({ ...context, address }, page, 'leave.range')}`
}

/** Renders a page of the people as a timeline, and their leave as a table. */
function timeline(
  context: PageContext,
  content: CalendarContent,
  people: readonly TimelinePerson[],
  departments: readonly Choice[],
): Html {
  const address = pageAddress(context)
  const page = slicePage(people, listQuery(address))
  const ids = new Set(page.data.map(({ id }) => id))
  return html`${teamTimeline(content, page.data, departments)}
    ${page.meta.total > pageSizes[0] && pager({ ...context, address }, page, 'people.range')}
    ${leaveTable(
      content,
      leaveInPeriod(content).filter(({ person_id }) => ids.has(person_id)),
    )}`
}

/** Returns the URL of the page, with the largest page size unless the reader chose another one. */
function pageAddress({ address }: PageContext): URL {
  const copy = new URL(address)
  if (!copy.searchParams.has('limit')) copy.searchParams.set('limit', String(pageSizes.at(-1)))
  return copy
}

const layoutTabs = (context: PageContext, isTimeline: boolean): Html =>
  tabs(
    text('leave.layout'),
    (['weeks', 'timeline'] as const)
      .map((layout) => ({
        href: listAddress(context.address, { layout }),
        text: text(`leave.layout.${layout}`),
        current: isTimeline === (layout === 'timeline'),
      }))
      .concat({ href: `#${leaveTableId}`, text: text('leave.layout.list'), current: false }),
  )

/** Renders the name of the period, with links to the previous and next period and to the other view. */
function periodTitle(context: PageContext, { view, days, date, today, isCurrent, previous, next }: Period): Html {
  const { formats } = context
  const [first = date, last = date] = [days[0], days.at(-1)]
  const isMonth = view === 'month'
  const at = (day: string) => listAddress(context.address, { date: day, month: null })
  return html`<div class="title month-title">
    <h2>${isMonth ? formats.month(date.slice(0, 7)) : formats.period(first, last)}</h2>
    ${tabs(
      text('leave.view'),
      (['month', 'week'] as const).map((each) => ({
        href: listAddress(context.address, { view: each, date: isCurrent ? today : date, month: null }),
        text: text(`leave.view.${each}`),
        current: each === view,
      })),
    )}
    <nav class="actions" aria-label="${text('leave.months')}">
      ${linkButton(at(previous), text(isMonth ? 'leave.previousMonth' : 'leave.previousWeek'))}
      ${!isCurrent && linkButton(at(today), text('leave.thisMonth'))}
      ${linkButton(at(next), text(isMonth ? 'leave.nextMonth' : 'leave.nextWeek'))}
    </nav>
  </div>`
}

/** Returns the filters by department, if there are any, and by direct reports for users who can have some. */
function calendarFilters(context: PageContext, departments: readonly Choice[]): Filter[] {
  const filter = (name: string, label: string, choices: readonly Choice[]) =>
    selectFilter(name, label, [['', text('leave.all')], ...choices], queryParameter(context, name))
  return [
    ...(departments.length === 0 ? [] : [filter('department_id', text('leave.department'), departments)]),
    ...(context.me.person_id === null
      ? []
      : [filter('team', text('leave.people'), [['mine', text('leave.directReports')]])]),
  ]
}

/** Reads the people that the filters select, by ID; undefined for all people. */
async function peopleInQuery(context: PageContext): Promise<Map<number, Person> | undefined> {
  const { api, me } = context
  const { department_id } = placesInQuery(context)
  const manager_id = queryParameter(context, 'team') === 'mine' && me.person_id !== null ? me.person_id : undefined
  if (department_id === undefined && manager_id === undefined) return undefined
  const people = new Map<number, Person>()
  for await (const person of api.people.list({ department_id, manager_id, limit: 200 })) people.set(person.id, person)
  return people
}

/** Reads when the user's team is away; nothing for a user without a record, who has no team. */
async function readTeamAbsences({ api, me }: PageContext, period: { from: string; to: string }): Promise<Absence[]> {
  return me.person_id === null ? [] : (await api.leaveCalendar.team(period)).absences
}

/** Returns the days off from Monday to Sunday: those of the user, or the weekend in a calendar of several people. */
async function readDaysOff({ api, me }: PageContext, isOwn: boolean): Promise<boolean[]> {
  if (!isOwn || me.person_id === null) return [false, false, false, false, false, true, true]
  const { mon, tue, wed, thu, fri, sat, sun } = (await api.people.get(me.person_id)).work_pattern
  return [mon, tue, wed, thu, fri, sat, sun].map((worked) => worked === 0)
}
