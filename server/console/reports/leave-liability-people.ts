import type { LeaveLiabilityPerson } from '../../../sdk/src/index.ts'
import { type CsvCell, writeCsv } from '../../operation/write-csv.ts'
import { emptyState } from '../../pages/components.ts'
import { filteredList } from '../../pages/filters.ts'
import type { Formats } from '../../pages/formats.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { csvPage } from '../csv/list-csv.ts'
import { type PageContext, queryDate } from '../page-context.ts'
import { dayFilter, describeRefusal } from './report-filters.ts'
import { encode } from './report-page.ts'

const path = '/reports/leave-liability/people'

/** The people in the report of leave liability. */
export const leaveLiabilityPeoplePage = consolePage({
  path,
  needs: 'leave:read',
  show: async (context) => {
    const { api, formats, address } = context
    const as_of = queryDate(context, 'as_of')
    const shell = {
      title: text('reports.liabilityPeople'),
      trail: [
        ['/console/reports', text('reports.title')],
        ['/console/reports/leave-liability', text('reports.leaveLiability')],
      ] as const,
    }
    const filter = dayFilter(context, { name: 'as_of', label: text('reports.asOf'), initial: undefined })
    try {
      const page = await api.reports.leaveLiabilityPeople({ as_of, ...listQuery(address) })
      const list = html`${table(page.data, peopleColumns(formats), {
        caption: text('reports.liabilityPeople'),
        empty: emptyState(text('reports.noPeople'), html`<p>${text('reports.noLiability.hint')}</p>`),
      })}${pager(context, page, 'people.range', `/console${path}.csv`)}`
      return { ...shell, content: filteredList(address, [filter], list) }
    } catch (error) {
      const refusal = describeRefusal(context, error)
      if (refusal === undefined) throw error
      return { ...shell, refusal, content: filteredList(address, [filter], html``, { refusal }) }
    }
  },
})

/** The people in the report of leave liability as a file. */
export const leaveLiabilityPeopleCsvPage = csvPage({
  path: `${path}.csv`,
  needs: 'leave:read',
  listPath: `/console${path}`,
  name: 'leave-liability-people.csv',
  read: async (context) => {
    const pages = readPages(context)
    // The first page is read before the file begins, so that a refusal is a page.
    const first = await pages.next()
    return ReadableStream.from(encode(writeCsv(columns, batches(first.value ?? [], pages))))
  },
})

const columns = [
  ...['person_id', 'person', 'department_id', 'days', 'currency', 'daily_rate', 'amount', 'no_amount_reason'],
] as const

async function* readPages(context: PageContext): AsyncGenerator<LeaveLiabilityPerson[]> {
  const query = { as_of: queryDate(context, 'as_of'), limit: 200 }
  let cursor: string | undefined
  do {
    const page = await context.api.reports.leaveLiabilityPeople({ ...query, cursor })
    yield page.data
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

async function* batches(
  first: LeaveLiabilityPerson[],
  others: AsyncIterable<LeaveLiabilityPerson[]>,
): AsyncGenerator<CsvCell[][]> {
  yield first.map(cells)
  for await (const people of others) yield people.map(cells)
}

const cells = (person: LeaveLiabilityPerson): CsvCell[] => [
  ...[person.person_id, person.name, person.department_id, person.days, person.currency, person.daily_rate],
  ...[person.amount === null ? null : { amount: person.amount }, person.no_amount_reason],
]

const peopleColumns = (formats: Formats) => [
  {
    title: text('pages.person'),
    cell: ({ person_id, name }: LeaveLiabilityPerson) => html`<a href="/console/people/${person_id}/leave">${name}</a>`,
  },
  {
    title: text('reports.days'),
    isNumber: true,
    cell: ({ days }: LeaveLiabilityPerson) => formats.number(days),
  },
  {
    title: text('reports.dailyRate'),
    isNumber: true,
    cell: ({ daily_rate, currency }: LeaveLiabilityPerson) =>
      daily_rate === null || currency === null ? '–' : formats.amount(daily_rate, currency),
  },
  {
    title: text('reports.amount'),
    isNumber: true,
    priority: 'figure' as const,
    cell: ({ amount, currency }: LeaveLiabilityPerson) =>
      amount === null || currency === null ? '–' : formats.amount(amount, currency),
  },
  {
    title: text('reports.note'),
    priority: 'line' as const,
    cell: ({ no_amount_reason: reason }: LeaveLiabilityPerson) =>
      reason !== null && Object.hasOwn(reasons, reason) && reasons[reason],
  },
]

/** The sentences about people without an amount, by reason. */
const reasons: Record<string, string> = {
  no_compensation: text('reports.reason.no_compensation'),
  hourly_rate: text('reports.reason.hourly_rate'),
  no_working_days: text('reports.reason.no_working_days'),
  missing_scope: text('reports.reason.missing_scope'),
}
