import type { LeaveBalance, LeaveRequest, LeaveType, PayslipSummary } from '../../sdk/src/index.ts'
import { panel } from '../pages/components.ts'
import type { Formats } from '../pages/formats.ts'
import { type Html, html } from '../pages/html.ts'
import { rich, text } from '../texts/english.ts'
import { linkTo } from '../texts/texts.ts'
import { unlessRefused } from './failures.ts'
import { todayIn } from './leave/calendar/calendar-days.ts'
import { daysText, expiries, expiryNotice, leaveBadge, spanText } from './leave/leave-labels.ts'
import { hasNoLimit } from './leave/leave-types/leave-types-by-id.ts'
import type { PageContext } from './page-context.ts'
import { payslipAddress, periodText } from './pay-runs/pay-run-labels.ts'

/**
 * The maximum number of requests to read, which exceeds the number of rejected or cancelled requests that a person has
 * before the next leave.
 */
const maxRequests = 50
/** The maximum number of payslips to read, which exceeds the number of drafts that include a person at once. */
const maxPayslips = 10

/** The user's own leave and pay. */
interface OwnRecords {
  balances: readonly LeaveBalance[]
  requests: readonly LeaveRequest[]
  payslips: readonly PayslipSummary[]
}

/** Reads the user's own leave and pay in parallel; undefined for users without a record. */
export async function readOwnRecords({ api, me }: PageContext): Promise<OwnRecords | undefined> {
  const { person_id } = me
  if (person_id === null) return undefined
  const today = todayIn(me.business.time_zone)
  const [balances, requests, payslips] = await Promise.all([
    unlessRefused(api.leaveBalances.list({ person_id, limit: 100 })),
    unlessRefused(api.leaveRequests.list({ person_id, from: today, sort: 'start_date', limit: maxRequests })),
    unlessRefused(api.people.payslips(person_id, { sort: '-id', limit: maxPayslips })),
  ])
  return { balances: balances?.data ?? [], requests: requests?.data ?? [], payslips: payslips?.data ?? [] }
}

/** Renders the balances of the user, and panels about their next leave and last payslip. */
export const ownOverview = (
  context: PageContext,
  { balances, requests, payslips }: OwnRecords,
  types: Types,
): Html[] => [
  balanceFigures(context, balances, types),
  nextLeavePanel(context, requests, types),
  payslipPanel(context, payslips),
]

type Types = ReadonlyMap<number, LeaveType>

/**
 * Whether a balance is shown. A leave type that has no limit or is archived is relevant only if the person has used it.
 */
function isRelevant({ taken, scheduled, pending, available }: LeaveBalance, type: LeaveType | undefined): boolean {
  if (taken !== 0 || scheduled !== 0 || pending !== 0) return true
  return type?.archived_at === null && !hasNoLimit(type) && available !== 0
}

function balanceFigures({ formats }: PageContext, balances: readonly LeaveBalance[], types: Types): Html {
  const relevant = balances.filter((balance) => isRelevant(balance, types.get(balance.leave_type_id)))
  if (relevant.length === 0) return panel('balances', text('home.balances'), html`<p>${text('home.noBalances')}</p>`)
  return html`<section aria-labelledby="balances"><h2 id="balances">${text('home.balances')}</h2>
    <div class="panels figures">${relevant.map(
      ({ person_id, leave_type_id, available, taken, scheduled, pending, ...balance }) => html`<div class="panel">
        <p><a href="/console/leave/balances/${person_id}/${leave_type_id}">${types.get(leave_type_id)?.name}</a></p>
        <p class="figure">${
          hasNoLimit(types.get(leave_type_id))
            ? text('leave.noLimit')
            : formats.text('home.daysLeft', { count: available })
        }</p>
        <p class="soft">${formats.text('home.takenAndPlanned', { taken, planned: scheduled + pending })}</p>
        ${expiryNotices(formats, balance, types.get(leave_type_id))}
      </div>`,
    )}</div></section>`
}

/** Describes the days that expire, for the leave types of whose expiry people are notified. */
const expiryNotices = (
  formats: Formats,
  balance: Pick<LeaveBalance, 'lots' | 'as_of'>,
  type: LeaveType | undefined,
): Html[] =>
  type === undefined || type.accrual.carry_over_expires === null || hasNoLimit(type)
    ? []
    : expiries(balance).map(([day, days]) => html`<p>${expiryNotice(formats, day, days)}</p>`)

function nextLeavePanel({ formats }: PageContext, requests: readonly LeaveRequest[], types: Types): Html {
  const next = requests.find(({ status }) => status === 'requested' || status === 'approved')
  return panel(
    'next-leave',
    text('home.nextLeave'),
    html`${
      next === undefined
        ? html`<p>${rich('home.noLeave', { link: linkTo('/console/leave/new') })}</p>`
        : html`<p class="figure">${spanText(formats, next)}</p>
          <p><a href="/console/leave/${next.id}">${types.get(next.leave_type_id)?.name}</a>, ${daysText(formats, next.days)}
            ${leaveBadge(next.status)}</p>`
    }<p>${rich('home.allLeave', { link: linkTo('/console/leave') })}</p>`,
  )
}

function payslipPanel(context: PageContext, payslips: readonly PayslipSummary[]): Html {
  const { formats } = context
  const last = payslips.find(({ pay_run_status: status }) => status === 'approved' || status === 'completed')
  return panel(
    'last-payslip',
    text('home.lastPayslip'),
    last === undefined
      ? html`<p>${text('home.noPayslip')}</p>`
      : html`<p class="figure">${formats.amount(last.totals.net, last.currency)}</p>
        <p>${rich('home.payslip', {
          link: linkTo(payslipAddress(last)),
          period: periodText(context, last),
          day: formats.day(last.pay_date),
        })}</p>
        <p>${rich('home.allPayslips', { link: linkTo('/console/payslips') })}</p>`,
  )
}
