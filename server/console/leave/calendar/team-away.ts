import type { LeaveCalendar, LeaveRequest, Person } from '../../../../sdk/src/index.ts'
import { type Html, html } from '../../../pages/html.ts'
import { table } from '../../../pages/table.ts'
import { rich, text } from '../../../texts/english.ts'
import { linkTo } from '../../../texts/texts.ts'
import { unlessRefused } from '../../failures.ts'
import type { PageContext } from '../../page-context.ts'
import { leaveBadge, spanText, withPortion } from '../leave-labels.ts'
import { daysAfter, daysFrom, getMonth, getWeekday } from './calendar-days.ts'

type Entry = LeaveCalendar['leave'][number]

/** The maximum number of days in the strip. Longer leave is shown only as a list. */
const maxStripDays = 35

/**
 * Returns the IDs of the people with the same manager or, without a manager, in the same department; undefined for all
 * people.
 */
async function findTeam({ api }: PageContext, { manager_id, department }: Person): Promise<Set<number> | undefined> {
  if (manager_id === null && department === null) return undefined
  const ids = new Set<number>()
  const query = manager_id === null ? { department: department ?? '' } : { manager_id }
  for await (const { id } of api.people.list({ ...query, limit: 200 })) ids.add(id)
  return ids
}

/**
 * Renders the team members who are away during the leave, and the holidays at the location of the person; nothing if the
 * user may not see the person.
 */
export async function teamAway(context: PageContext, leave: LeaveRequest): Promise<Html | false> {
  const { api, formats } = context
  const { start_date: from, person_id } = leave
  const to = leave.end_date < daysAfter(from, 365) ? leave.end_date : daysAfter(from, 365)
  const person = await unlessRefused(api.people.get(person_id))
  if (!person) return false
  const [calendar, team] = await Promise.all([api.leaveCalendar.get({ from, to }), findTeam(context, person)])
  const others = calendar.leave.filter((entry) => entry.person_id !== person_id)
  const away = others.filter((entry) => team?.has(entry.person_id) ?? true)
  const rest = others.length - away.length
  const holidays = calendar.holidays
    .filter(({ location_ids: ids }) => ids.length === 0 || ids.includes(person.location_id ?? 0))
    .map(({ date, name, portion }) => `${formats.day(date)} ${withPortion(name, portion)}`)
  return html`<section class="panel" aria-labelledby="team">
    <h2 id="team">${text('leave.awayTogether')}</h2>
    ${
      away.length === 0
        ? html`<p>${text(
            team === undefined
              ? 'leave.noOneAway'
              : person.manager_id === null
                ? 'leave.noOneInDepartment'
                : 'leave.noOneInTeam',
          )}</p>`
        : html`${team !== undefined && dayWithMostAway(context, { days: daysFrom(from, to), away, others: team.size - 1, person })}
          ${daysFrom(from, to).length <= maxStripDays && strip(context, { from, to, away, holidays: calendar.holidays })}
          ${table(
            away,
            [
              {
                title: text('pages.person'),
                cell: ({ leave_request_id, person_name }) =>
                  html`<a href="/console/leave/${leave_request_id}">${person_name}</a>`,
              },
              {
                title: text('leave.when'),
                priority: 'line',
                cell: (entry) => html`${spanText(formats, entry)} <span class="soft">${entry.leave_type_name}</span>`,
              },
              { title: text('pages.status'), priority: 'figure', cell: ({ status }) => leaveBadge(status) },
            ],
            { caption: text('leave.awayCaption') },
          )}`
    }
    ${rest > 0 && html`<p>${formats.text('leave.otherRequests', { count: rest })}</p>`}
    ${holidays.length > 0 && html`<p>${text('leave.holidaysThen', { holidays: holidays.join(', ') })}</p>`}
    <p>${rich('leave.wholeMonth', { link: linkTo(`/console/leave/calendar?month=${getMonth(from)}`) })}</p>
  </section>`
}

interface Team {
  days: readonly string[]
  away: readonly Entry[]
  /** The number of people in the team, without the person. */
  others: number
  person: Person
}

/** Renders the day on which the most people of the team are away. A person counts once. */
function dayWithMostAway({ formats }: PageContext, { days, away, others, person }: Team): Html {
  const counts = days.map((date) => {
    const entries = away.filter(({ start_date, end_date }) => start_date <= date && date <= end_date)
    return new Set(entries.map(({ person_id }) => person_id)).size
  })
  const peak = Math.max(...counts)
  const day = formats.day(days[counts.indexOf(peak)] ?? '')
  const isDepartment = String(person.manager_id === null)
  return html`<p>${formats.text('leave.mostAway', { day, away: peak, others, isDepartment })}</p>`
}

interface Strip {
  from: string
  to: string
  away: readonly Entry[]
  holidays: LeaveCalendar['holidays']
}

/**
 * Renders a row for each entry and a column for each day. The list below the strip contains the same information as
 * text.
 */
function strip({ formats }: PageContext, { from, to, away, holidays }: Strip): Html {
  const days = daysFrom(from, to)
  const offClass = (date: string): string =>
    holidays.some((holiday) => holiday.date === date) ? 'off holiday' : getWeekday(date) > 4 ? 'off' : ''
  const cellClass = ({ start_date, end_date, status }: Entry, date: string): string => {
    if (date < start_date || date > end_date) return offClass(date)
    return status === 'requested' ? 'pending' : 'away'
  }
  return html`<div class="strip" aria-hidden="true"><table>
    <thead><tr><th></th>${days.map((date) => html`<th title="${formats.day(date)}">${Number(date.slice(8))}</th>`)}</tr></thead>
    <tbody>${away.map(
      (entry) =>
        html`<tr><th>${entry.person_name}</th>${days.map((date) => html`<td class="${cellClass(entry, date)}"></td>`)}</tr>`,
    )}</tbody>
  </table></div>`
}
