import { sql } from 'kysely'
import { datesFrom, dayOfWeek } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'
import { jobSpans } from './job-spans.ts'
import type { ReportMonth } from './report-months.ts'

/** Days of a department in a month. */
export interface DaysRow {
  /** The first day of the month. */
  month: string
  department_id: number | null
  days: number
}

/** The people who have the same schedule in the same department for the same time. */
interface SharedJob {
  department_id: number | null
  location_id: number | null
  work_pattern: Schemas['WorkPattern']
  first_day: string
  last_day: string
  people: number
}

type Holiday = Pick<Schemas['Holiday'], 'date' | 'portion' | 'location_ids'>

/** Counts the working days of the work patterns by month and department, without holidays at the location. */
export async function scheduledDays(work: Work, months: readonly [ReportMonth, ...ReportMonth[]]): Promise<DaysRow[]> {
  const period = { from: months[0].from, to: (months.at(-1) ?? months[0]).to }
  return addSchedules(await readSharedJobs(work, period), await readHolidays(work, period), months)
}

async function readSharedJobs({ db, business_id }: Work, { from, to }: ReportMonth): Promise<SharedJob[]> {
  const { rows } = await sql<SharedJob>`
    select department_id, location_id, work_pattern, first_day, last_day, count(*)::integer as people
    from (
      select *, greatest(applies_from, start_date, ${from}::date) as first_day,
        least(applies_until - 1, end_date - 1, ${to}::date) as last_day
      from (${jobSpans({ business_id })}) span
    ) job
    where first_day <= last_day
    group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

const readHolidays = ({ db, business_id }: Work, { from, to }: ReportMonth): Promise<Holiday[]> =>
  db
    .selectFrom('holidays')
    .select(['date', 'portion', 'location_ids'])
    .where('business_id', '=', business_id)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()

/**
 * Adds up the working days of jobs. The days between two dates are the difference of two running totals of the
 * calendar, which jobs with the same work pattern and location share.
 */
function addSchedules(
  jobs: readonly SharedJob[],
  holidays: readonly Holiday[],
  months: readonly [ReportMonth, ...ReportMonth[]],
): DaysRow[] {
  const dates = datesFrom(months[0].from, (months.at(-1) ?? months[0]).to)
  const position = new Map(dates.map((date, index) => [date, index]))
  const bounds = months.map(({ from, to }) => [position.get(from) ?? 0, position.get(to) ?? 0] as const)
  const calendars = new Map<string, number[]>()
  const sums = new Map<number | null, number[]>()
  for (const { department_id, location_id, work_pattern, people, ...job } of jobs) {
    const key = JSON.stringify([location_id, Object.values(work_pattern)])
    const totals = calendars.get(key) ?? runningTotals(dates, work_pattern, holidaysAt(location_id, holidays))
    calendars.set(key, totals)
    const own = sums.get(department_id) ?? months.map(() => 0)
    sums.set(department_id, own)
    const [first, last] = [position.get(job.first_day) ?? 0, position.get(job.last_day) ?? 0]
    for (const [index, [from, to]] of bounds.entries()) {
      const [start, end] = [Math.max(first, from), Math.min(last, to)]
      if (start > end) continue
      own[index] = (own[index] ?? 0) + people * ((totals[end + 1] ?? 0) - (totals[start] ?? 0))
    }
  }
  return [...sums].flatMap(([department_id, own]) =>
    months.map(({ from }, index) => ({ month: from, department_id, days: own[index] ?? 0 })),
  )
}

/** Returns the working days before each date, and after the last one. */
function runningTotals(
  dates: readonly string[],
  pattern: Schemas['WorkPattern'],
  holidays: ReadonlyMap<string, Holiday['portion']>,
): number[] {
  const totals = [0]
  for (const date of dates) {
    totals.push((totals.at(-1) ?? 0) + workOn(pattern[dayOfWeek(date)], holidays.get(date)))
  }
  return totals
}

/** As when leave is counted, half a holiday leaves half a working day, also on a day with half a day of work. */
const workOn = (worked: number, holiday: Holiday['portion'] | undefined): number =>
  holiday === undefined ? worked : holiday === 'full' ? 0 : Math.min(worked, 0.5)

/** Returns the holidays at a location: those of the whole business and its own. */
const holidaysAt = (location_id: number | null, holidays: readonly Holiday[]): Map<string, Holiday['portion']> =>
  new Map(
    holidays
      .filter(({ location_ids: ids }) => ids.length === 0 || (location_id !== null && ids.includes(location_id)))
      .map(({ date, portion }) => [date, portion]),
  )
