import { type Html, html, type Piece } from './html.ts'

/** A column of a table. */
export interface Column<Row> {
  title: string
  /** What screen readers say where the title need not be seen, as above buttons. */
  isTitleHidden?: boolean
  cell: (row: Row) => Piece
  /** Figures stand to the right, below each other. */
  isNumber?: boolean
}

interface Options {
  /** Read out before the table, and not shown. */
  caption: string
  /** Shown instead of a table without rows. */
  empty?: Html
}

/** A table of rows. On a phone each row is a block, in which the cells have the titles of their columns. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[], { caption, empty }: Options): Html {
  if (rows.length === 0 && empty !== undefined) return empty
  const mark = ({ isNumber }: Column<Row>): Piece => isNumber === true && html` class="number"`
  return html`<div class="table"><table>
    <caption class="spoken">${caption}</caption>
    <thead><tr>${columns.map((column) => html`<th scope="col"${mark(column)}>${titleOf(column)}</th>`)}</tr></thead>
    <tbody>${rows.map(
      (row) =>
        html`<tr>${columns.map(
          (column) =>
            html`<td${column.isTitleHidden !== true && html` data-label="${column.title}"`}${mark(column)}><span>${column.cell(row)}</span></td>`,
        )}</tr>`,
    )}</tbody>
  </table></div>`
}

const titleOf = ({ title, isTitleHidden }: Pick<Column<never>, 'title' | 'isTitleHidden'>): Piece =>
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
  return html`<nav class="pager" aria-label="Pages">
    ${isFirst ? html`<span></span>` : html`<a href="${at(null)}">First page</a>`}
    ${nextCursor !== null && html`<a href="${at(nextCursor)}" rel="next">Next page</a>`}
  </nav>`
}
