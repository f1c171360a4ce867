import { text } from '../texts/english.ts'
import { type Html, html, type Piece } from './html.ts'

/** A column of a table. */
export interface Column<Row> {
  title: string
  /** Whether the title is only for screen readers, such as above buttons. */
  isTitleHidden?: boolean
  cell: (row: Row) => Piece
  /** Numbers are aligned to the right. */
  isNumber?: boolean
  /** Whether a first column has its title on a phone, too. */
  isLabelled?: boolean
}

interface Options {
  /** For screen readers only. */
  caption: string
  /** Content instead of a table without rows. */
  empty?: Html
}

/**
 * A table. The first cell of a row is its header. On a phone each row is a block, in which the cells have the titles of
 * their columns, unless the table fits the width.
 */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[], { caption, empty }: Options): Html {
  if (rows.length === 0 && empty !== undefined) return empty
  const cells = rows.map((row) => columns.map(({ cell }) => html`${cell(row)}`))
  const widths = columns.map((column, at) =>
    Math.max(column.isTitleHidden ? 0 : column.title.length, ...cells.map((row) => cellWidth(row[at]))),
  )
  const unbroken = unbrokenColumns(columns, widths)
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

/** The number of characters in a line on a phone. */
const phoneWidth = 40

/** The number of characters in a cell; infinite for a cell with block elements. */
function cellWidth(cell: Html | undefined): number {
  const text = cell?.text ?? ''
  if (/<(br|p|div|ul|form|button|details)\b/.test(text)) return Number.POSITIVE_INFINITY
  return text.replaceAll(/<[^>]*>/g, '').replaceAll(/&#?\w+;/g, '-').length
}

/** The columns without line breaks: numbers, then the narrowest columns that fit, such as statuses and dates. */
function unbrokenColumns(columns: readonly Pick<Column<never>, 'isNumber'>[], widths: readonly number[]): Set<number> {
  const [maxWidth, maxSum] = [26, 60]
  let usedWidth = sum(widths.filter((_, at) => columns[at]?.isNumber === true))
  const unbroken = new Set<number>()
  for (const [at, width] of [...widths.entries()].sort(([, a], [, b]) => a - b)) {
    if (columns[at]?.isNumber === true || width > maxWidth || usedWidth + width > maxSum) continue
    usedWidth += width
    unbroken.add(at)
  }
  return unbroken
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const titleHtml = ({ title, isTitleHidden }: Pick<Column<never>, 'title' | 'isTitleHidden'>): Piece =>
  isTitleHidden === true ? html`<span class="spoken">${title}</span>` : title

/**
 * Links to the first and the next page of a list, with the same filters.
 *
 * @param address - the URL of this page, with its query
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
