import { sql } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import { report } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { byName, groupNames } from './group-names.ts'
import { jobSpans } from './job-spans.ts'
import { countAtMonthEnds } from './month-end-headcounts.ts'
import { divide } from './rate.ts'
import { periodRules, type ReportMonth, readReportMonths } from './report-months.ts'

/** The figures of a department in a month. */
interface Figures {
  department_id: number | null
  opening: number
  joiners: number
  rehires: number
  leavers: number
  closing: number
  /** The leavers by the kind of the end; an empty string stands for an unknown kind. */
  kinds: Record<string, number>
}

/** Counts the joiners and leavers of each month, by department if requested. */
export const reportsTurnover = report('reports.turnover', periodRules, async (work, { query }) => {
  const months = await readReportMonths(work, query)
  const figures = await readFigures(work, months)
  const all = figures.flat()
  return ok({
    from: months[0].from,
    to: (months.at(-1) ?? months[0]).to,
    group_by: query.group_by ?? null,
    months: months.map((month, index) => presentMonth(month, figures[index] ?? [])),
    total: { ...presentTotal(all, months.length), leavers_by_kind: leaversByKind(all) },
    groups: query.group_by === undefined ? [] : await presentGroups(work, all, months.length),
  })
})

/** Reads the figures of each month by department. The opening headcount is the closing one of the month before. */
async function readFigures(work: Work, months: readonly [ReportMonth, ...ReportMonth[]]): Promise<Figures[][]> {
  const groups = await countAtMonthEnds(work, months, { by: 'department', andLastDay: false })
  const headcounts = new Map(groups.map((group) => [group.id, group]))
  const changes = Map.groupBy(await countChanges(work, months), ({ department_id }) => department_id)
  const departments = [...new Set([...headcounts.keys(), ...changes.keys()])]
  return months.map(({ from }, index) =>
    departments.map((department_id): Figures => {
      const { opening = 0, headcounts: closings = [] } = headcounts.get(department_id) ?? {}
      const own = (changes.get(department_id) ?? []).filter(({ month }) => month === from)
      const count = (figure: Change['figure']): number =>
        own.reduce((total, change) => (change.figure === figure ? total + change.people : total), 0)
      return {
        department_id,
        opening: closings[index - 1] ?? opening,
        joiners: count('joiner') + count('rehire'),
        rehires: count('rehire'),
        leavers: count('leaver'),
        closing: closings[index] ?? 0,
        kinds: Object.fromEntries(
          own.filter(({ figure }) => figure === 'leaver').map(({ kind, people }) => [kind ?? '', people]),
        ),
      }
    }),
  )
}

/** The people of a department who joined or left in a month. */
interface Change {
  /** The first day of the month. */
  month: string
  department_id: number | null
  figure: 'joiner' | 'rehire' | 'leaver'
  /** The kind of the end. */
  kind: string | null
  people: number
}

/** Counts the joiners by the department of their first day, and the leavers by that of their last day. */
async function countChanges(
  { db, business_id }: Work,
  months: readonly [ReportMonth, ...ReportMonth[]],
): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select date_trunc('month', day::timestamp)::date as month, department_id, figure, kind, count(*)::integer as people
    from (${jobSpans({ business_id })}) span
    cross join lateral (values
      (start_date, case when is_rehire then 'rehire' else 'joiner' end, null),
      (end_date - 1, 'leaver', end_kind)
    ) as change (day, figure, kind)
    where coalesce(start_date < end_date, true)
      and day between ${months[0].from} and ${(months.at(-1) ?? months[0]).to}
      and applies_from <= day and applies_until > day
    group by 1, 2, 3, 4`.execute(db)
  return rows
}

const sum = (rows: readonly Figures[], member: 'opening' | 'joiners' | 'rehires' | 'leavers' | 'closing'): number =>
  rows.reduce((total, row) => total + row[member], 0)

function leaversByKind(rows: readonly Figures[]): Schemas['LeaversOfKind'][] {
  const counts = new Map<string, number>()
  for (const { kinds } of rows) {
    for (const [kind, leavers] of Object.entries(kinds)) counts.set(kind, (counts.get(kind) ?? 0) + leavers)
  }
  return [...counts]
    .map(([kind, leavers]) => ({ end_kind: (kind || null) as Schemas['LeaversOfKind']['end_kind'], leavers }))
    .sort((a, b) => b.leavers - a.leavers || byName(a.end_kind, b.end_kind))
}

function presentMonth({ from, to }: ReportMonth, rows: readonly Figures[]): Schemas['TurnoverMonth'] {
  const [opening, leavers, closing] = [sum(rows, 'opening'), sum(rows, 'leavers'), sum(rows, 'closing')]
  const average_headcount = (opening + closing) / 2
  return {
    from,
    to,
    opening_headcount: opening,
    joiners: sum(rows, 'joiners'),
    rehires: sum(rows, 'rehires'),
    leavers,
    leavers_by_kind: leaversByKind(rows),
    closing_headcount: closing,
    average_headcount,
    turnover_rate: divide(leavers, average_headcount),
  }
}

/** Presents the figures of a whole period, whose average headcount is the mean of those of its months. */
function presentTotal(rows: readonly Figures[], monthCount: number): Omit<Schemas['TurnoverTotal'], 'leavers_by_kind'> {
  const leavers = sum(rows, 'leavers')
  const headcounts = (sum(rows, 'opening') + sum(rows, 'closing')) / 2
  return {
    joiners: sum(rows, 'joiners'),
    rehires: sum(rows, 'rehires'),
    leavers,
    average_headcount: divide(headcounts, monthCount, 2) ?? '0.00',
    turnover_rate: divide(leavers * monthCount, headcounts),
  }
}

async function presentGroups(
  work: Work,
  rows: readonly Figures[],
  monthCount: number,
): Promise<Schemas['TurnoverGroup'][]> {
  const name = await groupNames(work, 'department')
  return [...Map.groupBy(rows, ({ department_id }) => department_id)]
    .map(([department_id, own]) => ({ department_id, name: name(department_id), ...presentTotal(own, monthCount) }))
    .sort((a, b) => b.leavers - a.leavers || byName(a.name, b.name))
}
