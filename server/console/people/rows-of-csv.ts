import type { PersonCreate } from '../../../sdk/src/index.ts'
import { weekdays } from './person-words.ts'
import { CsvError, type CsvRow, readCsv } from './read-csv.ts'

/** What each column of a list of people holds. */
export const importColumns: readonly (readonly [name: string, meaning: string])[] = [
  ['first_name', 'Must be there.'],
  ['last_name', 'Must be there.'],
  ['email', 'Must be there. No two people have the same.'],
  ['external_id', 'The id of the person in another system. A row with one that is known changes that person.'],
  ['preferred_name', 'The name by which the person is called.'],
  ['phone', ''],
  ['address', 'The postal address, line by line in one cell.'],
  ['date_of_birth', 'Such as 1990-12-10, as all dates.'],
  ['job_title', ''],
  ['department', 'Its name or its code. A new name adds a department.'],
  ['location', 'Its name or its code.'],
  ['employment_type', 'One of full_time, part_time, casual and contractor.'],
  ['start_date', 'The first day of the employment.'],
  ['last_day', 'The last day of the employment.'],
  ['end_date', 'The day after last_day, in place of it.'],
  ['employee_number', ''],
  ['manager_id', 'The number of the manager’s record here.'],
  ['work_pattern', 'Monday to Sunday as seven numbers, such as 1 1 1 1 0.5 0 0.'],
  ['metadata.…', 'A value of your own, such as metadata.cost_center.'],
]

const knownColumns = new Set(importColumns.map(([name]) => name))

/** A row for the API, and where it is from. */
export interface PersonRow {
  number: number
  given: Record<string, unknown>
}

/** More is refused by the API, as are longer bodies. */
const maxRows = 500
export const maxCsvBytes = 1024 * 1024

/** More than there are columns and values of metadata, so that a row of nothing but commas costs little. */
const maxColumns = 200

/**
 * The people of a list. Cells without text are left out, so that they change nothing.
 *
 * @param text - in UTF-8
 * @throws {CsvError} when the text is not such a list, or has too many people
 */
export async function rowsOfCsv(text: Buffer): Promise<PersonRow[]> {
  if (text.length > maxCsvBytes) throw new CsvError('It is larger than 1 MB. Import it in several parts.')
  const [titles, ...rows] = await firstRows(text)
  if (titles === undefined) throw new CsvError('There is no text in it.')
  if (titles.cells.length > maxColumns) throw new CsvError(`Its first row has more than ${maxColumns} columns.`)
  const names = titles.cells.map((title) => title.toLowerCase().replaceAll(/[\s-]+/g, '_'))
  const unknown = titles.cells.filter((_, index) => !isColumn(names[index] ?? ''))
  if (unknown.length > 0) {
    throw new CsvError(`The first row must have the names of the columns. These are none: ${unknown.join(', ')}.`)
  }
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice !== undefined) throw new CsvError(`The column ${twice} is there twice.`)
  if (rows.length === 0) throw new CsvError('There is no row below the names of the columns.')
  if (rows.length > maxRows) {
    throw new CsvError(`It has more than ${maxRows} people. Import at most ${maxRows} at once.`)
  }
  return rows.map(({ number, cells }) => {
    if (cells.slice(names.length).some((cell) => cell !== '')) {
      throw new CsvError(`Row ${number} has more cells than the first row.`)
    }
    return { number, given: personOf(names, cells) }
  })
}

/** The titles, the people, and one more where there are too many. */
async function firstRows(text: Buffer): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const row of readCsv(text)) {
    rows.push(row)
    if (rows.length > maxRows + 1) break
  }
  return rows
}

/** A column without a name may be there if it is empty, as spreadsheets leave some behind. */
const isColumn = (name: string): boolean => name === '' || knownColumns.has(name) || /^metadata\../.test(name)

function personOf(names: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const filled = names.flatMap((name, index): [string, string][] => (cells[index] ? [[name, cells[index]]] : []))
  const metadata = filled.filter(([name]) => name.startsWith('metadata.')).map(([name, cell]) => [name.slice(9), cell])
  const members = filled
    .filter(([name]) => !name.startsWith('metadata.'))
    .map(([name, cell]) => [name, memberOf(name, cell)])
  return { ...Object.fromEntries(members), ...(metadata.length > 0 && { metadata: Object.fromEntries(metadata) }) }
}

/** A cell as its member takes it. One that cannot be is sent as it is, and the API says what is wrong with it. */
function memberOf(name: string, cell: string): PersonCreate[keyof PersonCreate] | string | number {
  if (name === 'manager_id' && /^\d+$/.test(cell)) return Number(cell)
  if (name !== 'work_pattern') return cell
  const parts = cell.split(/\s+/).map(Number)
  return parts.length === weekdays.length && !parts.some(Number.isNaN)
    ? (Object.fromEntries(weekdays.map(([day], index) => [day, parts[index]])) as PersonCreate['work_pattern'] & {})
    : cell
}
