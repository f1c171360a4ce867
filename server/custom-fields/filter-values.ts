import { type Problem, validationFailed } from '../operation/errors.ts'
import type { Work } from '../operation/work.ts'
import { isVisibleTo, listAudiences } from './field-access.ts'
import type { CustomFieldRow } from './present-custom-field.ts'
import { readCustomFields } from './read-custom-fields.ts'

/**
 * Converts filters for values of custom fields, such as `shirt_size:medium`.
 *
 * @returns the JSON objects that the values of a person must contain, undefined without filters
 * @throws {ApiError} 422 for a field that the caller does not see of all people within their reach, or a value of
 *   another type
 */
export async function parseValueFilters(work: Work, filters: readonly string[] = []): Promise<string[] | undefined> {
  if (filters.length === 0) return undefined
  const fields = new Map((await readCustomFields(work)).map((field) => [field.key, field]))
  const problems: Problem[] = []
  const parsed = filters.map((filter, index) => {
    const colon = filter.indexOf(':')
    const path = `query.custom_field[${index}]`
    const field = fields.get(filter.slice(0, colon))
    if (field === undefined || !listAudiences(work.by).every((audience) => isVisibleTo(field, work.by, audience))) {
      problems.push({ path, code: 'unknown_record', message: 'must begin with the key of a custom field' })
      return ''
    }
    const value = parseValue(field, filter.slice(colon + 1))
    if (value === undefined) problems.push({ path, code: 'invalid', message: `must end with ${expected[field.type]}` })
    return JSON.stringify({ [field.key]: value })
  })
  if (problems.length > 0) throw validationFailed(problems)
  return parsed
}

const expected: Record<CustomFieldRow['type'], string> = {
  text: 'a text',
  number: 'a number, such as 7.5',
  date: 'a date such as 2026-11-22',
  boolean: 'true or false',
  choice: 'the key of an option',
  choices: 'the key of an option',
  person: 'the ID of a person',
}

/** Parses the text of a value; returns undefined if no value of the field has this form. */
function parseValue({ type, options }: CustomFieldRow, text: string): unknown {
  switch (type) {
    case 'number':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined
    case 'person':
      return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : undefined
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined
    case 'choice':
    case 'choices':
      if (!options.some(({ key }) => key === text)) return undefined
      return type === 'choice' ? text : [text]
    case 'text':
      return text === '' ? undefined : text
  }
}
