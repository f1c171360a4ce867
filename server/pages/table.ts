import { text } from '../texts/english.ts'
import { type Html, html, type Piece } from './html.ts'
import { listAddress } from './list-address.ts'

export interface Column<Row> {
  title: string
  /** Whether the title is visible only to screen readers, such as above buttons. */
  isTitleHidden?: boolean
  cell: (row: Row) => Piece
  /** Whether the column contains numbers, which are aligned to the right. */
  isNumber?: boolean
  /** Whether the first column shows its title on a phone too. */
  isLabelled?: boolean
  /**
   * The position of a column on a phone: `figure` is next to the first cell, `line` below it. In a table with any such
   * column, the other columns are hidden until the reader expands the row.
   */
  priority?: 'figure' | 'line'
  /** The name of the sort order in the API, with a leading `-` if the first click sorts in descending order. */
  sort?: string
}

/** The sort order of a list, which users change with the titles of columns that have `sort`. */
export interface TableOrder {
  /** The URL of this page, with its query. */
  address: URL
  /** The current sort order, as the value of the parameter `sort`. */
  current: string
}

interface Options<Row> {
  /** The caption, which is visible only to screen readers. */
  caption: string
  /** The content that replaces a table without rows. */
  empty?: Html
  order?: TableOrder
  selection?: Selection<Row>
}

/** Checkboxes that select rows for a form elsewhere on the page. */
export interface Selection<Row> {
  /** The ID of the form. */
  form: string
  /** The name of the field, which is sent with one value for each selected row. */
  name: string
  /** Returns the value of a row; undefined for a row that cannot be selected. */
  value: (row: Row) => string | undefined
  /** Returns the label of a checkbox for screen readers. */
  label: (row: Row) => string
  /** The values that are initially selected. */
  selected?: readonly string[]
}

/**
 * Renders a table. The first cell of a row is its header. On a phone, a row has one line or two, and expands to its
 * other columns; in a table without `priority`, a row is a block in which each cell has the title of its column. A
 * table that fits the screen remains a table.
 */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[], options: Options<Row>): Html {
  const { caption, empty, order, selection } = options
  if (rows.length === 0 && empty !== undefined) return empty
  const cells = rows.map((row) => columns.map(({ cell }) => html`${cell(row)}`))
  const widths = columns.map((column, at) =>
    Math.max(column.isTitleHidden ? 0 : column.title.length, ...cells.map((row) => cellWidth(row[at]))),
  )
  const unbroken = unbrokenColumns(columns, widths)
  const fits = sum(widths) <= phoneWidth
  const isCompact = !fits && columns.some(({ priority }) => priority !== undefined)
  const place = ({ priority }: Column<Row>, at: number): string => `cell-${at === 0 ? 'name' : (priority ?? 'rest')}`
  const classAttribute = (column: Column<Row>, at: number): Piece => {
    const classes = [
      column.isNumber === true ? 'number' : unbroken.has(at) && 'short',
      isCompact && place(column, at),
    ].filter(Boolean)
    return classes.length > 0 && html` class="${classes.join(' ')}"`
  }
  const opener =
    isCompact &&
    columns.some((column, at) => place(column, at) === 'cell-rest') &&
    html`<details class="opener"><summary><span class="spoken">${text('pages.table.more')}</span></summary></details>`
  const kind = fits ? ' fits' : isCompact && ' compact'
  return html`<div class="table${kind}"><table>
    <caption class="spoken">${caption}</caption>
    <thead><tr>${selection && selectAllHead(selection)}${columns.map(
      (column, at) =>
        html`<th scope="col"${classAttribute(column, at)}${ariaSort(column, order)}>${titleHtml(column, order)}</th>`,
    )}</tr></thead>
    <tbody>${cells.map(
      (row, index) =>
        html`<tr>${selection && selectionCell(selection, rows[index] as Row)}${row.map((cell, at) => {
          const column = columns[at] as Column<Row>
          const isLabelled = column.isTitleHidden !== true && (at > 0 || column.isLabelled === true)
          const marks = html`${isLabelled && html` data-label="${column.title}"`}${classAttribute(column, at)}`
          return at === 0
            ? html`<th scope="row"${marks}><span>${cell}</span>${opener}</th>`
            : html`<td${marks}><span>${cell}</span></td>`
        })}</tr>`,
    )}</tbody>
  </table></div>`
}

/** Renders the cell with the checkbox that selects all rows. The checkbox is hidden until the script shows it. */
const selectAllHead = <Row>({ form }: Selection<Row>): Html =>
  html`<td class="select"><input type="checkbox" data-select-all="${form}" aria-label="${text('pages.table.selectAll')}" hidden></td>`

function selectionCell<Row>({ form, name, value, label, selected = [] }: Selection<Row>, row: Row): Html {
  const own = value(row)
  if (own === undefined) return html`<td class="select"></td>`
  return html`<td class="select"><label><input type="checkbox" form="${form}" name="${name}" value="${own}"${selected.includes(own) && html` checked`} aria-label="${label(row)}"></label></td>`
}

/** The width of a line on a phone, in characters. */
const phoneWidth = 40

/** Returns the number of characters in a cell; infinite for a cell with block elements. */
function cellWidth(cell: Html | undefined): number {
  const text = cell?.text ?? ''
  if (/<(br|p|div|ul|form|button|details)\b/.test(text)) return Number.POSITIVE_INFINITY
  return text.replaceAll(/<[^>]*>/g, '').replaceAll(/&#?\w+;/g, '-').length
}

/**
 * Returns the indexes of columns without line breaks: numbers, then the narrowest columns that fit, such as statuses
 * and dates.
 */
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

/** Returns the attribute `aria-sort` for the column by which the rows are sorted. */
function ariaSort({ sort }: Pick<Column<never>, 'sort'>, order: TableOrder | undefined): Piece {
  if (sort === undefined || order === undefined || ascending(order.current) !== ascending(sort)) return null
  return html` aria-sort="${order.current.startsWith('-') ? 'descending' : 'ascending'}"`
}

const ascending = (sort: string): string => sort.replace(/^-/, '')

/**
 * Renders the title of a column as a link that sorts by the column, or reverses the order if the rows are already
 * sorted by it.
 */
function titleHtml(
  { title, isTitleHidden, sort }: Pick<Column<never>, 'title' | 'isTitleHidden' | 'sort'>,
  order: TableOrder | undefined,
): Piece {
  if (isTitleHidden === true) return html`<span class="spoken">${title}</span>`
  if (sort === undefined || order === undefined) return title
  const isCurrent = ascending(order.current) === ascending(sort)
  const isDescending = isCurrent ? !order.current.startsWith('-') : sort.startsWith('-')
  return html`<a href="${listAddress(order.address, { sort: `${isDescending ? '-' : ''}${ascending(sort)}` })}">${title}</a>`
}
