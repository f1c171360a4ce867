import { text } from '../../../texts/english.ts'
import { filledCells, readTable } from '../../csv/read-table.ts'
import type { PageContext } from '../../page-context.ts'

/** The columns of a CSV file of leave balances. Those of a person and of a leave type are alternatives. */
export const balanceColumns = [
  'email',
  'employee_number',
  'person_external_id',
  'person_id',
  'leave_type_code',
  'leave_type_id',
  'balance',
  'as_of',
  'expires_on',
  'note',
] as const

type Column = (typeof balanceColumns)[number]

const ids: ReadonlySet<string> = new Set<Column>(['person_id', 'leave_type_id'])

export const dateColumns: ReadonlySet<string> = new Set<Column>(['as_of', 'expires_on'])

/** The members of a balance in a request to the API, and the number of the row in the file. */
export interface BalanceRow {
  number: number
  members: Record<string, unknown>
}

/** The maximum number of balances, as in the API. */
const maxRows = 500

/**
 * Reads the balances in a list. Numbers and dates can have the format of the user.
 *
 * @param csv - the list, encoded as UTF-8
 * @param day - the day of the balances in rows without `as_of`
 * @throws {CsvError} if the list is invalid or too long
 */
export async function readBalancesCsv(
  { formats }: Pick<PageContext, 'formats'>,
  csv: Buffer,
  day: string,
): Promise<BalanceRow[]> {
  const { names, rows } = await readTable(csv, {
    isColumn: (name) => (balanceColumns as readonly string[]).includes(name),
    maxRows,
    tooManyRows: text('importBalances.tooMany', { max: maxRows }),
  })
  /** Converts a cell to a value for the API. A cell that cannot be converted is sent unchanged, for the API to refuse. */
  const toMember = ([name, cell]: [name: string, cell: string]): [string, unknown] => {
    if (ids.has(name)) return [name, /^\d+$/.test(cell) ? Number(cell) : cell]
    if (dateColumns.has(name)) return [name, formats.readDate(cell) ?? cell]
    if (name !== 'balance') return [name, cell]
    const decimal = formats.readDecimal(cell)
    return [name, decimal === undefined ? cell : Number(decimal)]
  }
  return rows.map((row) => ({
    number: row.number,
    members: { as_of: day, ...Object.fromEntries(filledCells(names, row).map(toMember)) },
  }))
}
