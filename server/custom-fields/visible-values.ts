import type { Schemas } from '../operation/contract/contract.ts'
import type { Actor } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import { findAudience, isVisibleTo, listAudiences } from './field-access.ts'
import type { CustomFieldRow } from './present-custom-field.ts'
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
  return visibleValues(await readCustomFields(work), work.by)
}

/** Returns a function that reduces the values of a person to those that an actor sees, in the order of the fields. */
export function visibleValues(
  fields: readonly CustomFieldRow[],
  by: Actor,
): (row: Row) => Schemas['CustomFieldValues'] {
  const visibleKeys = new Map(
    listAudiences(by).map((audience) => [
      audience,
      fields.filter((field) => isVisibleTo(field, by, audience)).map(({ key }) => key),
    ]),
  )
  return ({ id, custom_fields }) => pickValues(custom_fields, visibleKeys.get(findAudience(by, id)) ?? [])
}

function pickValues(values: Schemas['CustomFieldValues'], keys: readonly string[]): Schemas['CustomFieldValues'] {
  const picked: Schemas['CustomFieldValues'] = {}
  for (const key of keys) {
    const value = values[key]
    if (value !== undefined) picked[key] = value
  }
  return picked
}
