import { sql } from 'kysely'
import { addDays } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { report } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { byName, groupNames } from './group-names.ts'
import { jobSpans } from './job-spans.ts'
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
  const dayBefore = addDays(months[0].from, -1)
  const rows = await countChanges(work, [{ from: dayBefore, to: dayBefore }, ...months])
  const byDay = Map.groupBy(rows, ({ to }) => to)
  let openings: Row[] = byDay.get(dayBefore) ?? []
  return months.map(({ to }) => {
    const own = new Map(byDay.get(to)?.map((row) => [row.department_id, row]))
    const before = new Map(openings.map(({ department_id, closing }) => [department_id, closing]))
    openings = [...own.values()]
    return [...new Set([...before.keys(), ...own.keys()])].map((department_id) => ({
      department_id,
      opening: before.get(department_id) ?? 0,
      joiners: own.get(department_id)?.joiners ?? 0,
      rehires: own.get(department_id)?.rehires ?? 0,
      leavers: own.get(department_id)?.leavers ?? 0,
      closing: own.get(department_id)?.closing ?? 0,
      kinds: own.get(department_id)?.kinds ?? {},
    }))
  })
}

interface Row extends Omit<Figures, 'opening'> {
  /** The last day of the month. */
  to: string
}

/**
 * Counts the joiners, leavers and closings of each month by department: that of the first day of a joiner, of the last
 * day of a leaver, and of the last day of the month for the closing headcount.
 */
async function countChanges({ db, business_id }: Work, months: readonly ReportMonth[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with span as materialized (
      select * from (${jobSpans({ business_id })}) job where coalesce(end_date > start_date, true)
    ), month as (
      select * from unnest(${months.map(({ from }) => from)}::date[], ${months.map(({ to }) => to)}::date[])
        as month ("from", "to")
    ), counted as (
      select "to", department_id, 'joiner' as figure, null as end_kind, is_rehire
      from span join month on start_date between "from" and "to"
      where applies_from <= start_date and applies_until > start_date
      union all
      select "to", department_id, 'leaver', coalesce(end_kind, ''), false
      from span join month on end_date - 1 between "from" and "to"
      where applies_from < end_date and applies_until >= end_date
      union all
      select "to", department_id, 'closing', null, false
      from span join month on applies_from <= "to" and applies_until > "to"
        and coalesce(start_date <= "to", true) and coalesce(end_date - 1 > "to", true)
    ), kinds as (
      select "to", department_id, jsonb_object_agg(end_kind, leavers) as kinds
      from (
        select "to", department_id, end_kind, count(*) as leavers
        from counted where figure = 'leaver' group by 1, 2, 3
      ) leaver
      group by 1, 2
    )
    select figures.*, coalesce(kinds.kinds, '{}') as kinds
    from (
      select "to", department_id,
        count(*) filter (where figure = 'joiner')::integer as joiners,
        count(*) filter (where figure = 'joiner' and is_rehire)::integer as rehires,
        count(*) filter (where figure = 'leaver')::integer as leavers,
        count(*) filter (where figure = 'closing')::integer as closing
      from counted group by 1, 2
    ) figures
    left join kinds on kinds."to" = figures."to" and kinds.department_id is not distinct from figures.department_id`.execute(
    db,
  )
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
