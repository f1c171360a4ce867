import type { LeaveRequest, LeaveType } from '../../../sdk/src/index.ts'
import { emptyState, linkButton } from '../../pages/components.ts'
import { filters, input, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, pager, table } from '../../pages/table.ts'
import { chooseByName, fieldsByName, queryByName } from '../by-name.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { personByName } from '../people/person-by-name.ts'
import { personNames } from '../people/person-name.ts'
import { todayIn } from './calendar-days.ts'
import { leaveTabs, seesOthers } from './leave-tabs.ts'
import { leaveTypesById } from './leave-types-by-id.ts'
import { daysText, leaveBadge, leaveStates, spanText } from './leave-words.ts'

/** What waits for the visitor's decision and what they asked for themselves; with anything in the query, a list. */
export const leaveRequestsPage = consolePage({
  path: '/leave',
  show: async (visit) => {
    const types = await leaveTypesById(visit)
    const isList = visit.address.searchParams.size > 0
    return {
      title: 'Leave',
      beside: linkButton('/console/leave/new', 'Ask for leave', 'first'),
      content: html`${leaveTabs(visit)}${isList ? await list(visit, types) : await inbox(visit, types)}`,
    }
  },
})

type Types = Map<number, LeaveType>

async function inbox(visit: PageContext, types: Types): Promise<Html> {
  return html`${may(visit, 'leave:approve') && (await waiting(visit, types))}${await mine(visit, types)}
    <p><a href="/console/leave?status=">${seesOthers(visit) ? 'All requests' : 'All my requests'}</a></p>`
}

async function waiting(visit: PageContext, types: Types): Promise<Html> {
  const { data, nextCursor } = await visit.api.leaveRequests.list({ status: 'requested', limit: 100 })
  const mayDecide = data.filter(({ allowed_actions }) => allowed_actions.includes('approve'))
  return html`<h2>Waits for you</h2>
    ${await requestTable(visit, types, mayDecide, {
      caption: 'Requests that wait for your decision',
      empty: emptyState('Nothing to decide', html`<p>Requests of the people whom you manage appear here.</p>`),
    })}
    ${nextCursor !== null && html`<p><a href="/console/leave?status=requested">All that are undecided</a></p>`}`
}

async function mine(visit: PageContext, types: Types): Promise<Html | false> {
  const { api, me } = visit
  if (me.person_id === null) {
    return (
      !seesOthers(visit) &&
      emptyState('No record', html`<p>An administrator can connect your login with your record as a person.</p>`)
    )
  }
  const from = todayIn(me.business.time_zone)
  const { data, nextCursor } = await api.leaveRequests.list({ person_id: me.person_id, from, sort: 'start_date' })
  return html`<h2>My requests</h2>
    ${await requestTable(visit, types, data, {
      caption: 'My requests, from today on',
      isOwn: true,
      empty: emptyState(
        'No leave ahead',
        html`<p>What you ask for appears here. <a href="/console/leave/new">Ask for leave</a></p>`,
      ),
    })}
    ${nextCursor !== null && html`<p><a href="/console/leave?person_id=${me.person_id}&from=${from}">More of mine</a></p>`}`
}

async function list(visit: PageContext, types: Types): Promise<Html> {
  const { api, address } = visit
  const isOwn = !seesOthers(visit)
  const whose = isOwn ? { text: '' } : await queryByName(visit, personByName)
  const [status, type] = [queryParameter(visit, 'status'), queryParameter(visit, 'leave_type_id')]
  const [from, to] = [queryParameter(visit, 'from'), queryParameter(visit, 'to')]
  const fields = [
    ...(isOwn ? [] : fieldsByName(personByName, whose, 'Person')),
    select('status', 'State', [['', 'Any'], ...leaveStates], { value: status }),
    select('leave_type_id', 'Type', [['', 'Any'], ...[...types].map(([id, { name }]) => [`${id}`, name] as const)], {
      value: type,
    }),
    input('from', 'From', { type: 'date', value: from }),
    input('to', 'To', { type: 'date', value: to }),
  ]
  const top = html`<p><a href="/console/leave">Back to what waits for me and my own</a></p>${filters(fields)}`
  if ('matches' in whose && whose.matches !== undefined)
    return html`${top}${chooseByName(visit, personByName, whose.matches)}`
  const { data, nextCursor } = await api.leaveRequests.list({
    person_id: whose.one?.id,
    leave_type_id: type === undefined ? undefined : Number(type),
    status: status as LeaveRequest['status'] | undefined,
    from,
    to,
    sort: '-id',
    cursor: queryParameter(visit, 'cursor'),
  })
  return html`${top}
    ${await requestTable(visit, types, data, {
      caption: 'Requests for leave',
      isOwn,
      empty: (status ?? type ?? from ?? to ?? whose.one) ? nothingLikeIt : nothingYet,
    })}
    ${pager(address, nextCursor)}`
}

const nothingLikeIt = emptyState(
  'No requests',
  html`<p>None is like this. <a href="/console/leave?status=">Show all</a></p>`,
)

const nothingYet = emptyState(
  'No requests yet',
  html`<p>What people ask for appears here, and what was decided.</p>${linkButton('/console/leave/new', 'Ask for leave', 'first')}`,
)

interface Look {
  caption: string
  empty: Html
  /** Whether all of them are the visitor's, who needs no name. */
  isOwn?: boolean
}

async function requestTable(
  visit: PageContext,
  types: Types,
  requests: readonly LeaveRequest[],
  { isOwn = false, ...options }: Look,
): Promise<Html> {
  const { formats } = visit
  const name = isOwn
    ? undefined
    : await personNames(
        visit,
        requests.map(({ person_id }) => person_id),
      )
  const link = ({ id }: LeaveRequest, text: string) => html`<a href="/console/leave/${id}">${text}</a>`
  const person: Column<LeaveRequest>[] =
    name === undefined ? [] : [{ title: 'Person', cell: (request) => link(request, name(request.person_id)) }]
  return table(
    requests,
    [
      ...person,
      {
        title: 'When',
        cell: (request) => (isOwn ? link(request, spanText(formats, request)) : spanText(formats, request)),
      },
      { title: 'Type', cell: ({ leave_type_id }) => types.get(leave_type_id)?.name },
      { title: 'Days', isNumber: true, cell: ({ days }) => daysText(formats, days) },
      { title: 'State', cell: ({ status }) => leaveBadge(status) },
      { title: 'Asked', cell: ({ created_at }) => formats.time(created_at) },
    ],
    options,
  )
}
