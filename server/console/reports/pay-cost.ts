import type { PayCostReport } from '../../../sdk/src/index.ts'
import { chart } from '../../pages/chart.ts'
import { emptyState } from '../../pages/components.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { getMonth, monthsAfter } from '../leave/calendar/calendar-days.ts'
import type { PageContext } from '../page-context.ts'
import { periodFilters, periodQuery } from './report-filters.ts'
import { reportPages } from './report-page.ts'
import { figures, groupBars, groupName, periodName } from './report-parts.ts'
import { sumAmounts } from './sum-amounts.ts'

const sums = ['gross', 'reimbursements', 'employer_costs', 'total_cost'] as const
type Sums = Record<(typeof sums)[number], string>

/** The report of the payslips in completed pay runs, by month and department. */
export const payCostPages = reportPages<PayCostReport>({
  name: 'pay-cost',
  needs: 'payruns:read',
  title: text('reports.payCost'),
  lead: text('reports.payCost.lead'),
  read: (context) => context.api.reports.payCost(periodQuery(context)),
  filters: (context, data) => periodFilters(context, data),
  heading: ({ formats }, data) => periodName(formats, data),
  empty: (_, { totals }) =>
    totals.length === 0 ? emptyState(text('reports.noPay'), html`<p>${text('reports.noPay.hint')}</p>`) : undefined,
  content: (context, report) => html`${report.totals.map((total) => currencyPart(context, report, total))}`,
  csv: ({ rows }) => ({
    columns: [
      'from',
      'to',
      'department_id',
      'department',
      'people',
      'currency',
      ...sums,
      'deductions',
      'employee_taxes',
      'net',
    ],
    rows: rows.map((row) => [
      ...[row.from, row.to, row.department_id, row.name, row.people, row.currency],
      ...[...sums, 'deductions' as const, 'employee_taxes' as const, 'net' as const].map((sum) => ({
        amount: row[sum],
      })),
    ]),
  }),
})

/** Renders the cost in one currency. */
function currencyPart({ formats }: PageContext, report: PayCostReport, total: PayCostReport['totals'][number]): Html {
  const { currency } = total
  const amount = (value: string): string => formats.amount(value, currency)
  const months = monthsIn(report).map((month) => {
    const row = report.months.find((each) => each.currency === currency && getMonth(each.from) === month)
    return { month, row }
  })
  const departments = departmentSums(report, currency)
  const title = text('reports.totalCostIn', { currency })
  return html`${figures([
    [title, amount(total.total_cost)],
    ...sums.slice(0, -1).map((sum) => [text(`reports.${sum}`), amount(total[sum])] as const),
  ])}
    <div class="panel">${chart(
      months.map(({ month, row }) => ({ label: formats.month(month), values: [Number(row?.total_cost ?? 0)] })),
      {
        title: text('reports.costByMonth', { currency }),
        series: [{ name: text('reports.total_cost'), tone: 'accent' }],
        format: (value) => amount(String(value)),
        formatTick: (value) => formats.roundAmount(value, currency),
      },
    )}</div>
    ${groupBars(formats, departments, {
      title: text('reports.costByDepartment', { currency }),
      name: ({ name }) => groupName(name, 'department'),
      value: ({ total_cost }) => Number(total_cost),
      format: ({ total_cost }) => amount(total_cost),
    })}
    <h3>${text('reports.by.department')}</h3>${table(
      departments,
      [
        { title: text('reports.group.department'), cell: ({ name }) => groupName(name, 'department') },
        ...sumColumns(formats, currency),
      ],
      { caption: text('reports.costByDepartment', { currency }) },
    )}
    <h3>${text('reports.byMonth')}</h3>${table(
      months.flatMap(({ month, row }) => (row === undefined ? [] : [{ ...row, month }])),
      [{ title: text('reports.month'), cell: ({ month }) => formats.month(month) }, ...sumColumns(formats, currency)],
      { caption: text('reports.costByMonth', { currency }) },
    )}
    <p class="hint">${text('reports.departmentMonths')}</p>`
}

const sumColumns = (formats: Formats, currency: string): Column<Sums>[] =>
  sums.map((sum) => ({
    title: text(`reports.${sum}`),
    isNumber: true,
    ...(sum === 'total_cost' && { priority: 'figure' as const }),
    cell: (row) => formats.amount(row[sum], currency),
  }))

/** Returns the months of the report, such as `2026-11`. */
function monthsIn({ from, to }: PayCostReport): string[] {
  const months = [getMonth(from)]
  for (let month = getMonth(from); month < getMonth(to); months.push(month)) month = monthsAfter(month, 1)
  return months
}

/** Adds up the months of each department in one currency. */
const departmentSums = ({ rows }: PayCostReport, currency: string): ({ name: string | null } & Sums)[] =>
  [
    ...Map.groupBy(
      rows.filter((row) => row.currency === currency),
      ({ department_id }) => department_id,
    ).values(),
  ].map((own) => {
    const sum = (member: keyof Sums): string => sumAmounts(own.map((row) => row[member]))
    return {
      name: own[0]?.name ?? null,
      gross: sum('gross'),
      reimbursements: sum('reimbursements'),
      employer_costs: sum('employer_costs'),
      total_cost: sum('total_cost'),
    }
  })
