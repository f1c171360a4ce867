import type { HeadcountReport, ReportsHeadcountQuery } from '../../../sdk/src/index.ts'
import { chart } from '../../pages/chart.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { getMonth } from '../leave/calendar/calendar-days.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { employmentType } from '../people/person-labels.ts'
import { groupFilter, periodFilters, periodQuery } from './report-filters.ts'
import { reportPages } from './report-page.ts'
import { change, figures, groupBars, groupName, monthName, noPeople, periodName } from './report-parts.ts'

type Group = HeadcountReport['groups'][number]

/** The report of the people who are employed at the end of each month. */
export const headcountPages = reportPages<HeadcountReport>({
  name: 'headcount',
  needs: 'reports:read',
  title: text('reports.headcount'),
  lead: text('reports.headcount.lead'),
  read: (context) =>
    context.api.reports.headcount({
      ...periodQuery(context),
      group_by: queryParameter(context, 'group_by') as ReportsHeadcountQuery['group_by'],
    }),
  filters: (context, data) => [
    groupFilter(context, ['department', 'location', 'employment_type']),
    ...periodFilters(context, data),
  ],
  heading: ({ formats }, data) => periodName(formats, data),
  empty: (_, { months }) => (months.every(({ headcount }) => headcount === 0) ? noPeople() : undefined),
  content: (context, report) => html`${total(context, report)}
    ${monthChart(context, report)}
    ${report.groups.length > 0 && groups(context, report)}
    ${monthTable(context, report)}`,
  csv: ({ group_by, months, groups }) =>
    group_by === null
      ? { columns: ['from', 'to', 'headcount'], rows: months.map(({ from, to, headcount }) => [from, to, headcount]) }
      : {
          columns: [
            'from',
            'to',
            ...(group_by === 'employment_type' ? [group_by] : [`${group_by}_id`, group_by]),
            'headcount',
          ],
          rows: months.flatMap(({ from, to }, at) =>
            groups.map(({ id, name, employment_type, headcounts }) => [
              from,
              to,
              ...(group_by === 'employment_type' ? [employment_type] : [id, name]),
              headcounts[at],
            ]),
          ),
        },
})

function total({ formats }: PageContext, { months }: HeadcountReport): Html {
  const [first = 0, last = 0] = [months[0]?.headcount, months.at(-1)?.headcount]
  return figures([
    [text('reports.headcountOn', { day: formats.day(months.at(-1)?.to ?? '') }), formats.number(last)],
    months.length > 1 && [
      text('reports.changeSince', { day: formats.day(months[0]?.to ?? '') }),
      change(formats, last - first),
    ],
  ])
}

const monthChart = ({ formats }: PageContext, { months }: HeadcountReport): Html =>
  html`<div class="panel">${chart(
    months.map(({ from, headcount }) => ({ label: formats.month(getMonth(from)), values: [headcount] })),
    {
      title: text('reports.headcountByMonth'),
      series: [{ name: text('reports.people'), tone: 'accent' }],
      format: formats.number,
      smallestTop: 2,
    },
  )}</div>`

function monthTable({ formats }: PageContext, { months }: HeadcountReport): Html {
  const rows = months.map((month, at) => ({ ...month, before: months[at - 1]?.headcount }))
  return html`<h3>${text('reports.byMonth')}</h3>${table(
    rows,
    [
      { title: text('reports.month'), cell: (month) => monthName(formats, month) },
      { title: text('reports.people'), isNumber: true, cell: ({ headcount }) => formats.number(headcount) },
      {
        title: text('reports.change'),
        isNumber: true,
        cell: ({ headcount, before }) => (before === undefined ? '–' : change(formats, headcount - before)),
      },
    ],
    { caption: text('reports.headcountByMonth') },
  )}`
}

function groups({ formats }: PageContext, { months, groups, group_by }: HeadcountReport): Html {
  const name = ({ name, employment_type }: Group): string =>
    groupName(employment_type === null ? name : employmentType(employment_type), group_by ?? 'department')
  const [first, last] = [months[0], months.at(-1)]
  const start = ({ headcounts }: Group): number => headcounts[0] ?? 0
  const end = ({ headcounts }: Group): number => headcounts.at(-1) ?? 0
  const title = text('reports.headcountIn', { month: last === undefined ? '' : monthName(formats, last) })
  return html`${groupBars(formats, groups, {
    title,
    name,
    value: end,
    format: (group) => formats.number(end(group)),
  })}
    <h3>${text(`reports.by.${group_by ?? 'department'}`)}</h3>${table(
      groups,
      [
        { title: text(`reports.group.${group_by ?? 'department'}`), cell: name },
        ...(first === undefined || first === last
          ? []
          : [
              {
                title: monthName(formats, first),
                isNumber: true,
                cell: (group: Group) => formats.number(start(group)),
              },
            ]),
        {
          title: last === undefined ? '' : monthName(formats, last),
          isNumber: true,
          priority: 'figure',
          cell: (group) => formats.number(end(group)),
        },
        { title: text('reports.change'), isNumber: true, cell: (group) => change(formats, end(group) - start(group)) },
      ],
      { caption: title },
    )}
    ${months.length > 2 && html`<p class="hint">${text('reports.groupMonths')}</p>`}`
}
