import type { AbsenceReport, LeaveType, ReportsAbsenceQuery } from '../../../sdk/src/index.ts'
import { chart } from '../../pages/chart.ts'
import { selectFilter } from '../../pages/filters.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { unlessRefused } from '../failures.ts'
import { getMonth } from '../leave/calendar/calendar-days.ts'
import { leaveTypesById, typeChoices } from '../leave/leave-types/leave-types-by-id.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { groupFilter, periodFilters, periodQuery } from './report-filters.ts'
import { reportPages } from './report-page.ts'
import { figures, groupBars, groupName, monthName, noPeople, periodName } from './report-parts.ts'

type Group = AbsenceReport['groups'][number]

/** The report of the days of leave, divided by the working days of each month. */
export const absencePages = reportPages<AbsenceReport>({
  name: 'absence',
  needs: 'reports:read',
  title: text('reports.absence'),
  lead: text('reports.absence.lead'),
  read: (context) => {
    const type = queryParameter(context, 'leave_type_id')
    return context.api.reports.absence({
      ...periodQuery(context),
      leave_type_id: type === undefined ? undefined : Number(type),
      group_by: queryParameter(context, 'group_by') as ReportsAbsenceQuery['group_by'],
    })
  },
  filters: async (context, data) => {
    const types = (await unlessRefused(leaveTypesById(context))) ?? new Map<number, LeaveType>()
    return [
      groupFilter(context, ['department', 'leave_type']),
      selectFilter('leave_type_id', text('leave.type'), typeChoices(types), queryParameter(context, 'leave_type_id')),
      ...periodFilters(context, data),
    ]
  },
  heading: ({ formats }, data) => periodName(formats, data),
  empty: (_, { total }) =>
    total.scheduled_days === 0 && total.absent_days === 0 ? noPeople(text('reports.noWorkingDays')) : undefined,
  content: (context, report) => html`${total(context, report)}
    ${monthChart(context, report)}
    ${report.groups.length > 0 && groups(context, report)}
    ${monthTable(context, report)}`,
  csv: ({ group_by, months, groups }) =>
    group_by === null
      ? {
          columns: ['from', 'to', 'scheduled_days', 'absent_days', 'absence_rate'],
          rows: months.map((month) => [month.from, month.to, ...dayCells(month)]),
        }
      : {
          columns: [`${group_by}_id`, group_by, 'scheduled_days', 'absent_days', 'absence_rate'],
          rows: groups.map((group) => [group.id, group.name, ...dayCells(group)]),
        },
})

type Days = AbsenceReport['total']

const dayCells = ({ scheduled_days, absent_days, absence_rate }: Days) => [scheduled_days, absent_days, absence_rate]

const rate = (formats: Formats, { absence_rate }: Days): string =>
  absence_rate === null ? '–' : formats.rate(absence_rate)

const total = ({ formats }: PageContext, { total }: AbsenceReport): Html =>
  figures([
    [text('reports.absenceRate'), rate(formats, total)],
    [text('reports.absentDays'), formats.number(total.absent_days)],
    [text('reports.scheduledDays'), formats.number(total.scheduled_days)],
  ])

const monthChart = ({ formats }: PageContext, { months }: AbsenceReport): Html =>
  html`<div class="panel">${chart(
    months.map(({ from, absence_rate }) => ({
      label: formats.month(getMonth(from)),
      values: [Number(absence_rate ?? 0)],
    })),
    {
      title: text('reports.absenceByMonth'),
      series: [{ name: text('reports.absenceRate'), tone: 'accent' }],
      format: (value) => formats.rate(String(value)),
      formatTick: formats.percent,
    },
  )}</div>`

const dayColumns = (formats: Formats): Column<Days>[] => [
  {
    title: text('reports.scheduledDays'),
    isNumber: true,
    cell: ({ scheduled_days }) => formats.number(scheduled_days),
  },
  { title: text('reports.absentDays'), isNumber: true, cell: ({ absent_days }) => formats.number(absent_days) },
  { title: text('reports.absenceRate'), isNumber: true, priority: 'figure', cell: (days) => rate(formats, days) },
]

const monthTable = ({ formats }: PageContext, { months }: AbsenceReport): Html =>
  html`<h3>${text('reports.byMonth')}</h3>${table(
    months,
    [{ title: text('reports.month'), cell: (month) => monthName(formats, month) }, ...dayColumns(formats)],
    { caption: text('reports.absenceByMonth') },
  )}`

function groups({ formats }: PageContext, { groups, group_by }: AbsenceReport): Html {
  const grouping = group_by ?? 'department'
  const name = (group: Group): string => groupName(group.name, grouping)
  return html`${groupBars(formats, groups, {
    title: text('reports.absenceIn', { group: grouping }),
    name,
    value: ({ absence_rate }) => Number(absence_rate ?? 0),
    format: (group) => rate(formats, group),
  })}
    <h3>${text(`reports.by.${grouping}`)}</h3>${table(
      groups,
      [{ title: text(`reports.group.${grouping}`), cell: name }, ...dayColumns(formats)],
      { caption: text('reports.absenceIn', { group: grouping }) },
    )}`
}
