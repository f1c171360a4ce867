import { isDeepStrictEqual } from 'node:util'
import { changedMembers } from '../operation/changes.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { PersonRow } from '../people/present-person.ts'

type Fields = Schemas['PersonalFields']

/** Returns the current values of the members and custom fields that `fields` has. A custom field without a value is null. */
export function currentFields(person: PersonRow, { custom_fields, ...members }: Fields): Fields {
  const names = Object.keys(members) as (keyof typeof members)[]
  const current = Object.fromEntries(names.map((name) => [name, person[name]]))
  const keys = Object.keys(custom_fields ?? {})
  return withValues(current, custom_fields && Object.fromEntries(keys.map((key) => [key, storedValue(person, key)])))
}

const storedValue = ({ custom_fields }: PersonRow, key: string) => custom_fields[key] ?? null

/** Returns the members and custom fields of `fields` that differ from those of `before`; undefined if there are none. */
export function changedFields(before: Fields, { custom_fields, ...members }: Fields): Fields | undefined {
  const values = Object.entries(custom_fields ?? {}).filter(
    ([key, value]) => !isDeepStrictEqual(value, before.custom_fields?.[key]),
  )
  return changedMembers(before, withValues(members, values.length > 0 ? Object.fromEntries(values) : undefined))
}

/** Merges members and custom fields; those of `changes` take precedence. */
export const mergeFields = (fields: Fields, changes: Fields): Fields =>
  withValues(
    { ...fields, ...changes },
    (fields.custom_fields ?? changes.custom_fields) && { ...fields.custom_fields, ...changes.custom_fields },
  )

const withValues = (members: Fields, custom_fields: Fields['custom_fields']): Fields => ({
  ...members,
  ...(custom_fields && { custom_fields }),
})

/** Returns the values by path, such as `last_name` and `custom_fields.shirt_size`. */
export const valuesByPath = ({ custom_fields = {}, ...members }: Fields): Record<string, unknown> => ({
  ...members,
  ...Object.fromEntries(Object.entries(custom_fields).map(([key, value]) => [`custom_fields.${key}`, value])),
})
