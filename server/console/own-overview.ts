import type { LeaveBalance, LeaveRequest, LeaveType, PayslipSummary } from '../../sdk/src/index.ts'
import { panel } from '../pages/components.ts'
import { type Html, html } from '../pages/html.ts'
import { table } from '../pages/table.ts'
import { rich, text } from '../texts/english.ts'
import { linkTo } from '../texts/texts.ts'
import { unlessRefused } from './failures.ts'
import { daysColumn } from './leave/balance-cells.ts'
import { todayIn } from './leave/calendar-days.ts'
import { daysText, leaveBadge, spanText } from './leave/leave-labels.ts'
import { hasNoLimit, leaveTypesById } from './leave/leave-types-by-id.ts'
import type { PageContext } from './page-context.ts'
import { payslipAddress, periodText } from './pay-runs/pay-run-labels.ts'

/**
 * The maximum number of requests to read, which exceeds the number of rejected or cancelled requests that a person has
 * before the next leave.
 */
const maxRequests = 50
/** The maximum number of payslips to read, which exceeds the number of drafts that include a person at once. */
const maxPayslips = 10

/**
 * Renders panels about the user's own leave and pay; empty for users without a record. The lists are read in parallel.
 */
export async function ownOverview(context: PageContext): Promise<Html[]> {
  const { api, me } = context
  const { person_id } = me
  if (person_id === null) return []
  const today = todayIn(me.business.time_zone)
  const [types, balances, requests, payslips] = await Promise.all([
    leaveTypesById(context),
    unlessRefused(api.leaveBalances.list({ person_id, limit: 100 })),
    unlessRefused(api.leaveRequests.list({ person_id, from: today, sort: 'start_date', limit: maxRequests })),
    unlessRefused(api.people.payslips(person_id, { sort: '-id', limit: maxPayslips })),
  ])
  return [
    balancePanel(context, balances?.data ?? [], types),
    nextLeavePanel(context, requests?.data ?? [], types),
    payslipPanel(context, payslips?.data ?? []),
  ]
}

type Types = ReadonlyMap<number, LeaveType>

/**
 * Whether a balance is shown. A leave type that has no limit or is archived is relevant only if the person has used it.
 */
function isRelevant({ taken, scheduled, pending, available }: LeaveBalance, type: LeaveType | undefined): boolean {
  if (taken !== 0 || scheduled !== 0 || pending !== 0) return true
  return type?.archived_at === null && !hasNoLimit(type) && available !== 0
}

function balancePanel({ formats }: PageContext, balances: readonly LeaveBalance[], types: Types): Html {
  const rows = balances.filter((balance) => isRelevant(balance, types.get(balance.leave_type_id)))
  return panel(
    'balances',
    text('home.balances'),
    table(
      rows,
      [
        {
          title: text('leave.type'),
          cell: ({ person_id, leave_type_id }) =>
            html`<a href="/console/leave/balances/${person_id}/${leave_type_id}">${types.get(leave_type_id)?.name}</a>`,
        },
        {
          title: text('home.left'),
          isNumber: true,
          cell: ({ available, leave_type_id }) =>
            hasNoLimit(types.get(leave_type_id))
              ? html`<span class="soft">${text('leave.noLimit')}</span>`
              : html`<strong>${formats.number(available)}</strong>`,
        },
        daysColumn(formats, text('leave.taken'), ({ taken }) => taken),
        daysColumn(formats, text('home.planned'), ({ scheduled, pending }) => scheduled + pending),
      ],
      { caption: text('home.balancesCaption'), empty: html`<p>${text('home.noBalances')}</p>` },
    ),
  )
}

function nextLeavePanel({ formats }: PageContext, requests: readonly LeaveRequest[], types: Types): Html {
  const next = requests.find(({ status }) => status === 'requested' || status === 'approved')
  return panel(
    'next-leave',
    text('home.nextLeave'),
    html`${
      next === undefined
        ? html`<p>${text('home.noLeave')}</p>`
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
