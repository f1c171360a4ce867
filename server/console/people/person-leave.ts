import type { LeaveBalance, LeaveRequest, LeaveType, Person } from '../../../sdk/src/index.ts'
import { emptyState, linkButton } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { daysColumn, leftColumn } from '../leave/balances/balance-cells.ts'
import { daysAfter, todayIn } from '../leave/calendar/calendar-days.ts'
import { daysText, leaveBadge, spanText } from '../leave/leave-labels.ts'
import { leaveTypesById } from '../leave/leave-types/leave-types-by-id.ts'
import type { PageContext } from '../page-context.ts'
import { mayRequestLeave, requestLeaveAddress } from './person-actions.ts'
import { fullName } from './person-name.ts'
import { personTabPage } from './person-tabs.ts'

type Types = Map<number, LeaveType>

/** The tab with the balances and requests of a person. Pages after the first contain only past leave. */
export const personLeavePage = personTabPage('leave', async (context, person) => {
  const { api, address, me } = context
  const [today, person_id] = [todayIn(me.business.time_zone), person.id]
  const { cursor, limit } = listQuery(address)
  const isFirst = cursor === undefined
  const [types, balances, next, past] = await Promise.all([
    leaveTypesById(context),
    isFirst ? api.leaveBalances.list({ person_id, as_of: today, limit: 100 }) : undefined,
    isFirst ? api.leaveRequests.list({ person_id, from: today, sort: 'start_date', limit: 25 }) : undefined,
    api.leaveRequests.list({ person_id, to: daysAfter(today, -1), sort: '-start_date', cursor, limit }),
  ])
  const pastRequests = past.data.filter(({ end_date }) => end_date < today)
  return {
    actions:
      mayRequestLeave(context, person) &&
      linkButton(requestLeaveAddress(context, person), text('person.requestLeave'), 'first'),
    content: html`
      ${balances && html`<h2>${text('person.balances')}</h2>${balanceTable(context, { person, types, today }, balances.data)}`}
      ${
        next &&
        html`<h2>${text('person.nextLeave')}</h2>
        ${requestTable(context, types, next.data, {
          caption: text('person.nextLeave'),
          empty: emptyState(text('person.noNextLeave'), html`<p>${text('person.noNextLeaveHint')}</p>`),
        })}
        ${next.nextCursor !== null && html`<p>${rich('person.moreNextLeave', { link: linkTo(`/console/leave?person_id=${person_id}&from=${today}`) })}</p>`}`
      }
      <h2>${text('person.pastLeave')}</h2>
      ${requestTable(context, types, pastRequests, {
        caption: text('person.pastLeave'),
        empty: emptyState(text('person.noPastLeave'), html`<p>${text('person.noPastLeaveHint')}</p>`),
      })}
      ${pager(context, past)}`,
  }
})

interface BalanceOptions {
  person: Person
  types: Types
  today: string
}

function balanceTable(
  { formats }: PageContext,
  { person, types, today }: BalanceOptions,
  balances: readonly LeaveBalance[],
): Html {
  return table(
    balances,
    [
      {
        title: text('leave.type'),
        cell: ({ leave_type_id }) =>
          html`<a href="/console/leave/balances/${person.id}/${leave_type_id}?as_of=${today}">${types.get(leave_type_id)?.name}</a>`,
      },
      leftColumn(formats, types),
      daysColumn(formats, text('leave.entitled'), ({ entitled }) => entitled),
      daysColumn(formats, text('leave.taken'), ({ taken }) => taken),
      daysColumn(formats, text('leave.scheduled'), ({ scheduled }) => scheduled),
      daysColumn(formats, text('leave.pending'), ({ pending }) => pending),
    ],
    {
      caption: text('person.balancesCaption', { name: fullName(person) }),
      empty: emptyState(text('person.noBalances'), html`<p>${text('person.noBalancesHint')}</p>`),
    },
  )
}

const requestTable = (
  { formats }: PageContext,
  types: Types,
  requests: readonly LeaveRequest[],
  options: { caption: string; empty: Html },
): Html =>
  table(
    requests,
    [
      {
        title: text('leave.when'),
        cell: (request) => html`<a href="/console/leave/${request.id}">${spanText(formats, request)}</a>`,
      },
      { title: text('leave.type'), priority: 'line', cell: ({ leave_type_id }) => types.get(leave_type_id)?.name },
      { title: text('leave.daysColumn'), isNumber: true, cell: ({ days }) => daysText(formats, days) },
      { title: text('pages.status'), priority: 'figure', cell: ({ status }) => leaveBadge(status) },
    ],
    options,
  )
