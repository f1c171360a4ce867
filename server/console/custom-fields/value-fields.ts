import type { CustomField, CustomFieldInput, Person } from '../../../sdk/src/index.ts'
import { type FieldValues, isChanged } from '../../pages/comparison.ts'
import { between, type Choice, checkboxes, type Field, input, select, textarea } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { findOnePerson } from '../people/find-person.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { requiredForNames } from './custom-field-labels.ts'

type Value = NonNullable<Person['custom_fields']>[string]

type FindPerson = (context: PageContext, field: string, input: string) => Promise<{ id: number }>

interface InputOptions {
  /** The level of the heading above the fields. */
  heading?: 'h2' | 'h3'
  /** The suggestions of fields for people; those of the field for the manager if omitted. */
  colleagues?: readonly string[]
}

/** The name of the form field for the values of a custom field, after the member of the body. */
const fieldName = ({ key }: CustomField): string => `custom_fields.${key}`

/** Finds the custom field of a form field. */
export const fieldByName = (fields: readonly CustomField[], name: string): CustomField | undefined =>
  fields.find((field) => fieldName(field) === name)

/**
 * Returns the values of the form fields for a person, or for a new one.
 *
 * @param options.names - the people that values refer to by ID, as their fields identify them
 */
export const customValues = (
  { formats }: PageContext,
  fields: readonly CustomField[],
  { person, names = new Map() }: { person?: Person; names?: ReadonlyMap<unknown, string> } = {},
): FieldValues => {
  const toInput = (field: CustomField): string[] => {
    const value = person?.custom_fields[field.key] ?? null
    if (value === null) return []
    if (field.type === 'choices') return optionKeys(field).filter((key) => [value].flat().includes(key))
    if (field.type === 'number') return [formats.decimal(String(value))]
    return [(field.type === 'person' ? names.get(value) : undefined) ?? String(value)]
  }
  return Object.fromEntries(fields.map((field) => [fieldName(field), toInput(field)]))
}

const optionKeys = ({ options }: CustomField): string[] => options.map(({ key }) => key)

/** Returns the fields for the values of a person, with a heading; none without custom fields. */
export const customFieldInputs = (
  fields: readonly CustomField[],
  values: FieldValues,
  { heading = 'h2', colleagues }: InputOptions = {},
): Field[] =>
  fields.length === 0
    ? []
    : [
        between(
          heading === 'h2'
            ? html`<h2>${text('customFields.group')}</h2>`
            : html`<h3>${text('customFields.group')}</h3>`,
        ),
        ...fields.map((field) => valueField(field, values[fieldName(field)] ?? [], colleagues)),
      ]

function valueField(field: CustomField, stored: string[], colleagues: readonly string[] | undefined): Field {
  const { type, label } = field
  const name = fieldName(field)
  const [value] = stored
  const hint = hintFor(field, colleagues === undefined ? 'people.hint.manager' : 'customFields.colleagueHint')
  const options = { value, hint, optional: field.required_for.length > 0 ? ('sometimes' as const) : true }
  switch (type) {
    case 'text':
      return textarea(name, label, { ...options, rows: 2, maxlength: 2000 })
    case 'number':
      return input(name, label, { ...options, inputmode: 'decimal', maxlength: 40, autocomplete: 'off' })
    case 'date':
      return input(name, label, { ...options, type: 'date' })
    case 'boolean':
      return select(name, label, [noValue(), ...booleanChoices()], options)
    case 'choice':
      return select(name, label, [noValue(), ...optionChoices(field, stored)], options)
    case 'choices':
      return checkboxes(name, label, [{ choices: optionChoices(field, stored) }], { value: stored, hint })
    case 'person':
      // The field for the manager has the same suggestions.
      return (state) =>
        input(name, label, {
          ...options,
          maxlength: 410,
          autocomplete: 'off',
          ...(colleagues ? { suggestions: colleagues } : { list: `${state.action}-manager_id-list` }),
        })(state)
  }
}

function hintFor(
  field: CustomField,
  personHint: 'people.hint.manager' | 'customFields.colleagueHint',
): string | undefined {
  const hints = [
    field.description,
    field.type === 'person' && text(personHint),
    field.required_for.length > 0 && text('customFields.requiredForTypes', { types: requiredForNames(field) }),
    field.sensitive && text('customFields.sensitiveValue'),
  ].filter((hint) => typeof hint === 'string')
  return hints.length === 0 ? undefined : hints.join(' ')
}

const noValue = (): Choice => ['', text('customFields.noValue')]

export const booleanChoices = (): Choice[] => [
  ['true', text('customFields.yes')],
  ['false', text('customFields.no')],
]

/** Returns the options that can be chosen, and the archived ones that a person has. */
const optionChoices = ({ options }: CustomField, stored: readonly string[]): Choice[] =>
  options.filter(({ key, archived }) => !archived || stored.includes(key)).map(({ key, label }) => [key, label])

/**
 * Reads the values that the user changed. Empty input clears a value.
 *
 * @param findPerson - finds the person that the value of a field identifies
 * @throws {FormProblem} if a name does not identify one person
 */
export async function readCustomValues(
  context: PageContext,
  form: SubmittedForm,
  fields: readonly CustomField[],
  findPerson: FindPerson = findOnePerson,
): Promise<CustomFieldInput> {
  const values: CustomFieldInput = {}
  for (const field of fields.filter((each) => isChanged(form.values, fieldName(each)))) {
    values[field.key] = await readValue(context, form, field, findPerson)
  }
  return values
}

async function readValue(
  context: PageContext,
  form: SubmittedForm,
  field: CustomField,
  findPerson: FindPerson,
): Promise<Value> {
  const name = fieldName(field)
  switch (field.type) {
    case 'number':
      return form.optionalNumber(name) ?? null
    case 'date':
      return form.nullableDate(name)
    case 'boolean':
      return ['true', 'false'].includes(form.text(name)) ? form.isChecked(name) : form.nullable(name)
    case 'choices':
      return form.all(name).length > 0 ? form.all(name) : null
    case 'person': {
      const submitted = form.optional(name)
      return submitted === undefined ? null : (await findPerson(context, name, submitted)).id
    }
    default:
      return form.nullable(name)
  }
}
