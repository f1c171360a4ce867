import type { ReportsTurnoverQuery, TurnoverReport } from '../../../sdk/src/index.ts'
import { bars, chart } from '../../pages/chart.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { getMonth } from '../leave/calendar/calendar-days.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { endKind } from '../people/employments/former-employments.ts'
import { groupFilter, periodFilters, periodQuery } from './report-filters.ts'
import { reportPages } from './report-page.ts'
import { figures, groupBars, groupName, monthName, noPeople, periodName } from './report-parts.ts'

/** The report of the people who joined and left in each month. */
export const turnoverPages = reportPages<TurnoverReport>({
  name: 'turnover',
  needs: 'reports:read',
  title: text('reports.turnover'),
  lead: text('reports.turnover.lead'),
  read: (context) =>
    context.api.reports.turnover({
      ...periodQuery(context),
      group_by: queryParameter(context, 'group_by') as ReportsTurnoverQuery['group_by'],
    }),
  filters: (context, data) => [groupFilter(context, ['department']), ...periodFilters(context, data)],
  heading: ({ formats }, data) => periodName(formats, data),
  empty: (_, { months }) =>
    months.every(({ opening_headcount, joiners, leavers }) => opening_headcount + joiners + leavers === 0)
      ? noPeople()
      : undefined,
  content: (context, report) => html`${total(context, report)}
    ${monthChart(context, report)}
    ${report.total.leavers > 0 && kinds(context, report)}
    ${report.groups.length > 0 && groups(context, report)}
    ${monthTable(context, report)}`,
  csv: ({ group_by, months, groups }) =>
    group_by === null
      ? {
          columns: [
            ...['from', 'to', 'opening_headcount', 'joiners', 'rehires', 'leavers', 'closing_headcount'],
            ...['average_headcount', 'turnover_rate'],
          ],
          rows: months.map((month) => [
            ...[month.from, month.to, month.opening_headcount, month.joiners, month.rehires, month.leavers],
            ...[month.closing_headcount, month.average_headcount, month.turnover_rate],
          ]),
        }
      : {
          columns: [
            ...['department_id', 'department', 'joiners', 'rehires', 'leavers', 'average_headcount', 'turnover_rate'],
          ],
          rows: groups.map((group) => [
            ...[group.department_id, group.name, group.joiners, group.rehires, group.leavers],
            ...[group.average_headcount, group.turnover_rate],
          ]),
        },
})

const rate = (formats: Formats, value: string | null): string => (value === null ? '–' : formats.rate(value))

const total = ({ formats }: PageContext, { total }: TurnoverReport): Html =>
  figures([
    [text('reports.turnoverRate'), rate(formats, total.turnover_rate)],
    [text('reports.joiners'), formats.number(total.joiners)],
    total.rehires > 0 && [text('reports.rehires'), formats.number(total.rehires)],
    [text('reports.leavers'), formats.number(total.leavers)],
    [text('reports.averageHeadcount'), formats.decimal(total.average_headcount)],
  ])

const monthChart = ({ formats }: PageContext, { months }: TurnoverReport): Html =>
  html`<div class="panel">${chart(
    months.map(({ from, joiners, leavers }) => ({ label: formats.month(getMonth(from)), values: [joiners, -leavers] })),
    {
      title: text('reports.turnoverByMonth'),
      series: [
        { name: text('reports.joinersUp'), tone: 'accent' },
        { name: text('reports.leaversDown'), tone: 'plain' },
      ],
      format: (value) => formats.number(Math.abs(value)),
      smallestTop: 2,
    },
  )}</div>`

const kinds = ({ formats }: PageContext, { total }: TurnoverReport): Html =>
  html`<div class="panel">${bars(
    total.leavers_by_kind.map(({ end_kind, leavers }) => ({
      name: end_kind === null ? text('reports.unknownKind') : endKind(end_kind),
      value: leavers,
      valueText: formats.number(leavers),
    })),
    text('reports.leaversByKind'),
  )}</div>`

const monthTable = ({ formats }: PageContext, { months }: TurnoverReport): Html =>
  html`<h3>${text('reports.byMonth')}</h3>${table(
    months,
    [
      { title: text('reports.month'), cell: (month) => monthName(formats, month) },
      { title: text('reports.opening'), isNumber: true, cell: (month) => formats.number(month.opening_headcount) },
      { title: text('reports.joiners'), isNumber: true, cell: ({ joiners }) => formats.number(joiners) },
      { title: text('reports.leavers'), isNumber: true, cell: ({ leavers }) => formats.number(leavers) },
      { title: text('reports.closing'), isNumber: true, cell: (month) => formats.number(month.closing_headcount) },
      {
        title: text('reports.turnoverRate'),
        isNumber: true,
        priority: 'figure',
        cell: ({ turnover_rate }) => rate(formats, turnover_rate),
      },
    ],
    { caption: text('reports.turnoverByMonth') },
  )}`

const groups = ({ formats }: PageContext, { groups }: TurnoverReport): Html =>
  html`${groupBars(formats, groups, {
    title: text('reports.leaversByDepartment'),
    name: ({ name }) => groupName(name, 'department'),
    value: ({ leavers }) => leavers,
    format: ({ leavers }) => formats.number(leavers),
  })}
    <h3>${text('reports.by.department')}</h3>${table(
      groups,
      [
        { title: text('reports.group.department'), cell: ({ name }) => groupName(name, 'department') },
        { title: text('reports.joiners'), isNumber: true, cell: ({ joiners }) => formats.number(joiners) },
        { title: text('reports.leavers'), isNumber: true, cell: ({ leavers }) => formats.number(leavers) },
        {
          title: text('reports.averageHeadcount'),
          isNumber: true,
          cell: ({ average_headcount }) => formats.decimal(average_headcount),
        },
        {
          title: text('reports.turnoverRate'),
          isNumber: true,
          priority: 'figure',
          cell: ({ turnover_rate }) => rate(formats, turnover_rate),
        },
      ],
      { caption: text('reports.turnoverByDepartment') },
    )}
    <p class="hint">${text('reports.transfers')}</p>`
