import { findAudience, isVisibleTo } from '../custom-fields/field-access.ts'
import { formatNumber } from '../custom-fields/format-number.ts'
import type { CustomFieldRow } from '../custom-fields/present-custom-field.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import type { Work } from '../operation/work.ts'
import type { PersonRow } from '../people/present-person.ts'
import { readPersonNames } from '../people/read-person-names.ts'
import { customFieldKeys, customFieldName, type FieldProblem, unknownField } from './merge-fields.ts'

/**
 * Checks that documents can contain the custom fields in a template.
 *
 * @param before - the fields of the template before the change, which remain allowed when they have been archived
 * @throws {ApiError} 422 with each field that is archived, not defined, hidden from the caller or sensitive
 */
export async function checkCustomFields(work: Work, fields: readonly string[], before: readonly string[]) {
  const keys = customFieldKeys(fields.filter((name) => !before.includes(name)))
  if (keys.length === 0) return
  const known = new Map((await readVisibleFields(work, undefined)).map((field) => [field.key, field]))
  const problems = keys.flatMap((key): Problem[] => {
    const detail = `{{${customFieldName(key)}}}`
    const field = known.get(key)
    if (field === undefined) return [{ path: 'body.body', ...unknownField(detail) }]
    return field.sensitive ? [{ path: 'body.body', ...sensitiveField(detail) }] : []
  })
  if (problems.length > 0) throw validationFailed(problems)
}

const sensitiveField = (detail: string): FieldProblem => ({
  code: 'text_sensitive',
  detail,
  message: `has ${detail}, which is sensitive: documents cannot contain it`,
})

/**
 * Formats the values of the custom fields of a template, by merge field. Those that the caller does not see, and those
 * of archived and of sensitive fields, are omitted.
 */
export async function readCustomValues(
  work: Work,
  { id, custom_fields }: Pick<PersonRow, 'id' | 'custom_fields'>,
  fields: readonly string[],
): Promise<[name: string, value: string][]> {
  const keys = new Set(customFieldKeys(fields))
  if (keys.size === 0) return []
  const used = (await readVisibleFields(work, id)).filter(({ key, sensitive }) => keys.has(key) && !sensitive)
  const names = await readPersonNames(
    work,
    used.filter(({ type }) => type === 'person').flatMap(({ key }) => (custom_fields[key] as number | undefined) ?? []),
  )
  return used.flatMap((field): [string, string][] => {
    const value = custom_fields[field.key] ?? null
    return value === null ? [] : [[customFieldName(field.key), formatValue(field, value, names)]]
  })
}

/** @param person_id - the ID of the person in the document; undefined for a template */
async function readVisibleFields(work: Work, person_id: number | undefined): Promise<CustomFieldRow[]> {
  const audience = findAudience(work.by, person_id)
  return (await readCustomFields(work)).filter((field) => isVisibleTo(field, work.by, audience))
}

/** Formats a value for a document: options by their labels, and people by their names. */
function formatValue({ type, options }: CustomFieldRow, value: unknown, names: ReadonlyMap<number, string>): string {
  const label = (key: unknown): string => options.find((option) => option.key === key)?.label ?? ''
  switch (type) {
    case 'number':
      return formatNumber(value as number)
    case 'boolean':
      return value === true ? 'Yes' : 'No'
    case 'choice':
      return label(value)
    case 'choices':
      return (value as string[]).map(label).join(', ')
    case 'person':
      return names.get(value as number) ?? ''
    case 'text':
    case 'date':
      return String(value)
  }
}
