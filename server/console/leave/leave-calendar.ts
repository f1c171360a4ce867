import type { LeaveCalendar } from '../../../sdk/src/index.ts'
import { linkButton } from '../../pages/components.ts'
import type { Choice } from '../../pages/form.ts'
import { filters, hidden, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { placesInQuery } from '../people/directory.ts'
import { placeChoices } from '../people/place-choices.ts'
import { getMonth, monthsAfter, todayIn, weeksInMonth } from './calendar-days.ts'
import { leaveTabs, seesOthers } from './leave-tabs.ts'
import { monthTable } from './month-table.ts'

/** The leave calendar of a month. */
export const leaveCalendarPage = consolePage({
  path: '/leave/calendar',
  show: async (context) => {
    const { api, me, address } = context
    const today = todayIn(me.business.time_zone)
    const month = monthInQuery(context) ?? getMonth(today)
    const weeks = weeksInMonth(month)
    const [from = today, to = today] = [weeks.at(0)?.at(0), weeks.at(-1)?.at(-1)]
    const isOwn = !seesOthers(context)
    const [fullCalendar, ids, daysOff, { departments, locations }] = await Promise.all([
      api.leaveCalendar.get({ from, to }),
      isOwn ? undefined : peopleInQuery(context),
      readDaysOff(context, isOwn),
      placeChoices(context),
    ])
    const calendar: LeaveCalendar =
      ids === undefined
        ? fullCalendar
        : { ...fullCalendar, leave: fullCalendar.leave.filter(({ person_id }) => ids.has(person_id)) }
    const at = (other: string) => {
      const query = new URLSearchParams(address.search)
      query.set('month', other)
      return `${address.pathname}?${query}`
    }
    return {
      title: text('leave.title'),
      headerActions: html`${linkButton('/console/leave/calendar/feeds', text('leave.feeds'))}
        ${linkButton('/console/leave/new', text('leave.request'), 'first')}`,
      content: html`${leaveTabs(context)}
        ${!isOwn && calendarFilters(context, month, departments)}
        <div class="title month-title">
          <h2>${context.formats.month(month)}</h2>
          <nav class="actions" aria-label="${text('leave.months')}">
            ${linkButton(at(monthsAfter(month, -1)), text('leave.previousMonth'))}
            ${month !== getMonth(today) && linkButton(at(getMonth(today)), text('leave.thisMonth'))}
            ${linkButton(at(monthsAfter(month, 1)), text('leave.nextMonth'))}
          </nav>
        </div>
        ${monthTable(context.formats, { month, today, calendar, daysOff, isOwn, locations })}`,
    }
  },
})

/** The month of the query, if it is valid. */
function monthInQuery(context: PageContext): string | undefined {
  const month = queryParameter(context, 'month')
  return month !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined
}

const calendarFilters = (context: PageContext, month: string, departments: readonly Choice[]) =>
  filters([
    hidden('month', month),
    ...(departments.length === 0
      ? []
      : [
          select('department_id', text('leave.department'), [['', text('leave.all')], ...departments], {
            value: queryParameter(context, 'department_id'),
          }),
        ]),
    ...(context.me.person_id === null
      ? []
      : [
          select(
            'team',
            text('leave.people'),
            [
              ['', text('leave.all')],
              ['mine', text('leave.directReports')],
            ],
            { value: queryParameter(context, 'team') },
          ),
        ]),
  ])

/** The ids of the people that the filters select; undefined for all. */
async function peopleInQuery(context: PageContext): Promise<Set<number> | undefined> {
  const { api, me } = context
  const { department_id } = placesInQuery(context)
  const manager_id = queryParameter(context, 'team') === 'mine' && me.person_id !== null ? me.person_id : undefined
  if (department_id === undefined && manager_id === undefined) return undefined
  const ids = new Set<number>()
  for await (const { id } of api.people.list({ department_id, manager_id, limit: 200 })) ids.add(id)
  return ids
}

/** The days off from Monday to Sunday: those of the user, or the weekend for a calendar of many people. */
async function readDaysOff({ api, me }: PageContext, isOwn: boolean): Promise<boolean[]> {
  if (!isOwn || me.person_id === null) return [false, false, false, false, false, true, true]
  const { mon, tue, wed, thu, fri, sat, sun } = (await api.people.get(me.person_id)).work_pattern
  return [mon, tue, wed, thu, fri, sat, sun].map((worked) => worked === 0)
}
