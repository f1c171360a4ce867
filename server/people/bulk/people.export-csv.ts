import { sql } from 'kysely'
import { listCsv } from '../../audit/list-csv.ts'
import { addressParts } from '../../business/structured-address.ts'
import { valueColumns } from '../../custom-fields/value-cells.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { operation } from '../../operation/operation.ts'
import type { Work } from '../../operation/work.ts'
import type { CsvCell } from '../../operation/write-csv.ts'
import { matchPeople } from '../people.list.ts'
import { type PersonRow, personPresenter } from '../present-person.ts'
import { readPersonNames } from '../read-person-names.ts'

/** The parts of the address, with the names of the columns. */
const addressColumns = addressParts.map((part) => `postal_address.${part}` as const)

/** The columns, without those of custom fields. Those that `people.import` also accepts have the same names. */
const columns = [
  'id',
  'employee_number',
  'external_id',
  'first_name',
  'last_name',
  'preferred_name',
  'email',
  'phone',
  'address',
  ...addressColumns,
  'date_of_birth',
  'job_title',
  'department_id',
  'department',
  'location_id',
  'location',
  'manager_id',
  'manager',
  'employment_type',
  'start_date',
  'last_day',
  'end_kind',
  'status',
  'created_at',
  'updated_at',
] as const

/** Exports the people that `people.list` lists for the same filters, in the same order, as a CSV file. */
export const peopleExportCsv = operation('people.exportCsv', async (work, { query }) => {
  const matches = await matchPeople(work, query)
  const values = await valueColumns(work)
  return await listCsv(work, {
    list: 'people',
    columns: [...columns, ...values.names],
    matches,
    toCells: (rows) => toCells(work, rows, values.toCells),
  })
})

async function toCells(
  work: Work,
  rows: PersonRow[],
  valueCells: (values: Schemas['CustomFieldValues']) => CsvCell[],
): Promise<CsvCell[][]> {
  const managers = await readPersonNames(
    work,
    rows.flatMap(({ manager_id }) => manager_id ?? []),
  )
  const locations = await readLocationNames(work, rows)
  const present = await personPresenter(work, rows)
  return rows.map((row) => {
    const person = present(row)
    const cells = {
      ...person,
      ...addressCells(person.postal_address),
      manager: managers.get(row.manager_id ?? 0),
      location: locations.get(row.location_id ?? 0),
    }
    return [...columns.map((column) => cells[column]), ...valueCells(person.custom_fields)]
  })
}

/** Returns the parts of an address by the names of their columns. */
const addressCells = (address: Schemas['StructuredAddress'] | null) =>
  Object.fromEntries(addressParts.map((part) => [`postal_address.${part}`, address?.[part]])) as Record<
    (typeof addressColumns)[number],
    string | null | undefined
  >

async function readLocationNames(
  { db, business_id }: Work,
  people: Pick<PersonRow, 'location_id'>[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(people.flatMap(({ location_id }) => location_id ?? []))]
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('business_id', '=', business_id)
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
