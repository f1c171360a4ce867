import type { PayRun, PayRunStatus, PayRunType } from '../../../sdk/src/index.ts'
import { emptyState, linkButton } from '../../pages/components.ts'
import { filters, input, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { addressOf, periodOf, statusBadge, statusChoices, typeChoices, typeName } from './pay-run-words.ts'

export const payRunsPage = consolePage({
  path: '/pay-runs',
  show: async (visit) => {
    const { api, address } = visit
    const query = {
      status: queryParameter(visit, 'status') as PayRunStatus | undefined,
      type: queryParameter(visit, 'type') as PayRunType | undefined,
      from: queryParameter(visit, 'from'),
      to: queryParameter(visit, 'to'),
    }
    const isFiltered = Object.values(query).some((value) => value !== undefined)
    const { data, nextCursor } = await api.payRuns.list({
      ...query,
      sort: '-pay_date',
      cursor: queryParameter(visit, 'cursor'),
    })
    return {
      title: 'Pay runs',
      beside: may(visit, 'payruns:write') ? linkButton('/console/pay-runs/new', 'New pay run', 'first') : html``,
      content: html`${
        (data.length > 0 || isFiltered) &&
        filters([
          select('status', 'State', [['', 'Any'], ...statusChoices], { value: query.status }),
          select('type', 'Type', [['', 'Any'], ...typeChoices], { value: query.type }),
          input('from', 'Paid from', { type: 'date', value: query.from }),
          input('to', 'Paid until', { type: 'date', value: query.to }),
        ])
      }
      ${table(data, columnsFor(visit), { caption: 'Pay runs', empty: isFiltered ? nothingFound : nothingYet(visit) })}
      ${pager(address, nextCursor)}`,
    }
  },
})

const columnsFor = (visit: PageContext): Column<PayRun>[] => [
  { title: 'Period', cell: (run) => html`<a href="${addressOf(run)}">${periodOf(visit, run)}</a>` },
  { title: 'Type', cell: ({ type }) => typeName(type) },
  { title: 'State', cell: ({ status }) => statusBadge(status) },
  { title: 'Pay date', cell: ({ pay_date }) => visit.formats.day(pay_date) },
  { title: 'People', isNumber: true, cell: ({ totals }) => visit.formats.number(totals.people_count) },
  { title: 'Gross', isNumber: true, cell: ({ totals, currency }) => visit.formats.amount(totals.gross, currency) },
  { title: 'Net', isNumber: true, cell: ({ totals, currency }) => visit.formats.amount(totals.net, currency) },
]

const nothingYet = (visit: PageContext): Html =>
  emptyState(
    'No pay runs yet',
    may(visit, 'payruns:write')
      ? html`<p>A pay run says what your people are paid for a period. Draft one here, or with your payroll software through
          the API.</p>${linkButton('/console/pay-runs/new', 'Draft the first')}`
      : html`<p>A pay run says what people are paid for a period. Your role sees those that others draft.</p>`,
  )

const nothingFound = emptyState(
  'No pay run matches',
  html`<p>Change the filter, or <a href="/console/pay-runs">see all pay runs</a>.</p>`,
)
