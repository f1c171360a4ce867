import type { LeaveBalance, LeaveBalancesExportCsvQuery, Person } from '../../../../sdk/src/index.ts'
import { emptyState, linkButton, menu } from '../../../pages/components.ts'
import { dateFilter, filteredList, isFiltered, noMatches, selectFilter } from '../../../pages/filters.ts'
import { type Html, html } from '../../../pages/html.ts'
import { listQuery } from '../../../pages/list-address.ts'
import { pager } from '../../../pages/pager.ts'
import { type Column, table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { chooseByName, filterByName, queryByName, type Selected } from '../../by-name.ts'
import { consolePage } from '../../console-page.ts'
import { may, type PageContext, queryDate, queryParameter } from '../../page-context.ts'
import { personByName } from '../../people/person-by-name.ts'
import { personNames } from '../../people/person-name.ts'
import { todayIn } from '../calendar/calendar-days.ts'
import { leaveTabs, maySeeOthers } from '../leave-tabs.ts'
import { leaveTypesById, typeChoices } from '../leave-types/leave-types-by-id.ts'
import { daysColumn, leftColumn } from './balance-cells.ts'

/** Reads the filters of the list from the query. Users who see only themselves have no filter by person. */
export async function readBalancesQuery(context: PageContext): Promise<{
  person: Selected<Person>
  query: NonNullable<LeaveBalancesExportCsvQuery> & { as_of: string }
}> {
  const person = maySeeOthers(context) ? await queryByName(context, personByName) : { text: '' }
  const type = queryParameter(context, 'leave_type_id')
  return {
    person,
    query: {
      person_id: person.item?.id,
      leave_type_id: type === undefined ? undefined : Number(type),
      as_of: queryDate(context, 'as_of') ?? todayIn(context.me.business.time_zone),
    },
  }
}

/** Renders the menu of changes to the balances of many people. */
const changes = (): Html =>
  menu('changes', text('leave.changeBalances'), [
    html`<a href="/console/leave/balances/adjust">${text('adjustBalances.title')}</a>`,
    html`<a href="/console/leave/balances/import">${text('importBalances.title')}</a>`,
  ])

/** The page with the balance of each person and leave type. */
export const leaveBalancesPage = consolePage({
  path: '/leave/balances',
  show: async (context) => {
    const { api, formats, me, address } = context
    const isOwn = !maySeeOthers(context)
    const types = await leaveTypesById(context)
    const { person, query } = await readBalancesQuery(context)
    const { as_of } = query
    const today = todayIn(me.business.time_zone)
    const filters = [
      ...(isOwn ? [] : [filterByName(personByName, person, text('pages.person'))]),
      selectFilter('leave_type_id', text('leave.type'), typeChoices(types), queryParameter(context, 'leave_type_id')),
      {
        ...dateFilter('as_of', text('leave.asOf'), as_of, { format: formats.day }),
        // Today's date is the default and not shown as a filter.
        ...(as_of === today && { valueText: undefined }),
      },
    ]
    const page = {
      title: text('leave.title'),
      headerActions: html`${may(context, 'leave:manage') && changes()}
        ${linkButton('/console/leave/new', text('leave.request'), 'first')}`,
    }
    if (person.matches !== undefined) {
      const choice = chooseByName(context, personByName, person.matches)
      return { ...page, content: html`${leaveTabs(context)}${filteredList(address, filters, choice)}` }
    }
    const balances = await api.leaveBalances.list({ ...query, ...listQuery(address) })
    const { data } = balances
    const name = isOwn
      ? undefined
      : await personNames(
          context,
          data.map(({ person_id }) => person_id),
        )
    const personColumns: Column<LeaveBalance>[] =
      name === undefined ? [] : [{ title: text('pages.person'), cell: ({ person_id }) => name(person_id) }]
    return {
      ...page,
      content: html`${leaveTabs(context)}
        ${filteredList(
          address,
          filters,
          html`${table(
            data,
            [
              ...personColumns,
              {
                title: text('leave.type'),
                priority: 'line',
                cell: ({ person_id, leave_type_id }) =>
                  html`<a href="/console/leave/balances/${person_id}/${leave_type_id}?as_of=${as_of}">${types.get(leave_type_id)?.name}</a>`,
              },
              daysColumn(formats, text('leave.entitled'), ({ entitled }) => entitled),
              daysColumn(formats, text('leave.taken'), ({ taken }) => taken),
              daysColumn(formats, text('leave.scheduled'), ({ scheduled }) => scheduled),
              daysColumn(formats, text('leave.pending'), ({ pending }) => pending),
              { ...leftColumn(formats, types), priority: 'figure' },
            ],
            {
              caption: text('leave.balancesCaption', { day: formats.day(as_of) }),
              empty: isFiltered(filters)
                ? noMatches(text('leave.noMatchingBalances'), address, filters)
                : emptyState(
                    text('leave.noBalances'),
                    html`<p>${text('leave.noBalancesYet')}</p>${may(context, 'leave:manage') && linkButton('/console/leave/types', text('leave.types'))}`,
                  ),
            },
          )}
        ${pager(context, balances, 'leave.balanceRange', '/console/leave/balances.csv')}`,
        )}
        <p class="hint">${text('leave.balancesHint')}</p>`,
    }
  },
})
