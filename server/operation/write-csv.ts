import { stringify } from 'csv-stringify/sync'
import { oneLine } from './one-line.ts'

/** The content of a cell. A bigint is an amount of money in minor units, which `formatAmount` writes. */
export type CsvCell = string | number | bigint | FormattedAmount | null | undefined

/** A decimal number that is formatted already, such as an amount of money in a file of several currencies. */
interface FormattedAmount {
  amount: string
}

interface Options {
  /** Formats the amounts, which, unlike text, must not be changed. */
  formatAmount?: (minor: bigint) => string
}

/**
 * Writes CSV (RFC 4180) with a header. Line breaks in text are replaced, and an apostrophe is inserted before anything
 * that a spreadsheet would interpret as a formula, except numbers and amounts.
 *
 * @param batches - the rows, each with a cell for every column
 */
export async function* writeCsv(
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
  { formatAmount = String }: Options = {},
): AsyncGenerator<string> {
  let header = true
  for await (const rows of batches) {
    yield stringify(
      rows.map((row) => row.map(safeCell)),
      {
        columns: [...columns],
        header,
        record_delimiter: 'windows',
        quote_record_delimiter: true,
        escape_formulas: true,
        cast: { bigint: formatAmount, object: unchangedAmount },
      },
    )
    header = false
  }
}

/** Returns an amount with the option that keeps a negative one without an apostrophe. */
const unchangedAmount = ({ amount }: Record<string, unknown>) => ({ value: String(amount), escape_formulas: false })

const safeCell = (cell: CsvCell): CsvCell =>
  typeof cell === 'string' ? oneLine(cell).replaceAll(formulaAfterSemicolon, ";'") : cell

/** A semicolon before a formula. Some spreadsheets use semicolons as cell separators. */
const formulaAfterSemicolon = /;(?=[\s"']*[=+\-@＝＋－＠])/g
