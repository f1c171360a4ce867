import type { CustomField, Person } from '../../../sdk/src/index.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { personLink } from '../people/person-labels.ts'
import { booleanChoices } from './value-fields.ts'

/** Reads the people that the values of a person refer to, as far as the user may see them. */
export async function readReferredPeople(
  { api }: PageContext,
  fields: readonly CustomField[],
  { custom_fields }: Pick<Person, 'custom_fields'>,
): Promise<Map<unknown, Person>> {
  const ids = fields
    .filter(({ type }) => type === 'person')
    .map(({ key }) => custom_fields[key])
    .filter((id) => typeof id === 'number')
  if (ids.length === 0) return new Map()
  const { data } = await api.people.list({ ids: [...new Set(ids)], limit: 200 })
  return new Map(data.map((person) => [person.id, person]))
}

/**
 * Renders a value for the reader.
 *
 * @param people - the people that values refer to; others are called by their number
 */
export function valueText(
  { formats }: PageContext,
  { type, options }: CustomField,
  value: Person['custom_fields'][string] | undefined,
  people: ReadonlyMap<unknown, Person>,
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
      return referredPerson(value, people)
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

function referredPerson(id: unknown, people: ReadonlyMap<unknown, Person>): Html | string {
  const person = people.get(id)
  return person === undefined ? text('customFields.personText', { id: String(id) }) : personLink(person)
}
