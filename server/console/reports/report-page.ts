import type { Scope } from '../../../sdk/src/index.ts'
import { type CsvCell, writeCsv } from '../../operation/write-csv.ts'
import { linkButton } from '../../pages/components.ts'
import { type Filter, filteredList } from '../../pages/filters.ts'
import { type Html, html } from '../../pages/html.ts'
import { listAddress } from '../../pages/list-address.ts'
import { text } from '../../texts/english.ts'
import { type ConsolePage, consolePage } from '../console-page.ts'
import { csvPage } from '../csv/list-csv.ts'
import type { PageContext } from '../page-context.ts'
import { describeRefusal } from './report-filters.ts'

/** The rows of a report as a file. */
export interface CsvTable {
  columns: readonly string[]
  rows: readonly (readonly CsvCell[])[]
}

/** A report, from which its page and its file are created. */
interface Report<Data> {
  /** The path below `/console/reports`, and the name of the file. */
  name: string
  needs: Scope
  title: string
  /** The sentences about what the report counts. */
  lead: string
  /** Reads the report with the filters in the query. */
  read(context: PageContext): PromiseLike<Data>
  /** @param data - undefined if the API refuses the filters */
  filters(context: PageContext, data: Data | undefined): Filter[] | Promise<Filter[]>
  /** The period or the day of the report. */
  heading(context: PageContext, data: Data): string
  /** Renders the text that replaces a report without figures; undefined if it has some. */
  empty(context: PageContext, data: Data): Html | undefined
  content(context: PageContext, data: Data): Html
  csv(data: Data): CsvTable
}

/** Creates the page of a report, and the file with its rows. */
export function reportPages<Data>(report: Report<Data>): [ConsolePage, ConsolePage] {
  const { name, needs, title } = report
  const path = `/reports/${name}`
  const page = consolePage({
    path,
    needs,
    show: async (context) => {
      const { address } = context
      const shell = { title, trail: [['/console/reports', text('reports.title')]] as const }
      const lead = html`<p>${report.lead}</p>`
      try {
        const data = await report.read(context)
        const filters = await report.filters(context, data)
        return { ...shell, content: html`${lead}${filteredList(address, filters, reportHtml(context, report, data))}` }
      } catch (error) {
        const refusal = describeRefusal(context, error)
        if (refusal === undefined) throw error
        const filters = await report.filters(context, undefined)
        return { ...shell, refusal, content: html`${lead}${filteredList(address, filters, html``, { refusal })}` }
      }
    },
  })
  const file = csvPage({
    path: `${path}.csv`,
    needs,
    listPath: `/console${path}`,
    name: `${name}.csv`,
    read: async (context) => csvStream(report.csv(await report.read(context))),
  })
  return [page, file]
}

function reportHtml<Data>(context: PageContext, { name, heading, empty, content }: Report<Data>, data: Data): Html {
  const { address } = context
  const noFigures = empty(context, data)
  const file = listAddress(new URL(`/console/reports/${name}.csv${address.search}`, address), { limit: null })
  return html`<div class="title"><h2>${heading(context, data)}</h2>
      ${noFigures === undefined && html`<div class="actions">${linkButton(file, text('pages.csv.download'))}</div>`}</div>
    ${noFigures ?? content(context, data)}`
}

/** Writes CSV with a header, even without rows. */
const csvStream = ({ columns, rows }: CsvTable): ReadableStream<Uint8Array> =>
  ReadableStream.from(encode(writeCsv(columns, singleBatch(rows))))

async function* singleBatch(rows: CsvTable['rows']): AsyncGenerator<CsvTable['rows']> {
  yield await Promise.resolve(rows)
}

export async function* encode(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const part of parts) yield encoder.encode(part)
}
