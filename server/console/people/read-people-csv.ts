import type { CustomField, PersonCreate } from '../../../sdk/src/index.ts'
import { text } from '../../texts/english.ts'
import { columnName, readValueCells } from '../custom-fields/import-values.ts'
import { addressParts } from '../postal-address/address-fields.ts'
import { weekdays } from './person-labels.ts'
import { CsvError, type CsvRow, readCsv } from './read-csv.ts'

/** The columns of a CSV file of people, except those for metadata and custom fields. */
export const importColumns = [
  'first_name',
  'last_name',
  'email',
  'external_id',
  'preferred_name',
  'phone',
  'address',
  ...addressParts.map((part) => `postal_address.${part}` as const),
  'date_of_birth',
  'job_title',
  'department',
  'location',
  'employment_type',
  'start_date',
  'last_day',
  'end_date',
  'employee_number',
  'manager_id',
  'work_pattern',
] as const

const knownColumns = new Set<string>(importColumns)

/** The further columns of a downloaded list of people, which an import ignores. */
export const ignoredColumns = [
  'id',
  'department_id',
  'location_id',
  'manager',
  'end_kind',
  'status',
  'created_at',
  'updated_at',
] as const

/** The members of a person in a request to the API, and the number of the row in the file. */
export interface PersonRow {
  number: number
  members: Record<string, unknown>
}

/** The maximum number of people and the maximum size of the file, in bytes, as in the API. */
const maxRows = 500
export const maxCsvBytes = 1024 * 1024

/** The maximum number of columns, which bounds the cost of a row of only commas. Valid lists have fewer columns. */
const maxColumns = 200

/**
 * Reads the people in a list. Empty cells are omitted, so that they change nothing.
 *
 * @param csv - the list, encoded as UTF-8
 * @param customFields - the custom fields of the business, each of which may have a column
 * @throws {CsvError} if the list is invalid or too long
 */
export async function readPeopleCsv(csv: Buffer, customFields: readonly CustomField[]): Promise<PersonRow[]> {
  if (csv.length > maxCsvBytes) throw new CsvError(text('people.csv.size'))
  const [titles, ...rows] = await firstRows(csv)
  if (titles === undefined) throw new CsvError(text('people.csv.empty'))
  if (titles.cells.length > maxColumns) throw new CsvError(text('people.csv.tooManyColumns', { max: maxColumns }))
  const names = titles.cells.map((title) => title.toLowerCase().replaceAll(/[\s-]+/g, '_'))
  const ownColumns = new Set(customFields.map(columnName))
  const unknown = titles.cells.filter((_, index) => !isColumn(names[index] ?? '', ownColumns))
  if (unknown.length > 0) {
    throw new CsvError(text('people.csv.unknownColumns', { names: unknown.join(', ') }))
  }
  const duplicate = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (duplicate !== undefined) throw new CsvError(text('people.csv.twice', { name: duplicate }))
  if (rows.length === 0) throw new CsvError(text('people.csv.noRows'))
  if (rows.length > maxRows) {
    throw new CsvError(text('people.csv.tooManyPeople', { max: maxRows }))
  }
  return rows.map(({ number, cells }) => {
    if (cells.slice(names.length).some((cell) => cell !== '')) {
      throw new CsvError(text('people.csv.cells', { row: String(number) }))
    }
    return { number, members: toPerson(names, cells, customFields) }
  })
}

/** Reads the header and the people, and one more row if there are too many. */
async function firstRows(csv: Buffer): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const row of readCsv(csv)) {
    rows.push(row)
    if (rows.length > maxRows + 1) break
  }
  return rows
}

/** Whether a header names a known column or no column. Spreadsheets leave the headers of empty columns blank. */
const isColumn = (name: string, ownColumns: ReadonlySet<string>): boolean =>
  name === '' ||
  knownColumns.has(name) ||
  (ignoredColumns as readonly string[]).includes(name) ||
  ownColumns.has(name) ||
  /^metadata\../.test(name)

/** The apostrophe that our CSV files have before a text like a formula, such as the phone number +49 30 1234. */
const guard = /^'(?=[=+\-@＝＋－＠])/

function toPerson(
  names: readonly string[],
  cells: readonly string[],
  customFields: readonly CustomField[],
): Record<string, unknown> {
  const filled = names.flatMap((name, index): [string, string][] =>
    cells[index] ? [[name, cells[index].replace(guard, '')]] : [],
  )
  const inGroup = (group: string): [string, string][] =>
    filled.filter(([name]) => name.startsWith(`${group}.`)).map(([name, cell]) => [name.slice(group.length + 1), cell])
  const [metadata, postal_address] = [inGroup('metadata'), inGroup('postal_address')]
  const custom_fields = readValueCells(filled, customFields)
  const members = filled
    .filter(([name]) => knownColumns.has(name) && !name.includes('.'))
    .map(([name, cell]) => [name, toMember(name, cell)])
  return {
    ...Object.fromEntries(members),
    ...(postal_address.length > 0 && { postal_address: Object.fromEntries(postal_address) }),
    ...(custom_fields !== undefined && { custom_fields }),
    ...(metadata.length > 0 && { metadata: Object.fromEntries(metadata) }),
  }
}

/** Converts a cell to a value for the API. A cell that cannot be converted is sent unchanged, for the API to refuse. */
function toMember(name: string, cell: string): PersonCreate[keyof PersonCreate] | string | number {
  if (name === 'manager_id' && /^\d+$/.test(cell)) return Number(cell)
  if (name !== 'work_pattern') return cell
  const parts = cell.split(/\s+/).map(Number)
  return parts.length === weekdays.length && !parts.some(Number.isNaN)
    ? (Object.fromEntries(weekdays.map((day, index) => [day, parts[index]])) as PersonCreate['work_pattern'] & {})
    : cell
}
