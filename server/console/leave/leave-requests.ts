import type {
  LeaveRequest,
  LeaveRequestSort,
  LeaveRequestsListQuery,
  LeaveType,
  Person,
} from '../../../sdk/src/index.ts'
import { emptyState, linkButton } from '../../pages/components.ts'
import { dateFilter, filteredList, isFiltered, noMatches, selectFilter } from '../../pages/filters.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { type Column, type TableOrder, table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { chooseByName, filterByName, queryByName, type Selected } from '../by-name.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { may, type PageContext, queryDate, queryParameter } from '../page-context.ts'
import { personByName } from '../people/person-by-name.ts'
import { personNames } from '../people/person-name.ts'
import { approvalForm, approvalSelection, approveSelected } from './approve-many.ts'
import { certificateBadge } from './attachments/attachments-section.ts'
import { todayIn } from './calendar/calendar-days.ts'
import { daysText, leaveBadge, leaveStates, spanText } from './leave-labels.ts'
import { leaveTabs, maySeeOthers } from './leave-tabs.ts'
import { leaveTypesById, typeChoices } from './leave-types/leave-types-by-id.ts'

/** The page with the requests that the user can approve and their own requests; with a query, a filtered list. */
export const leaveRequestsPage = consolePage({
  path: '/leave',
  show: (context) => leavePage(context),
  actions: {
    'approve-selected': async (context, submitted) => {
      const result = await approveSelected(context, submitted)
      return 'done' in result
        ? { goTo: '/console/leave', notice: result.done }
        : await leavePage(context, result.problem)
    },
  },
})

/** @param problem - a notice above the requests to approve */
async function leavePage(context: PageContext, problem?: Html): Promise<PageContent> {
  const types = await leaveTypesById(context)
  const isList = context.address.searchParams.size > 0
  return {
    title: text('leave.title'),
    headerActions: linkButton('/console/leave/new', text('leave.request'), 'first'),
    content: html`${leaveTabs(context)}${problem}${isList ? await list(context, types) : await inbox(context, types)}`,
  }
}

type Types = Map<number, LeaveType>

async function inbox(context: PageContext, types: Types): Promise<Html> {
  const sections = await Promise.all([
    may(context, 'leave:approve') && toApprove(context, types),
    ownRequests(context, types),
  ])
  return html`${sections}
    <p>${rich(maySeeOthers(context) ? 'leave.allRequests' : 'leave.allMyRequests', {
      link: linkTo('/console/leave?view=all'),
    })}</p>`
}

async function toApprove(context: PageContext, types: Types): Promise<Html> {
  const { data, nextCursor } = await context.api.leaveRequests.list({ status: 'requested', limit: 100 })
  const approvable = data.filter(({ allowed_actions }) => allowed_actions.includes('approve'))
  return html`<h2>${text('leave.toApprove')}</h2>
    ${await requestTable(context, types, approvable, {
      caption: text('leave.toApproveCaption'),
      empty: emptyState(text('leave.nothingToApprove'), html`<p>${text('leave.nothingToApproveYet')}</p>`),
      isSelectable: approvable.length > 1,
    })}
    ${approvable.length > 1 && approvalForm(context)}
    ${nextCursor !== null && html`<p>${rich('leave.allUndecided', { link: linkTo('/console/leave?status=requested') })}</p>`}`
}

async function ownRequests(context: PageContext, types: Types): Promise<Html | false> {
  const { api, me } = context
  if (me.person_id === null) {
    return !maySeeOthers(context) && emptyState(text('leave.noRecord'), html`<p>${text('leave.noRecordHint')}</p>`)
  }
  const from = todayIn(me.business.time_zone)
  const { data, nextCursor } = await api.leaveRequests.list({ person_id: me.person_id, from, sort: 'start_date' })
  return html`<h2>${text('leave.myRequests')}</h2>
    ${await requestTable(context, types, data, {
      caption: text('leave.myRequestsCaption'),
      isOwn: true,
      empty: emptyState(
        text('leave.noUpcoming'),
        html`<p>${text('leave.noUpcomingHint')}</p>${linkButton('/console/leave/new', text('leave.request'))}`,
      ),
    })}
    ${
      nextCursor !== null &&
      html`<p>${rich('leave.moreOwn', {
        link: linkTo(`/console/leave?person_id=${me.person_id}&from=${from}`),
      })}</p>`
    }`
}

/** Reads the filters and the order of the list from the query. */
export async function readLeaveQuery(context: PageContext): Promise<{
  person: Selected<Person>
  query: NonNullable<LeaveRequestsListQuery> & { sort: LeaveRequestSort }
}> {
  const person = maySeeOthers(context) ? await queryByName(context, personByName) : { text: '' }
  const type = queryParameter(context, 'leave_type_id')
  return {
    person,
    query: {
      person_id: person.item?.id,
      leave_type_id: type === undefined ? undefined : Number(type),
      status: queryParameter(context, 'status') as LeaveRequest['status'] | undefined,
      from: queryDate(context, 'from'),
      to: queryDate(context, 'to'),
      sort: (queryParameter(context, 'sort') ?? '-id') as LeaveRequestSort,
    },
  }
}

async function list(context: PageContext, types: Types): Promise<Html> {
  const { api, address } = context
  const isOwn = !maySeeOthers(context)
  const { person, query } = await readLeaveQuery(context)
  const format = context.formats.day
  const filters = [
    ...(isOwn ? [] : [filterByName(personByName, person, text('pages.person'))]),
    selectFilter('status', text('pages.status'), [['', text('leave.any')], ...leaveStates()], query.status),
    selectFilter('leave_type_id', text('leave.type'), typeChoices(types), query.leave_type_id),
    dateFilter('from', text('leave.from'), query.from, { format }),
    dateFilter('to', text('leave.to'), query.to, { format }),
  ]
  const top = html`<p>${rich('leave.backToOwn', { link: linkTo('/console/leave') })}</p>`
  if (person.matches !== undefined)
    return html`${top}${filteredList(address, filters, chooseByName(context, personByName, person.matches))}`
  const page = await api.leaveRequests.list({ ...query, ...listQuery(address) })
  const requests = await requestTable(context, types, page.data, {
    caption: text('leave.requestsCaption'),
    isOwn,
    order: { address, current: query.sort },
    empty: isFiltered(filters) ? noMatches(text('leave.noMatch'), address, filters) : noRequests(),
  })
  return html`${top}${filteredList(address, filters, html`${requests}${pager(context, page, 'leave.range', '/console/leave.csv')}`)}`
}

const noRequests = (): Html =>
  emptyState(
    text('leave.noRequests'),
    html`<p>${text('leave.noRequestsYet')}</p>${linkButton('/console/leave/new', text('leave.request'), 'first')}`,
  )

interface TableOptions {
  caption: string
  empty: Html
  order?: TableOrder
  /** Whether the rows have checkboxes for the form that approves several requests. */
  isSelectable?: boolean
  /** Whether all requests are the user's own, in which case the table omits the name. */
  isOwn?: boolean
}

async function requestTable(
  context: PageContext,
  types: Types,
  requests: readonly LeaveRequest[],
  { isOwn = false, isSelectable = false, ...options }: TableOptions,
): Promise<Html> {
  const { formats } = context
  const name = isOwn
    ? undefined
    : await personNames(
        context,
        requests.map(({ person_id }) => person_id),
      )
  const link = ({ id }: LeaveRequest, label: string) => html`<a href="/console/leave/${id}">${label}</a>`
  const personColumns: Column<LeaveRequest>[] =
    name === undefined
      ? []
      : [{ title: text('pages.person'), cell: (request) => link(request, name(request.person_id)) }]
  return table(
    requests,
    [
      ...personColumns,
      {
        title: text('leave.when'),
        sort: 'start_date',
        priority: 'line',
        cell: (request) => (isOwn ? link(request, spanText(formats, request)) : spanText(formats, request)),
      },
      { title: text('leave.type'), cell: ({ leave_type_id }) => types.get(leave_type_id)?.name },
      { title: text('leave.daysColumn'), isNumber: true, cell: ({ days }) => daysText(formats, days) },
      {
        title: text('pages.status'),
        priority: 'figure',
        cell: (request) => html`${leaveBadge(request.status)} ${certificateBadge(request)}`,
      },
      { title: text('leave.requestedAt'), sort: '-id', cell: ({ created_at }) => formats.time(created_at) },
    ],
    { ...options, ...(isSelectable && name !== undefined && { selection: approvalSelection(context, name) }) },
  )
}
