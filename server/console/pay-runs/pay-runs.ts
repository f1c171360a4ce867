import type { PayRun, PayRunStatus, PayRunType } from '../../../sdk/src/index.ts'
import { emptyState, linkButton } from '../../pages/components.ts'
import { filters, input, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, pager, table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { payRunAddress, periodText, statusBadge, statusChoices, typeChoices, typeName } from './pay-run-labels.ts'

export const payRunsPage = consolePage({
  path: '/pay-runs',
  show: async (context) => {
    const { api, address } = context
    const query = {
      status: queryParameter(context, 'status') as PayRunStatus | undefined,
      type: queryParameter(context, 'type') as PayRunType | undefined,
      from: queryParameter(context, 'from'),
      to: queryParameter(context, 'to'),
    }
    const isFiltered = Object.values(query).some((value) => value !== undefined)
    const { data, nextCursor } = await api.payRuns.list({
      ...query,
      sort: '-pay_date',
      cursor: queryParameter(context, 'cursor'),
    })
    return {
      title: text('payRuns.title'),
      headerActions: may(context, 'payruns:write')
        ? linkButton('/console/pay-runs/new', text('payRuns.new'), 'first')
        : html``,
      content: html`${
        (data.length > 0 || isFiltered) &&
        filters([
          select('status', text('pages.status'), [['', text('payRuns.any')], ...statusChoices()], {
            value: query.status,
          }),
          select('type', text('payRuns.type'), [['', text('payRuns.any')], ...typeChoices()], { value: query.type }),
          input('from', text('payRuns.paidFrom'), { type: 'date', value: query.from }),
          input('to', text('payRuns.paidTo'), { type: 'date', value: query.to }),
        ])
      }
      ${table(data, columnsFor(context), { caption: text('payRuns.title'), empty: isFiltered ? noMatch() : noPayRuns(context) })}
      ${pager(address, nextCursor)}`,
    }
  },
})

const columnsFor = (context: PageContext): Column<PayRun>[] => [
  {
    title: text('payRuns.period'),
    cell: (run) => html`<a href="${payRunAddress(run)}">${periodText(context, run)}</a>`,
  },
  { title: text('payRuns.type'), cell: ({ type }) => typeName(type) },
  { title: text('pages.status'), cell: ({ status }) => statusBadge(status) },
  { title: text('payRuns.payDate'), cell: ({ pay_date }) => context.formats.day(pay_date) },
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

const noMatch = (): Html =>
  emptyState(
    text('payRuns.noMatch'),
    html`<p>${rich('payRuns.clearFilters', { link: linkTo('/console/pay-runs') })}</p>`,
  )
