import type { PayRun, PayRunSort, PayRunStatus, PayRunType } from '../../../sdk/src/index.ts'
import { emptyState, linkButton } from '../../pages/components.ts'
import { dateFilter, filteredList, isFiltered, noMatches, selectFilter } from '../../pages/filters.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryDate, queryParameter } from '../page-context.ts'
import { payRunAddress, periodText, statusBadge, statusChoices, typeChoices, typeName } from './pay-run-labels.ts'
import { payRunTabs } from './pay-run-tabs.ts'

export const payRunsPage = consolePage({
  path: '/pay-runs',
  show: async (context) => {
    const { api, address, formats } = context
    const query = {
      status: queryParameter(context, 'status') as PayRunStatus | undefined,
      type: queryParameter(context, 'type') as PayRunType | undefined,
      from: queryDate(context, 'from'),
      to: queryDate(context, 'to'),
    }
    const sort = (queryParameter(context, 'sort') ?? '-pay_date') as PayRunSort
    const page = await api.payRuns.list({ ...query, sort, ...listQuery(address) })
    const any = ['', text('payRuns.any')] as const
    const format = formats.day
    const filters = [
      selectFilter('status', text('pages.status'), [any, ...statusChoices()], query.status),
      selectFilter('type', text('payRuns.type'), [any, ...typeChoices()], query.type),
      dateFilter('from', text('payRuns.paidFrom'), query.from, { format }),
      dateFilter('to', text('payRuns.paidTo'), query.to, { format }),
    ]
    const list = html`${table(page.data, columnsFor(context), {
      caption: text('payRuns.title'),
      order: { address, current: sort },
      empty: isFiltered(filters) ? noMatches(text('payRuns.noMatch'), address, filters) : noPayRuns(context),
    })}${pager(context, page, 'payRuns.range')}`
    return {
      title: text('payRuns.title'),
      headerActions: may(context, 'payruns:write')
        ? linkButton('/console/pay-runs/new', text('payRuns.new'), 'first')
        : html``,
      content: html`${payRunTabs(context)}
        ${filteredList(address, page.data.length > 0 || isFiltered(filters) ? filters : [], list)}`,
    }
  },
})

const columnsFor = (context: PageContext): Column<PayRun>[] => [
  {
    title: text('payRuns.period'),
    cell: (run) => html`<a href="${payRunAddress(run)}">${periodText(context, run)}</a>`,
  },
  { title: text('payRuns.type'), priority: 'line', cell: ({ type }) => typeName(type) },
  { title: text('pages.status'), priority: 'figure', cell: ({ status }) => statusBadge(status) },
  {
    title: text('payRuns.payDate'),
    priority: 'line',
    sort: '-pay_date',
    cell: ({ pay_date }) => context.formats.day(pay_date),
  },
  { title: text('payRuns.people'), isNumber: true, cell: ({ totals }) => context.formats.number(totals.people_count) },
  {
    title: text('payRuns.gross'),
    isNumber: true,
    cell: ({ totals, currency }) => context.formats.amount(totals.gross, currency),
  },
  {
    title: text('payRuns.net'),
    isNumber: true,
    cell: ({ totals, currency }) => context.formats.amount(totals.net, currency),
  },
]

const noPayRuns = (context: PageContext): Html =>
  emptyState(
    text('payRuns.none'),
    may(context, 'payruns:write')
      ? html`<p>${text('payRuns.noneYet')}</p>${linkButton('/console/pay-runs/new', text('payRuns.draftFirst'))}`
      : html`<p>${text('payRuns.noneVisible')}</p>`,
  )
