import { text } from '../../texts/english.ts'
import { CsvError, type CsvRow, maxCsvBytes, readCsv } from './read-csv.ts'

/** The maximum number of columns, which bounds the cost of a row of only commas. Valid lists have fewer columns. */
const maxColumns = 200

interface TableRules {
  /** Whether a header names a column of the list. */
  isColumn: (name: string) => boolean
  /** The maximum number of rows below the header. */
  maxRows: number
  /** The message for a list with more rows. */
  tooManyRows: string
}

/** A list with a header. */
export interface Table {
  /** The names of the columns, in lower case with underscores; empty for a column without a header. */
  names: string[]
  rows: CsvRow[]
}

/**
 * Reads a list whose first row names its columns.
 *
 * @param csv - the list, encoded as UTF-8
 * @throws {CsvError} if the list is invalid or too long, or has an unknown column
 */
export async function readTable(csv: Buffer, { isColumn, maxRows, tooManyRows }: TableRules): Promise<Table> {
  if (csv.length > maxCsvBytes) throw new CsvError(text('csv.size'))
  const [titles, ...rows] = await firstRows(csv, maxRows)
  if (titles === undefined) throw new CsvError(text('csv.empty'))
  if (titles.cells.length > maxColumns) throw new CsvError(text('csv.tooManyColumns', { max: maxColumns }))
  const names = titles.cells.map((title) => title.toLowerCase().replaceAll(/[\s-]+/g, '_'))
  // Spreadsheets leave the headers of empty columns blank.
  const unknown = titles.cells.filter((_, index) => names[index] !== '' && !isColumn(names[index] ?? ''))
  if (unknown.length > 0) throw new CsvError(text('csv.unknownColumns', { names: unknown.join(', ') }))
  const duplicate = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (duplicate !== undefined) throw new CsvError(text('csv.twice', { name: duplicate }))
  if (rows.length === 0) throw new CsvError(text('csv.noRows'))
  if (rows.length > maxRows) throw new CsvError(tooManyRows)
  const tooLong = rows.find(({ cells }) => cells.slice(names.length).some((cell) => cell !== ''))
  if (tooLong !== undefined) throw new CsvError(text('csv.cells', { row: String(tooLong.number) }))
  return { names, rows }
}

/** Reads the header and the rows, and one more row if there are too many. */
async function firstRows(csv: Buffer, maxRows: number): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const row of readCsv(csv)) {
    rows.push(row)
    if (rows.length > maxRows + 1) break
  }
  return rows
}

/** The apostrophe that our CSV files have before a text like a formula, such as the phone number +49 30 1234. */
const guard = /^'(?=[=+\-@＝＋－＠])/

/** Returns the names and contents of the cells of a row that are not empty. */
export const filledCells = (names: readonly string[], { cells }: CsvRow): [name: string, cell: string][] =>
  names.flatMap((name, index): [string, string][] =>
    name !== '' && cells[index] ? [[name, cells[index].replace(guard, '')]] : [],
  )
