import { text } from '../texts/english.ts'
import { type Html, html, type Piece } from './html.ts'

/** A column of a table. */
export interface Column<Row> {
  title: string
  /** Whether the title is only for screen readers, as above buttons. */
  isTitleHidden?: boolean
  cell: (row: Row) => Piece
  /** Figures stand to the right, below each other. */
  isNumber?: boolean
  /** A first column has its title on a phone, too. */
  isLabelled?: boolean
}

interface Options {
  /** Read out before the table, and not shown. */
  caption: string
  /** Shown instead of a table without rows. */
  empty?: Html
}

/**
 * A table of rows, named by their first cells. On a phone each row is a block, in which the cells have the titles of
 * their columns, unless the table fits as it is.
 */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[], { caption, empty }: Options): Html {
  if (rows.length === 0 && empty !== undefined) return empty
  const cells = rows.map((row) => columns.map(({ cell }) => html`${cell(row)}`))
  const widths = columns.map((column, at) =>
    Math.max(column.isTitleHidden ? 0 : column.title.length, ...cells.map((row) => cellWidth(row[at]))),
  )
  const unbroken = unbrokenAmong(columns, widths)
  const mark = ({ isNumber }: Column<Row>, at: number): Piece =>
    isNumber ? html` class="number"` : unbroken.has(at) && html` class="short"`
  return html`<div class="table${sum(widths) <= phoneWidth && ' fits'}"><table>
    <caption class="spoken">${caption}</caption>
    <thead><tr>${columns.map((column, at) => html`<th scope="col"${mark(column, at)}>${titleHtml(column)}</th>`)}</tr></thead>
    <tbody>${cells.map(
      (row) =>
        html`<tr>${row.map((cell, at) => {
          const column = columns[at] as Column<Row>
          const isLabelled = column.isTitleHidden !== true && (at > 0 || column.isLabelled === true)
          const marks = html`${isLabelled && html` data-label="${column.title}"`}${mark(column, at)}`
          return at === 0
            ? html`<th scope="row"${marks}><span>${cell}</span></th>`
            : html`<td${marks}><span>${cell}</span></td>`
        })}</tr>`,
    )}</tbody>
  </table></div>`
}

/** How many characters fit beside each other on a phone. */
const phoneWidth = 40

/** The characters of the longest line of a cell; none that is known when it has more than words. */
function cellWidth(cell: Html | undefined): number {
  const text = cell?.text ?? ''
  if (/<(br|p|div|ul|form|button|details)\b/.test(text)) return Number.POSITIVE_INFINITY
  return text.replaceAll(/<[^>]*>/g, '').replaceAll(/&#?\w+;/g, '-').length
}

/** The columns that need not break their lines: figures never do, then those that take the least, such as states and days. */
function unbrokenAmong(columns: readonly Pick<Column<never>, 'isNumber'>[], widths: readonly number[]): Set<number> {
  const [longest, room] = [26, 60]
  let taken = sum(widths.filter((_, at) => columns[at]?.isNumber === true))
  const unbroken = new Set<number>()
  for (const [at, width] of [...widths.entries()].sort(([, one], [, other]) => one - other)) {
    if (columns[at]?.isNumber === true || width > longest || taken + width > room) continue
    taken += width
    unbroken.add(at)
  }
  return unbroken
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const titleHtml = ({ title, isTitleHidden }: Pick<Column<never>, 'title' | 'isTitleHidden'>): Piece =>
  isTitleHidden === true ? html`<span class="spoken">${title}</span>` : title

/**
 * Links to the first and to the next page of a list. The filters stay.
 *
 * @param address - of this page, with its query
 * @param nextCursor - null on the last page
 */
export function pager(address: URL, nextCursor: string | null): Html {
  const at = (cursor: string | null): string => {
    const query = new URLSearchParams(address.search)
    if (cursor === null) query.delete('cursor')
    else query.set('cursor', cursor)
    return `${address.pathname}?${query}`
  }
  const isFirst = !address.searchParams.has('cursor')
  if (isFirst && nextCursor === null) return html``
  return html`<nav class="pager" aria-label="${text('pages.pager')}">
    ${isFirst ? html`<span></span>` : html`<a href="${at(null)}">${text('pages.pager.first')}</a>`}
    ${nextCursor !== null && html`<a href="${at(nextCursor)}" rel="next">${text('pages.pager.next')}</a>`}
  </nav>`
}
