import { ValidationFailedError } from '../../../sdk/src/index.ts'
import { dateFilter, type Filter, selectFilter } from '../../pages/filters.ts'
import type { Submission } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { text } from '../../texts/english.ts'
import { type PageContext, queryDate, queryParameter } from '../page-context.ts'

/** Reads the period in the query. The API defaults to the last twelve months. */
export const periodQuery = (context: PageContext) => ({
  from: queryDate(context, 'from'),
  to: queryDate(context, 'to'),
})

/**
 * Creates the filters by the first and the last month.
 *
 * @param period - the period of the report, which the fields have if the query has none
 */
export const periodFilters = (
  context: PageContext,
  period: { from: string; to: string } | undefined,
): [from: Filter, to: Filter] => [
  dayFilter(context, { name: 'from', label: text('reports.from'), initial: period?.from }),
  dayFilter(context, { name: 'to', label: text('reports.to'), initial: period?.to }),
]

/**
 * Creates a filter by a day.
 *
 * @param options.initial - the day of the field if the query has none; it is not shown as a filter
 */
export function dayFilter(
  context: PageContext,
  { name, label, initial }: { name: string; label: string; initial: string | undefined },
): Filter {
  const day = queryDate(context, name)
  const filter = dateFilter(name, label, day ?? initial, { format: context.formats.day })
  return day === undefined ? { ...filter, valueText: undefined } : filter
}

/** The members by which reports group their figures. */
export type Grouping = 'department' | 'location' | 'employment_type' | 'leave_type'

/** Creates the choice of the groups. */
export const groupFilter = (context: PageContext, groupings: readonly Grouping[]): Filter =>
  selectFilter(
    'group_by',
    text('reports.groupBy'),
    [['', text('reports.noGroups')], ...groupings.map((each) => [each, text(`reports.group.${each}`)] as const)],
    queryParameter(context, 'group_by'),
  )

/** The sentences about periods and days that the API refuses, by member and code. */
const refusals: Record<string, (formats: Formats, limit: string) => string> = {
  'query.to ends_before_start': () => text('problems.order'),
  'query.from too_large': (formats, limit) => formats.text('reports.tooLong', { months: Number(limit) }),
  'query.to too_late': (formats, limit) => text('reports.tooLate', { month: formats.month(limit.slice(0, 7)) }),
  'query.as_of too_late': () => text('reports.future'),
}

/**
 * Returns the filters with a problem at each field whose period or day the API refuses.
 *
 * @returns undefined for another failure
 */
export function describeRefusal(context: PageContext, error: unknown): Submission | undefined {
  if (!(error instanceof ValidationFailedError)) return undefined
  const problems: Record<string, string> = {}
  for (const { path, code, limit } of error.errors) {
    const describe = refusals[`${path} ${code}`]
    if (describe === undefined) return undefined
    problems[path.replace('query.', '')] = describe(context.formats, String(limit))
  }
  return { action: 'filter', values: {}, messages: [], problems, marked: [] }
}
