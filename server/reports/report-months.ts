import { readToday } from '../business/today.ts'
import { addDays, addMonths } from '../operation/calendar-date.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import type { Rules } from '../operation/rules.ts'
import type { Work } from '../operation/work.ts'

/** A month of a report: its first and its last day, which is today in the running month. */
export interface ReportMonth {
  from: string
  to: string
}

/** The reports about a period. */
type PeriodReport = 'reports.headcount' | 'reports.turnover' | 'reports.absence' | 'reports.payCost'

/** The number of months of a report without a period. */
const defaultMonths = 12
const maxMonths = 36

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** Returns the last day of the month of a day. */
export const lastOfMonth = (day: string): string => addDays(addMonths(firstOfMonth(day), 1), -1)

/** The number of months since the year 0. */
const monthIndex = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** The validation rules for the period of a report. */
export const periodRules: Rules<PeriodReport> = ({ query: { from, to } }) =>
  from === undefined || to === undefined ? [] : periodProblems({ from, to })

function periodProblems({ from, to }: ReportMonth): Problem[] {
  if (to < from) return [{ path: 'query.to', code: 'ends_before_start', message: 'must not be before from' }]
  if (monthIndex(to) - monthIndex(from) < maxMonths) return []
  const message = `must not make the report cover more than ${maxMonths} months`
  return [{ path: 'query.from', code: 'too_large', limit: maxMonths, message }]
}

/**
 * Returns the months of a report, the first one first: those of both days of the query, and all between them. The last
 * twelve by default.
 *
 * @throws {ApiError} 422 for a period that ends after the running month, or is too long
 */
export async function readReportMonths(
  work: Work,
  query: { from?: string | undefined; to?: string | undefined },
): Promise<[ReportMonth, ...ReportMonth[]]> {
  const today = await readToday(work)
  const to = query.to ?? today
  const from = query.from ?? addMonths(firstOfMonth(to), 1 - defaultMonths)
  const problems = firstOfMonth(to) > today ? [futureProblem(today)] : periodProblems({ from, to })
  if (problems.length > 0) throw validationFailed(problems)
  const count = monthIndex(to) - monthIndex(from) + 1
  const month = (index: number): ReportMonth => {
    const first = addMonths(firstOfMonth(from), index)
    const last = lastOfMonth(first)
    return { from: first, to: last < today ? last : today }
  }
  return [month(0), ...Array.from({ length: count - 1 }, (_, index) => month(index + 1))]
}

const futureProblem = (today: string): Problem => ({
  path: 'query.to',
  code: 'too_late',
  limit: today,
  message: 'must not be after the running month',
})

/**
 * Returns the day of a report about one day, today by default.
 *
 * @throws {ApiError} 422 for a day in the future
 */
export async function readReportDay(work: Work, as_of: string | undefined): Promise<string> {
  const today = await readToday(work)
  const day = as_of ?? today
  if (day > today) {
    throw validationFailed([
      { path: 'query.as_of', code: 'too_late', limit: today, message: 'must not be in the future' },
    ])
  }
  return day
}
