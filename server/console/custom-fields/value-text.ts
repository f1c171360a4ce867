import type { CustomField, Person } from '../../../sdk/src/index.ts'
import { html, type Piece } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { personLink } from '../people/person-labels.ts'
import { booleanChoices } from './value-fields.ts'

/** Reads the people that the values of a person refer to, as far as the user may see their records. */
export async function readReferredPeople(
  { api }: PageContext,
  fields: readonly CustomField[],
  person: Pick<Person, 'custom_fields'>,
): Promise<Map<unknown, Person>> {
  const ids = referredIds(fields, person)
  if (ids.length === 0) return new Map()
  const { data } = await api.people.list({ ids, limit: 200 })
  return new Map(data.map((each) => [each.id, each]))
}

/**
 * Reads the names of the people that the values of a person refer to: with links to records that the user may see, and
 * from the directory, which has the people who work for the business, for others.
 */
export async function readReferredNames(
  context: PageContext,
  fields: readonly CustomField[],
  person: Pick<Person, 'custom_fields'>,
): Promise<Map<unknown, Piece>> {
  const people = await readReferredPeople(context, fields, person)
  const names = new Map<unknown, Piece>([...people].map(([id, each]) => [id, personLink(each)]))
  const ids = referredIds(fields, person).filter((id) => !people.has(id))
  if (ids.length === 0) return names
  const { data } = await context.api.directory.list({ ids, limit: 200 })
  for (const { person_id, name } of data) names.set(person_id, name)
  return names
}

/** Returns the IDs of the people that values refer to. */
export const referredIds = (
  fields: readonly CustomField[],
  { custom_fields }: Pick<Person, 'custom_fields'>,
): number[] => {
  const values = fields.filter(({ type }) => type === 'person').map(({ key }) => custom_fields[key])
  return [...new Set(values.filter((id) => typeof id === 'number'))]
}

/**
 * Renders a value for the reader.
 *
 * @param names - the names of the people that values refer to; others are called by their number
 */
export function valueText(
  { formats }: PageContext,
  { type, options }: CustomField,
  value: Person['custom_fields'][string] | undefined,
  names: ReadonlyMap<unknown, Piece>,
): Piece {
  if (value === undefined || value === null) return null
  switch (type) {
    case 'number':
      return formats.decimal(String(value))
    case 'date':
      return formats.day(String(value))
    case 'boolean':
      return booleanChoices().find(([each]) => each === String(value))?.[1]
    case 'choice':
    case 'choices':
      return [value]
        .flat()
        .map((key) => options.find((option) => option.key === key)?.label ?? key)
        .join(', ')
    case 'person':
      return names.get(value) ?? text('customFields.personText', { id: String(value) })
    case 'text':
      return html`<span class="letter">${String(value)}</span>`
  }
}

/** Renders the input of a form field for the reader. */
export const inputText = (context: PageContext, field: CustomField, values: readonly string[]): Piece => {
  const [value = ''] = values
  const isAsTyped = field.type === 'number' || field.type === 'person' || (field.type === 'date' && !isDay(value))
  if (isAsTyped || value === '') return value
  return valueText(context, field, field.type === 'choices' ? values.filter(Boolean) : value, new Map())
}

const isDay = (input: string): boolean => /^\d{4}-\d\d-\d\d$/.test(input)
