import type { Person } from '../../../sdk/src/index.ts'
import { linkButton, tabs } from '../../pages/components.ts'
import type { Choice } from '../../pages/form.ts'
import { filters, hidden, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { placesInQuery } from '../people/directory.ts'
import { placeChoices } from '../people/place-choices.ts'
import { type CalendarContent, legend } from './calendar-bar.ts'
import { calendarList } from './calendar-list.ts'
import { type Period, periodInQuery } from './calendar-period.ts'
import { calendarWeeks } from './calendar-weeks.ts'
import { leaveTabs, seesOthers } from './leave-tabs.ts'
import { leaveTypesById } from './leave-types-by-id.ts'
import { teamTimeline, timelinePeople } from './team-timeline.ts'

/** The page with the leave calendar of a month or a week, as weeks or as a timeline of people. */
export const leaveCalendarPage = consolePage({
  path: '/leave/calendar',
  show: async (context) => {
    const { api, formats } = context
    const period = periodInQuery(context)
    const { weeks } = period
    const [from = period.date, to = period.date] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
    const isOwn = !seesOthers(context)
    const isTimeline = !isOwn && queryParameter(context, 'layout') === 'timeline'
    const [calendar, people, daysOff, { departments, locations }, types] = await Promise.all([
      api.leaveCalendar.get({ from, to }),
      isOwn ? undefined : peopleInQuery(context),
      readDaysOff(context, isOwn),
      placeChoices(context),
      leaveTypesById(context),
    ])
    const leave = calendar.leave.filter(({ person_id }) => people?.has(person_id) ?? true)
    const content: CalendarContent = {
      formats,
      period,
      calendar: { ...calendar, leave },
      types,
      daysOff,
      isOwn,
      locations,
    }
    return {
      title: text('leave.title'),
      headerActions: html`${linkButton('/console/leave/calendar/feeds', text('leave.feeds'))}
        ${linkButton('/console/leave/new', text('leave.request'), 'first')}`,
      content: html`${leaveTabs(context)}
        ${!isOwn && calendarFilters(context, departments)}
        ${!isOwn && html`<div class="layouts">${layoutTabs(context, isTimeline)}</div>`}
        ${periodTitle(context, period)}
        ${legend(content)}
        ${
          isTimeline
            ? teamTimeline(content, await timelinePeople(context, content, people), departments)
            : calendarWeeks(content, (date) => addressWith(context, { view: 'week', date }))
        }
        ${calendarList(content)}`,
    }
  },
})

/** Returns the URL of the page with changed query parameters. */
function addressWith({ address }: PageContext, values: Record<string, string>): string {
  const query = new URLSearchParams(address.search)
  if ('date' in values) query.delete('month')
  for (const [name, value] of Object.entries(values)) query.set(name, value)
  return `${address.pathname}?${query}`
}

const layoutTabs = (context: PageContext, isTimeline: boolean): Html =>
  tabs(
    text('leave.layout'),
    (['weeks', 'timeline'] as const).map((layout) => ({
      href: addressWith(context, { layout }),
      text: text(`leave.layout.${layout}`),
      current: isTimeline === (layout === 'timeline'),
    })),
  )

/** Renders the name of the period, with links to the previous and next period and to the other view. */
function periodTitle(context: PageContext, { view, days, date, today, isCurrent, previous, next }: Period): Html {
  const { formats } = context
  const [first = date, last = date] = [days[0], days.at(-1)]
  const isMonth = view === 'month'
  const at = (day: string) => addressWith(context, { date: day })
  return html`<div class="title month-title">
    <h2>${isMonth ? formats.month(date.slice(0, 7)) : formats.period(first, last)}</h2>
    ${tabs(
      text('leave.view'),
      (['month', 'week'] as const).map((each) => ({
        href: addressWith(context, { view: each, date: isCurrent ? today : date }),
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

/** Renders the filters; false if there is nothing to choose. */
function calendarFilters(context: PageContext, departments: readonly Choice[]): Html | false {
  const department = select('department_id', text('leave.department'), [['', text('leave.all')], ...departments], {
    value: queryParameter(context, 'department_id'),
  })
  const team: Choice[] = [
    ['', text('leave.all')],
    ['mine', text('leave.directReports')],
  ]
  const fields = [
    ...(departments.length === 0 ? [] : [department]),
    ...(context.me.person_id === null
      ? []
      : [select('team', text('leave.people'), team, { value: queryParameter(context, 'team') })]),
  ]
  const period = (['month', 'date', 'view', 'layout'] as const).flatMap((name) => {
    const value = queryParameter(context, name)
    return value === undefined ? [] : [hidden(name, value)]
  })
  return fields.length > 0 && filters([...period, ...fields])
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

/** Returns the days off from Monday to Sunday: those of the user, or the weekend in a calendar of several people. */
async function readDaysOff({ api, me }: PageContext, isOwn: boolean): Promise<boolean[]> {
  if (!isOwn || me.person_id === null) return [false, false, false, false, false, true, true]
  const { mon, tue, wed, thu, fri, sat, sun } = (await api.people.get(me.person_id)).work_pattern
  return [mon, tue, wed, thu, fri, sat, sun].map((worked) => worked === 0)
}
