import { type Scope, ValidationFailedError } from '../../../sdk/src/index.ts'
import { linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { listAddress } from '../../pages/list-address.ts'
import { text } from '../../texts/english.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import type { PageContext } from '../page-context.ts'

interface CsvPage {
  path: string
  needs?: Scope
  /** The path of the page with the list, or a function that returns it. */
  listPath: string | ((context: PageContext) => string)
  /** The name of the file. */
  name: string
  /**
   * Exports the list with the filters of the page.
   *
   * @returns undefined if a filter is a name that the user still has to choose from
   */
  read: (context: PageContext) => Promise<ReadableStream<Uint8Array> | undefined>
}

/** Creates a page that downloads a list with its filters. A list that is too long for a file gets a page with the reason. */
export const csvPage = ({ path, needs, listPath, name, read }: CsvPage) =>
  consolePage({
    path,
    ...(needs !== undefined && { needs }),
    show: async (context) => {
      const list = typeof listPath === 'string' ? listPath : listPath(context)
      try {
        const csv = await read(context)
        if (csv === undefined) return { goTo: `${list}${context.address.search}` }
        return { file: ReadableStream.from(withMark(csv)), type: 'text/csv; charset=utf-8', name }
      } catch (error) {
        const max = error instanceof ValidationFailedError ? tooManyRows(error) : undefined
        if (max === undefined) throw error
        return tooLongPage(context, list, max)
      }
    },
  })

/** Returns the maximum number of rows if a list has more. */
function tooManyRows({ errors }: ValidationFailedError): number | undefined {
  const limit = errors.find(({ path, code }) => path === 'query' && code === 'too_many')?.limit
  return typeof limit === 'number' ? limit : undefined
}

const tooLongPage = ({ address, formats }: PageContext, listPath: string, max: number): PageContent => ({
  title: text('pages.csv.tooLong'),
  content: html`<p>${formats.text('pages.csv.tooLong.text', { max })}</p>
    ${linkButton(listAddress(new URL(listPath + address.search, address)), text('pages.csv.back'))}`,
})

/** Adds a byte order mark, without which Excel does not read a file as UTF-8. */
async function* withMark(csv: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('\uFEFF')
  yield* csv
}
