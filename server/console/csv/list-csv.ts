import type { List, PageMeta } from '../../../sdk/src/index.ts'
import { type CsvCell, writeCsv } from '../../operation/write-csv.ts'
import { linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { listAddress } from '../../pages/list-address.ts'
import { text } from '../../texts/english.ts'
import type { FileResponse, PageContent } from '../console-page.ts'
import type { PageContext } from '../page-context.ts'

/** The query of a list that is read to its end. The total decides whether it fits into a file. */
export const wholeList = { limit: 200, include_total: true } as const

/** A list to download. */
interface Download<Row> {
  /** The list, read with `wholeList`. */
  list: List<Row, PageMeta>
  columns: readonly string[]
  /** Converts the rows of a page to cells, one for each column. */
  toCells: (rows: readonly Row[]) => Promise<readonly (readonly CsvCell[])[]>
  /** The name of the file without its extension. */
  name: string
  /** The path of the page with the list. */
  path: string
}

/**
 * Returns a list as a CSV file, whose rows are read while it is sent. A list that is longer than the API counts gets a
 * page with the reason instead, so that no file lacks rows.
 */
export async function listCsv<Row>(
  { address, formats }: PageContext,
  { list, columns, toCells, name, path }: Download<Row>,
): Promise<PageContent | FileResponse> {
  const { meta } = await list
  if (meta.total_capped === true) {
    return {
      title: text('pages.csv.tooLong'),
      content: html`<p>${formats.text('pages.csv.tooLong.text', { max: meta.total ?? 0 })}</p>
        ${linkButton(listAddress(new URL(path + address.search, address)), text('pages.csv.back'))}`,
    }
  }
  const batches = (async function* () {
    for await (const { data } of list.pages()) yield await toCells(data)
  })()
  const csv = ReadableStream.from(withMark(writeCsv(columns, batches)))
  return { file: csv.pipeThrough(new TextEncoderStream()), type: 'text/csv; charset=utf-8', name: `${name}.csv` }
}

/** Adds a byte order mark, without which Excel does not read a file as UTF-8. */
async function* withMark(texts: AsyncIterable<string>): AsyncGenerator<string> {
  yield '\uFEFF'
  yield* texts
}
