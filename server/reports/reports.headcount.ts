import { sql } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import { report } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { byName, groupNames, type JobGrouping } from './group-names.ts'
import { isEmployedInSpan, jobSpans } from './job-spans.ts'
import { periodRules, type ReportMonth, readReportMonths } from './report-months.ts'

type Group = Pick<Schemas['HeadcountGroup'], 'id' | 'employment_type'>

interface Row extends Group {
  day: string
  headcount: number
}

/** Counts the people who are employed at the end of each month, in groups if requested. */
export const reportsHeadcount = report('reports.headcount', periodRules, async (work, { query }) => {
  const months = await readReportMonths(work, query)
  const rows = await countPeople(work, months, query.group_by)
  const byDay = Map.groupBy(rows, ({ day }) => day)
  return ok({
    from: months[0].from,
    to: (months.at(-1) ?? months[0]).to,
    group_by: query.group_by ?? null,
    months: months.map(({ from, to }) => ({ from, to, headcount: sum(byDay.get(to) ?? []) })),
    groups: query.group_by === undefined ? [] : await presentGroups(work, { rows, months, by: query.group_by }),
  })
})

async function countPeople(
  { db, business_id }: Work,
  months: readonly ReportMonth[],
  by: JobGrouping | undefined,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select day::text, ${by === 'department' || by === 'location' ? sql.ref(`${by}_id`) : sql`null::integer`} as id,
      ${by === 'employment_type' ? sql.ref(by) : sql`null::text`} as employment_type, count(*)::integer as headcount
    from (${jobSpans({ business_id })}) span
    join unnest(${months.map(({ to }) => to)}::date[]) day on ${isEmployedInSpan(sql<string>`day`)}
    group by 1, 2, 3`.execute(db)
  return rows
}

const sum = (rows: readonly Pick<Row, 'headcount'>[]): number =>
  rows.reduce((total, { headcount }) => total + headcount, 0)

async function presentGroups(
  work: Work,
  { rows, months, by }: { rows: readonly Row[]; months: readonly ReportMonth[]; by: JobGrouping },
): Promise<Schemas['HeadcountGroup'][]> {
  const name = await groupNames(work, by)
  const groups = Map.groupBy(rows, ({ id, employment_type }) => id ?? employment_type)
  return [...groups.values()]
    .map((own): Schemas['HeadcountGroup'] => {
      const { id = null, employment_type = null } = own[0] ?? {}
      const counts = new Map(own.map(({ day, headcount }) => [day, headcount]))
      return { id, employment_type, name: name(id), headcounts: months.map(({ to }) => counts.get(to) ?? 0) }
    })
    .sort(largestFirst)
}

/** Orders groups by the last headcount, and then by name; people without a group come last. */
const largestFirst = (a: Schemas['HeadcountGroup'], b: Schemas['HeadcountGroup']): number =>
  (b.headcounts.at(-1) ?? 0) - (a.headcounts.at(-1) ?? 0) ||
  byName(a.name ?? a.employment_type, b.name ?? b.employment_type)
