import type { EnglishTexts } from '../texts/english.ts'
import { text } from '../texts/english.ts'
import { type Html, html } from './html.ts'
import {
  type ListQuery,
  listAddress,
  listQuery,
  nextAddress,
  pageNumber,
  pageSizes,
  previousAddress,
} from './list-address.ts'

/** The messages for the range of rows on a page and the total number of rows, each with its noun. */
type RangeText =
  | 'pages.range'
  | 'people.range'
  | 'documents.range'
  | 'payRuns.range'
  | 'payRuns.payslipRange'
  | 'leave.range'
  | 'tasks.range'
  | 'leave.balanceRange'
  | 'audit.range'

/** The URL of the page, and the formats of its reader. */
interface Reader {
  address: URL
  formats: Pick<EnglishTexts, 'text'>
}

/** A page of a list, as the SDK returns it. */
interface Page {
  data: readonly unknown[]
  /** The cursor of the next page; null on the last page. */
  nextCursor: string | null
  /** The metadata of the list, with the number of rows on all pages if the API counts them. */
  meta?: { next_cursor?: string | null; total?: number; total_capped?: boolean }
}

/**
 * Returns the page of a list whose rows are all in memory. Its cursors are positions in the list.
 *
 * @returns an empty page for a position after the last row
 */
export function slicePage<Row>(rows: readonly Row[], { cursor = '0', limit }: Pick<ListQuery, 'cursor' | 'limit'>) {
  const first = /^\d+$/.test(cursor) ? Number(cursor) : 0
  const next = first + limit
  return {
    data: rows.slice(first, next),
    nextCursor: next < rows.length ? String(next) : null,
    meta: { total: rows.length },
  }
}

/**
 * Renders the range of rows, the page size, and links to the first, previous and next page of a list.
 *
 * @param range - the message with the noun of the rows; without it, a list of one page has no pager
 * @param csvPath - the path at which the whole list can be downloaded with the same filters
 */
export function pager(
  { address, formats }: Reader,
  page: Page,
  range: RangeText = 'pages.range',
  csvPath?: string,
): Html {
  const { data, nextCursor } = page
  const { cursor, limit } = listQuery(address)
  if (data.length === 0 && cursor === undefined) return html``
  const previous = previousAddress(address)
  const isKnown = pageNumber(address) !== undefined && data.length > 0
  const hasPages = cursor !== undefined || nextCursor !== null
  if (!hasPages && limit === pageSizes[0] && range === 'pages.range') return html``
  const sizes = pageSizes.map((size) =>
    size === limit
      ? html`<span aria-current="true">${size}</span>`
      : html`<a href="${listAddress(address, { limit: size })}" aria-label="${text('pages.pager.size', { size: String(size) })}">${size}</a>`,
  )
  return html`<nav class="pager" aria-label="${text('pages.pager')}">
    <p role="status">${isKnown && formats.text(range, rangeValues(address, page))}</p>
    ${csvPath !== undefined && html`<p><a href="${listAddress(new URL(csvPath + address.search, address), { limit: null })}">${text('pages.csv.download')}</a></p>`}
    ${(hasPages || limit > pageSizes[0]) && html`<p class="sizes">${text('pages.pager.sizes')} ${sizes}</p>`}
    ${
      hasPages &&
      html`<p class="steps">
        ${cursor !== undefined && html`<a href="${listAddress(address)}">${text('pages.pager.first')}</a>`}
        ${previous !== undefined && html`<a href="${previous}" rel="prev">${text('pages.pager.previous')}</a>`}
        ${nextCursor !== null && html`<a href="${nextAddress(address, nextCursor)}" rel="next">${text('pages.pager.next')}</a>`}
      </p>`
    }
  </nav>`
}

/** Returns the values of the range message. On the last page, the total is the number of the last row. */
function rangeValues(address: URL, { data, nextCursor, meta }: Page) {
  const first = ((pageNumber(address) ?? 1) - 1) * listQuery(address).limit + 1
  const last = first + data.length - 1
  const total = nextCursor === null ? last : meta?.total
  const isCapped = nextCursor !== null && meta?.total_capped === true
  const extent = total === undefined ? 'open' : isCapped ? 'capped' : data.length === total ? 'all' : 'part'
  return { extent, first, last, total: total ?? last }
}
