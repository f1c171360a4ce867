import type { Schemas } from '../operation/contract/contract.ts'
import { unknownReference } from '../operation/errors.ts'
import { report } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { type AbsenceRow, absentDays } from './absent-days.ts'
import { byName, groupNames } from './group-names.ts'
import { divide } from './rate.ts'
import { periodRules, type ReportMonth, readReportMonths } from './report-months.ts'
import { type DaysRow, scheduledDays } from './scheduled-days.ts'

type Grouping = 'department' | 'leave_type'

/** Divides the days of approved leave by the scheduled working days of each month, in groups if requested. */
export const reportsAbsence = report('reports.absence', periodRules, async (work, { query }) => {
  const { leave_type_id, group_by } = query
  const months = await readReportMonths(work, query)
  await checkLeaveType(work, leave_type_id)
  const scheduled = await scheduledDays(work, months)
  const absent = await absentDays(work, months, { leave_type_id, byDepartment: group_by === 'department' })
  const figures = { months, scheduled, absent }
  return ok({
    from: months[0].from,
    to: (months.at(-1) ?? months[0]).to,
    group_by: group_by ?? null,
    leave_type_id: leave_type_id ?? null,
    months: months.map((month) => ({ from: month.from, to: month.to, ...presentDays(figures, month) })),
    total: presentDays(figures),
    groups: group_by === undefined ? [] : await presentGroups(work, figures, group_by),
  })
})

async function checkLeaveType({ db, business_id }: Work, id: number | undefined): Promise<void> {
  if (id === undefined) return
  const type = await db
    .selectFrom('leave_types')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!type) throw unknownReference('query.leave_type_id')
}

interface Figures {
  months: readonly ReportMonth[]
  scheduled: readonly DaysRow[]
  absent: readonly AbsenceRow[]
}

const sumDays = (rows: readonly DaysRow[], month?: ReportMonth): number =>
  rows.reduce((sum, row) => (month === undefined || month.from === row.month ? sum + row.days : sum), 0)

/** Presents the days of a month, or of all months. */
function presentDays({ scheduled, absent }: Figures, month?: ReportMonth): Schemas['AbsenceTotal'] {
  const [scheduled_days, absent_days] = [sumDays(scheduled, month), sumDays(absent, month)]
  return { scheduled_days, absent_days, absence_rate: divide(absent_days, scheduled_days) }
}

async function presentGroups(work: Work, figures: Figures, by: Grouping): Promise<Schemas['AbsenceGroup'][]> {
  const name = await groupNames(work, by)
  const { months, scheduled, absent } = figures
  const absentBy = Map.groupBy(absent, (row) => (by === 'department' ? row.department_id : row.leave_type_id))
  const scheduledBy = Map.groupBy(scheduled, ({ department_id }) => department_id)
  const ids = new Set([...absentBy.keys(), ...(by === 'department' ? scheduledBy.keys() : [])])
  return [...ids]
    .map((id): Schemas['AbsenceGroup'] => {
      const own = {
        months,
        absent: absentBy.get(id) ?? [],
        scheduled: by === 'department' ? (scheduledBy.get(id) ?? []) : scheduled,
      }
      const absence_rates = months.map((month) => presentDays(own, month).absence_rate)
      return { id, name: name(id), ...presentDays(own), absence_rates }
    })
    .sort((a, b) => b.absent_days - a.absent_days || byName(a.name, b.name))
}
