import type { Schemas } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'
import type { CsvCell } from '../operation/write-csv.ts'
import { isVisibleTo, listAudiences } from './field-access.ts'
import { formatNumber } from './format-number.ts'
import type { CustomFieldRow } from './present-custom-field.ts'
import { readCustomFields } from './read-custom-fields.ts'

/** The columns of custom fields in a CSV file of people. */
interface ValueColumns {
  names: string[]
  /** Converts the values of a person that the caller sees to a cell for each column. */
  toCells: (values: Schemas['CustomFieldValues']) => CsvCell[]
}

/** Reads the custom fields that the caller sees of some people within their reach, in the order of forms. */
export async function valueColumns(work: Work): Promise<ValueColumns> {
  const audiences = listAudiences(work.by)
  const isVisible = (field: CustomFieldRow) => audiences.some((audience) => isVisibleTo(field, work.by, audience))
  const fields = (await readCustomFields(work)).filter(isVisible)
  return {
    names: fields.map(({ key }) => `custom_fields.${key}`),
    toCells: (values) => fields.map(({ key }) => toCell(values[key] ?? null)),
  }
}

function toCell(value: Schemas['CustomFieldValues'][string]): CsvCell {
  if (typeof value === 'number') return { amount: formatNumber(value) }
  if (value === null) return null
  return Array.isArray(value) ? value.join(';') : String(value)
}
