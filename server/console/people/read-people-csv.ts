import type { CustomField, PersonCreate } from '../../../sdk/src/index.ts'
import { text } from '../../texts/english.ts'
import { filledCells, readTable } from '../csv/read-table.ts'
import { columnName, readValueCells } from '../custom-fields/import-values.ts'
import { addressParts } from '../postal-address/address-fields.ts'
import { weekdays } from './person-labels.ts'

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

/** The maximum number of people, as in the API. */
const maxRows = 500

/**
 * Reads the people in a list. Empty cells are omitted, so that they change nothing.
 *
 * @param csv - the list, encoded as UTF-8
 * @param customFields - the custom fields of the business, each of which may have a column
 * @throws {CsvError} if the list is invalid or too long
 */
export async function readPeopleCsv(csv: Buffer, customFields: readonly CustomField[]): Promise<PersonRow[]> {
  const ownColumns = new Set(customFields.map(columnName))
  const { names, rows } = await readTable(csv, {
    isColumn: (name) => isColumn(name, ownColumns),
    maxRows,
    tooManyRows: text('people.csv.tooManyPeople', { max: maxRows }),
  })
  return rows.map((row) => ({ number: row.number, members: toPerson(filledCells(names, row), customFields) }))
}

const isColumn = (name: string, ownColumns: ReadonlySet<string>): boolean =>
  knownColumns.has(name) ||
  (ignoredColumns as readonly string[]).includes(name) ||
  ownColumns.has(name) ||
  /^metadata\../.test(name)

function toPerson(
  filled: readonly [name: string, cell: string][],
  customFields: readonly CustomField[],
): Record<string, unknown> {
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
