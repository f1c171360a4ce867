import type { Schemas } from '../operation/contract/contract.ts'
import { report } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { byName, groupNames, type JobGrouping } from './group-names.ts'
import { countAtMonthEnds, type GroupHeadcounts } from './month-end-headcounts.ts'
import { periodRules, readReportMonths } from './report-months.ts'

/** Counts the people who are employed at the end of each month, in groups if requested. */
export const reportsHeadcount = report('reports.headcount', periodRules, async (work, { query }) => {
  const months = await readReportMonths(work, query)
  const groups = await countAtMonthEnds(work, months, { by: query.group_by, andLastDay: true })
  return ok({
    from: months[0].from,
    to: (months.at(-1) ?? months[0]).to,
    group_by: query.group_by ?? null,
    months: months.map(({ from, to }, index) => ({
      from,
      to,
      headcount: groups.reduce((sum, { headcounts }) => sum + (headcounts[index] ?? 0), 0),
    })),
    groups: query.group_by === undefined ? [] : await presentGroups(work, groups, query.group_by),
  })
})

async function presentGroups(
  work: Work,
  groups: readonly GroupHeadcounts[],
  by: JobGrouping,
): Promise<Schemas['HeadcountGroup'][]> {
  const name = await groupNames(work, by)
  return groups
    .filter(({ headcounts }) => headcounts.some((headcount) => headcount > 0))
    .map(({ id, employment_type, headcounts }) => ({ id, employment_type, name: name(id), headcounts }))
    .sort(largestFirst)
}

/** Orders groups by the last headcount, and then by name; people without a group come last. */
const largestFirst = (a: Schemas['HeadcountGroup'], b: Schemas['HeadcountGroup']): number =>
  (b.headcounts.at(-1) ?? 0) - (a.headcounts.at(-1) ?? 0) ||
  byName(a.name ?? a.employment_type, b.name ?? b.employment_type)
