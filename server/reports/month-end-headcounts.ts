import { sql } from 'kysely'
import { addDays } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'
import type { JobGrouping } from './group-names.ts'
import { jobSpans } from './job-spans.ts'
import type { ReportMonth } from './report-months.ts'

/** The headcounts of a group at the end of the month before a report, and at the end of each of its months. */
export interface GroupHeadcounts extends Pick<Schemas['HeadcountGroup'], 'id' | 'employment_type'> {
  opening: number
  headcounts: number[]
}

interface Row extends Omit<GroupHeadcounts, 'opening' | 'headcounts'> {
  /** The first day of the month. */
  month: string
  /** The headcount less that of the month before. */
  difference: number
}

/**
 * Counts the people who are employed at the end of each month, in groups if requested.
 *
 * Each job is read once: it adds to the month in which it starts, and is taken from the month in which it stops.
 *
 * @param options.andLastDay - whether people count at the end of a month that is their last day
 */
export async function countAtMonthEnds(
  work: Work,
  months: readonly [ReportMonth, ...ReportMonth[]],
  options: { by: JobGrouping | undefined; andLastDay: boolean },
): Promise<GroupHeadcounts[]> {
  const rows = await readDifferences(work, months, options)
  return [...Map.groupBy(rows, ({ id, employment_type }) => id ?? employment_type).values()].map((own) => {
    const differences = new Map(own.map(({ month, difference }) => [month, difference]))
    const { id = null, employment_type = null } = own[0] ?? {}
    const opening = own.reduce((sum, { month, difference }) => (month < months[0].from ? sum + difference : sum), 0)
    let headcount = opening
    return {
      id,
      employment_type,
      opening,
      headcounts: months.map(({ from }) => {
        headcount += differences.get(from) ?? 0
        return headcount
      }),
    }
  })
}

async function readDifferences(
  { db, business_id }: Work,
  months: readonly [ReportMonth, ...ReportMonth[]],
  { by, andLastDay }: { by: JobGrouping | undefined; andLastDay: boolean },
): Promise<Row[]> {
  const dayBefore = addDays(months[0].from, -1)
  const { to } = months.at(-1) ?? months[0]
  const { rows } = await sql<Row>`
    select date_trunc('month', day::timestamp)::date as month,
      ${by === 'department' || by === 'location' ? sql.ref(`${by}_id`) : sql`null::integer`} as id,
      ${by === 'employment_type' ? sql.ref(by) : sql`null::text`} as employment_type,
      sum(change)::integer as difference
    from (
      select *, greatest(applies_from, start_date, ${dayBefore}::date) as first_day,
        least(applies_until, ${andLastDay ? sql`end_date` : sql`end_date - 1`}) as day_after
      from (${jobSpans({ business_id })}) span
    ) job
    cross join lateral (values (first_day, 1), (day_after, -1)) as change (day, change)
    where first_day < day_after and day <= ${to}
    group by 1, 2, 3`.execute(db)
  return rows
}
