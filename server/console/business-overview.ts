import type { LeaveCalendar } from '../../sdk/src/index.ts'
import { panel } from '../pages/components.ts'
import { type Html, html } from '../pages/html.ts'
import { rich, text } from '../texts/english.ts'
import { linkTo } from '../texts/texts.ts'
import { todayIn } from './leave/calendar/calendar-days.ts'
import { withPortion } from './leave/leave-labels.ts'
import { may, type PageContext } from './page-context.ts'
import { payRunAddress, periodText, statusBadge, typeName } from './pay-runs/pay-run-labels.ts'
import { readableReports } from './reports/reports.ts'

/** The maximum number of absent people that are listed. Further people are behind a link. */
const maxAway = 6
/**
 * The maximum number of pay runs to read, which exceeds the number that are completed or cancelled before their pay
 * date.
 */
const maxPayRuns = 20

/**
 * Renders panels about the business for users who can see the leave or the pay of others, or reports. The lists are
 * read in parallel.
 */
export async function businessOverview(context: PageContext): Promise<Html[]> {
  const today = todayIn(context.me.business.time_zone)
  const panels = await Promise.all([
    may(context, 'leave:read') && awayPanel(context, today),
    may(context, 'payruns:read') && nextPayRunPanel(context, today),
    reportsPanel(context),
  ])
  return panels.filter((each) => each !== false)
}

type Entry = LeaveCalendar['leave'][number]

async function awayPanel(context: PageContext, today: string): Promise<Html> {
  const { api, formats, me } = context
  const { leave, holidays } = await api.leaveCalendar.get({ from: today, to: today })
  const away = leave.filter(({ status, person_id }) => status === 'approved' && person_id !== me.person_id)
  const rest = away.length - maxAway
  return panel(
    'away',
    text('home.awayToday'),
    html`${holidays.map(
      ({ name, location_ids }) =>
        html`<p>${text('home.holiday', { name, isEverywhere: String(location_ids.length === 0) })}</p>`,
    )}
    ${
      away.length === 0
        ? html`<p>${text('home.noOneAway')}</p>`
        : html`<ul class="lines">${away.slice(0, maxAway).map((entry) => awayLine(context, entry, today))}</ul>`
    }
    <p>${
      rest > 0
        ? rich('home.moreAway', { link: linkTo('/console/leave/calendar'), count: formats.number(rest) })
        : rich('home.calendar', { link: linkTo('/console/leave/calendar') })
    }</p>`,
  )
}

function awayLine({ formats }: PageContext, entry: Entry, today: string): Html {
  const { start_date, end_date, start_portion, end_portion } = entry
  const portion = today === start_date ? start_portion : today === end_date ? end_portion : 'full'
  const type = entry.leave_type_name
  const label = withPortion(type, portion)
  return html`<li><a href="/console/leave/${entry.leave_request_id}">${entry.person_name}</a>
    <span class="soft">${end_date > today ? text('home.awayUntil', { type: label, day: formats.day(end_date) }) : label}</span></li>`
}

async function nextPayRunPanel(context: PageContext, today: string): Promise<Html> {
  const { api, formats } = context
  const { data } = await api.payRuns.list({ from: today, sort: 'pay_date', limit: maxPayRuns })
  const next = data.find(({ status }) => status === 'draft' || status === 'approved')
  return panel(
    'next-pay-run',
    text('home.nextPayRun'),
    html`${
      next === undefined
        ? html`<p>${text('home.noPayRun')}</p>`
        : html`<p class="figure">${formats.day(next.pay_date)}</p>
          <p><a href="${payRunAddress(next)}">${text('payRuns.runName', {
            type: typeName(next.type),
            period: periodText(context, next),
          })}</a> ${statusBadge(next.status)}</p>
          <p class="soft">${formats.text('home.payRunTotals', {
            people: next.totals.people_count,
            net: formats.amount(next.totals.net, next.currency),
          })}</p>`
    }
    <p>${rich('home.allPayRuns', { link: linkTo('/console/pay-runs') })}</p>`,
  )
}

function reportsPanel(context: PageContext): Html | false {
  const reports = readableReports(context)
  return (
    reports.length > 0 &&
    panel(
      'reports',
      text('reports.title'),
      html`<ul class="lines">${reports.map(
        ({ name, title }) => html`<li><a href="/console/reports/${name}">${title}</a></li>`,
      )}</ul>`,
    )
  )
}
