import type { LeaveLiabilityReport, ReportsLeaveLiabilityQuery } from '../../../sdk/src/index.ts'
import { emptyState, linkButton } from '../../pages/components.ts'
import { selectFilter } from '../../pages/filters.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext, queryDate, queryParameter } from '../page-context.ts'
import { dayFilter } from './report-filters.ts'
import { reportPages } from './report-page.ts'
import { figures, groupBars, groupName } from './report-parts.ts'

type Sums = Pick<LeaveLiabilityReport, 'people' | 'days' | 'amounts' | 'people_without_amount' | 'days_without_amount'>
type Group = LeaveLiabilityReport['groups'][number]

/** The report of the leave that people have earned and not taken, in days and money. */
export const leaveLiabilityPages = reportPages<LeaveLiabilityReport>({
  name: 'leave-liability',
  needs: 'reports:read',
  title: text('reports.leaveLiability'),
  lead: text('reports.leaveLiability.lead'),
  read: (context) =>
    context.api.reports.leaveLiability({
      as_of: queryDate(context, 'as_of'),
      group_by: grouping(context) as ReportsLeaveLiabilityQuery['group_by'],
    }),
  filters: (context, data) => [
    selectFilter(
      'group_by',
      text('reports.groupBy'),
      [
        ['', text('reports.group.department')],
        ['leave_type', text('reports.group.leave_type')],
      ],
      grouping(context) === 'department' ? undefined : grouping(context),
    ),
    dayFilter(context, { name: 'as_of', label: text('reports.asOf'), initial: data?.as_of }),
  ],
  heading: ({ formats }, { as_of }) => formats.day(as_of),
  empty: (_, { people }) =>
    people === 0
      ? emptyState(text('reports.noLiability'), html`<p>${text('reports.noLiability.hint')}</p>`)
      : undefined,
  content: (context, report) => html`${figures(sumEntries(context, report))}
    ${missingAmounts(context, report)}
    ${groupCharts(context, report)}
    ${groupTable(context, report)}`,
  csv: (report) => {
    const currencies = currenciesIn(report)
    const grouping = report.group_by ?? 'department'
    return {
      columns: [
        ...['as_of', `${grouping}_id`, grouping, 'people', 'days'],
        ...currencies.map((currency) => `amount_${currency.toLowerCase()}`),
        ...['people_without_amount', 'days_without_amount'],
      ],
      rows: report.groups.map((group) => [
        ...[report.as_of, group.id, group.name, group.people, group.days],
        ...currencies.map((currency) => {
          const amount = amountIn(group, currency)
          return amount === undefined ? null : { amount }
        }),
        ...[group.people_without_amount, group.days_without_amount],
      ]),
    }
  },
})

const grouping = (context: PageContext): string => queryParameter(context, 'group_by') ?? 'department'

const currenciesIn = ({ amounts }: Sums): string[] => amounts?.map(({ currency }) => currency) ?? []

const amountIn = ({ amounts }: Sums, currency: string): string | undefined =>
  amounts?.find((each) => each.currency === currency)?.amount

const sumEntries = ({ formats }: PageContext, sums: Sums) => [
  ...(sums.amounts ?? []).map(
    ({ currency, amount }) => [text('reports.amountIn', { currency }), formats.amount(amount, currency)] as const,
  ),
  [text('reports.days'), formats.number(sums.days)] as const,
  [text('reports.people'), formats.number(sums.people)] as const,
]

/** Renders a link to the people, and the number of those without an amount. */
function missingAmounts(
  context: PageContext,
  { as_of, amounts, people_without_amount, days_without_amount }: LeaveLiabilityReport,
): Html {
  const { formats } = context
  const missing = people_without_amount ?? 0
  return html`${amounts === null && html`<p>${text('reports.noAmounts')}</p>`}
    ${missing > 0 && html`<p>${formats.text('reports.withoutAmount', { people: missing, days: days_without_amount ?? 0 })}</p>`}
    ${may(context, 'leave:read') && html`<div class="actions">${linkButton(`/console/reports/leave-liability/people?as_of=${as_of}`, text('reports.eachPerson'))}</div>`}`
}

function groupCharts({ formats }: PageContext, report: LeaveLiabilityReport): Html {
  const { groups, group_by } = report
  const grouping = group_by ?? 'department'
  const name = (group: Group): string => groupName(group.name, grouping)
  return html`<div class="panels wide">
    ${groupBars(formats, groups, {
      title: text('reports.days'),
      name,
      value: ({ days }) => days,
      format: ({ days }) => formats.number(days),
    })}
    ${currenciesIn(report).map((currency) =>
      groupBars(
        formats,
        groups.filter((group) => amountIn(group, currency) !== undefined),
        {
          title: text('reports.amountIn', { currency }),
          name,
          value: (group) => Number(amountIn(group, currency)),
          format: (group) => formats.amount(amountIn(group, currency) ?? '0', currency),
        },
      ),
    )}
  </div>`
}

function groupTable({ formats }: PageContext, report: LeaveLiabilityReport): Html {
  const grouping = report.group_by ?? 'department'
  const amountColumns = currenciesIn(report).map(
    (currency): Column<Group> => ({
      title: text('reports.amountIn', { currency }),
      isNumber: true,
      priority: 'figure',
      cell: (group) => {
        const amount = amountIn(group, currency)
        return amount === undefined ? '–' : formats.amount(amount, currency)
      },
    }),
  )
  return html`<h3>${text(`reports.by.${grouping}`)}</h3>${table(
    report.groups,
    [
      { title: text(`reports.group.${grouping}`), cell: ({ name }) => groupName(name, grouping) },
      { title: text('reports.people'), isNumber: true, cell: ({ people }) => formats.number(people) },
      {
        title: text('reports.days'),
        isNumber: true,
        ...(amountColumns.length === 0 && { priority: 'figure' as const }),
        cell: ({ days }) => formats.number(days),
      },
      ...amountColumns,
      ...(report.people_without_amount === null
        ? []
        : [
            {
              title: text('reports.daysWithoutAmount'),
              isNumber: true,
              cell: ({ days_without_amount }: Group) => formats.number(days_without_amount ?? 0),
            },
          ]),
    ],
    { caption: text('reports.liabilityOn', { day: formats.day(report.as_of) }) },
  )}`
}
