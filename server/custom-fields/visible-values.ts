import type { Schemas } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'
import { findAudience, isVisibleTo, listAudiences } from './field-access.ts'
import { readCustomFields } from './read-custom-fields.ts'

interface Row {
  id: number
  custom_fields: Schemas['CustomFieldValues']
}

/**
 * Reads the definitions for a page of people, unless no person on it has a value, and returns a function that reduces the
 * values of a person to those that the caller sees, in the order of the fields.
 */
export async function valueFilter(
  work: Work,
  rows: readonly Row[],
): Promise<(row: Row) => Schemas['CustomFieldValues']> {
  if (rows.every(({ custom_fields }) => Object.keys(custom_fields).length === 0)) return () => ({})
  const fields = await readCustomFields(work)
  const visibleKeys = new Map(
    listAudiences(work.by).map((audience) => [
      audience,
      fields.filter((field) => isVisibleTo(field, work.by, audience)).map(({ key }) => key),
    ]),
  )
  return ({ id, custom_fields }) => pickValues(custom_fields, visibleKeys.get(findAudience(work.by, id)) ?? [])
}

function pickValues(values: Schemas['CustomFieldValues'], keys: readonly string[]): Schemas['CustomFieldValues'] {
  const picked: Schemas['CustomFieldValues'] = {}
  for (const key of keys) {
    const value = values[key]
    if (value !== undefined) picked[key] = value
  }
  return picked
}
