import type { Run, Table } from './blocks.ts'
import { type Line, layOutText } from './lay-out-text.ts'
import { type Sheet, type Structure, softInk } from './sheet.ts'
import type { Steps } from './take-turns.ts'

/** The font size, line height and cell padding, in points. */
const size = 9.5
const lineHeight = 14
const padding = { x: 5, y: 3.5 }
const minWidth = 26

interface Column {
  x: number
  width: number
}

/** Draws a table. Each page repeats the header. A row that is taller than a page continues on the next page. */
export function* drawTable(
  sheet: Sheet,
  { align, rows, shares, style, hasSum = false }: Table,
  { x, width }: Column,
  parent?: Structure,
): Steps {
  const table = sheet.structure('Table', parent)
  const widths = shares?.map((share) => share * width) ?? (yield* columnWidths(sheet, rows, width))
  // In a table without rules, the text of cells aligns with the text around the table.
  const outdent = style === 'columns' ? padding.x : 0
  const [names = [], ...others] = rows
  const headRule = style === undefined ? 'thin' : 'none'
  const head = yield* layOut(names.map(makeBold))

  function* layOut(row: Run[][]): Steps<Line[][]> {
    const cells: Line[][] = []
    for (const [column, runs] of row.entries()) {
      cells.push(yield* layOutCell(sheet, runs, innerWidth(widths, column)))
    }
    return cells
  }

  function* drawRow(cells: Line[][], type: 'TH' | 'TD', rule: 'thin' | 'thick' | 'none' = 'thin'): Steps {
    const row = sheet.structure('TR', table)
    const options = type === 'TH' ? ({ scope: 'Column' } as const) : {}
    const elements = cells.map(() => sheet.structure(type, row, options))
    if (type === 'TH' && style === 'amounts') sheet.shade({ x, y: sheet.y, width, height: rowHeight(cells) })
    const height = Math.max(...cells.map(({ length }) => length))
    for (let from = 0; from < height; ) {
      const fits = Math.max(1, Math.floor((sheet.room() - 2 * padding.y) / lineHeight))
      const to = Math.min(height, from + fits)
      for (const [column, lines] of cells.entries()) {
        const element = elements[column]
        for (const [index, line] of lines.slice(from, to).entries()) {
          const y = sheet.y + padding.y + index * lineHeight
          const at = { x: x + offset(column, line) - outdent, y, size }
          if (element) sheet.drawLine(line, type === 'TH' && style ? { ...at, ink: softInk } : at, element)
          yield
        }
      }
      sheet.y += (to - from) * lineHeight + 2 * padding.y
      if (rule !== 'none') sheet.drawRule(sheet.y, rule)
      from = to
      if (from < height) yield* nextPage()
    }
    for (const element of elements) element.end()
    row.end()
  }

  function offset(column: number, line: Line): number {
    const start = widths.slice(0, column).reduce((sum, column) => sum + column, padding.x)
    const free = innerWidth(widths, column) - line.width
    return start + { left: 0, center: free / 2, right: free }[align[column] ?? 'left']
  }

  function* nextPage(): Steps {
    sheet.nextPage()
    if (rowHeight(head) < sheet.pageRoom / 2) yield* drawRow(head, 'TH', headRule)
  }

  if (sheet.room() < Math.min(rowHeight(head) + lineHeight, sheet.pageRoom)) sheet.nextPage()
  yield* drawRow(head, 'TH', headRule)
  for (const [index, row] of others.entries()) {
    const isLast = index === others.length - 1
    const precedesTotal = hasSum && index === others.length - 2
    const rule = style === 'columns' || (hasSum && isLast) ? 'none' : precedesTotal ? 'thick' : 'thin'
    const cells = yield* layOut(row)
    const height = rowHeight(cells) + (precedesTotal ? lineHeight + 2 * padding.y : 0) // keeps a sum on the page of the last row
    if (sheet.room() < height && (height <= sheet.pageRoom / 2 || sheet.room() < 3 * lineHeight)) yield* nextPage()
    yield* drawRow(cells, 'TD', rule)
  }
  table.end()
}

const rowHeight = (cells: Line[][]): number =>
  Math.max(...cells.map(({ length }) => length)) * lineHeight + 2 * padding.y

const innerWidth = (widths: number[], column: number): number => (widths[column] ?? 0) - 2 * padding.x

function* layOutCell(sheet: Sheet, runs: Run[], width: number): Steps<Line[]> {
  const lines: Line[] = []
  for (const line of layOutText(runs, width, sheet.measure(size))) {
    lines.push(line)
    yield
  }
  return lines
}

const makeBold = (runs: Run[]): Run[] => runs.map(({ text }) => ({ text, bold: true }))

/** Distributes the width of the table in proportion to the longest line of each column. */
function* columnWidths(sheet: Sheet, rows: Run[][][], width: number): Steps<number[]> {
  const maxWidth = width / 2
  const natural = (rows[0] ?? []).map(() => minWidth)
  for (const row of rows) {
    for (const [column, runs] of row.entries()) {
      for (const line of yield* layOutCell(sheet, runs, maxWidth)) {
        natural[column] = Math.max(natural[column] ?? 0, line.width + 2 * padding.x)
      }
    }
  }
  const minSum = natural.length * minWidth
  const spare = width - minSum
  const flexible = natural.reduce((sum, column) => sum + column, 0) - minSum
  return natural.map(
    (column) => minWidth + (flexible > 0 ? ((column - minWidth) / flexible) * spare : spare / natural.length),
  )
}
