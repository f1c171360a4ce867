import type { Person, PersonCreate } from '../../../sdk/src/index.ts'
import type { FieldValues } from '../../pages/comparison.ts'
import { between, type Choice, columns, type Field, input, select, textarea } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { addressFields, addressParts, addressValues, readAddress } from '../postal-address/address-fields.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { findOnePerson } from './find-person.ts'
import { dayParts, employmentTypes, nameAndAddress, weekdays } from './person-labels.ts'
import { placeChoices } from './place-choices.ts'

/** The fields of the form, named after the members of the body. */
const members = [
  'first_name',
  'last_name',
  'preferred_name',
  'email',
  'phone',
  'address',
  'date_of_birth',
  'job_title',
  'department',
  'location_id',
  'manager_id',
  'employment_type',
  'start_date',
  'last_day',
  'employee_number',
  'external_id',
] as const

/** Returns the label of a field. */
export function fieldLabel(name: string): string {
  const day = weekdays.find((each) => name === `work_pattern.${each}`)
  if (day !== undefined) return text(`people.weekday.${day}`)
  const part = addressParts.find((each) => name === `postal_address.${each}`)
  if (part !== undefined) return text(`pages.address.${part}`)
  const member = members.find((each) => each === name)
  if (name === 'postal_address' || name === 'custom_fields') return text(`people.field.${name}`)
  return member === undefined ? name : text(`people.field.${member}`)
}

const required = new Set(['first_name', 'last_name', 'email'])

/** Returns the values of the fields. */
export function personValues(person: Person | undefined, manager: Person | undefined): FieldValues {
  const values = Object.fromEntries(members.map((name): [string, string[]] => [name, [String(person?.[name] ?? '')]]))
  return {
    ...values,
    ...addressValues(person?.postal_address),
    manager_id: [manager === undefined ? '' : nameAndAddress(manager)],
    ...workPatternValues(person?.work_pattern),
  }
}

/** Returns the fields of a person in groups. */
export function personFields(values: FieldValues, { managers, departments, locations }: FieldChoices): Field[] {
  const textField = (name: string, maxlength: number, options: Parameters<typeof input>[2] = {}): Field =>
    input(name, fieldLabel(name), {
      value: values[name]?.[0],
      maxlength,
      optional: !required.has(name),
      autocomplete: 'off',
      ...options,
    })
  const date = (name: string, hint?: string): Field =>
    textField(name, 10, { type: 'date', ...(hint !== undefined && { hint }) })
  return [
    between(html`<h2>${text('pages.person')}</h2>`),
    columns(textField('first_name', 100), textField('last_name', 100)),
    columns(textField('email', 254, { type: 'email' }), textField('phone', 40)),
    columns(textField('preferred_name', 100, { hint: text('people.hint.preferredName') }), date('date_of_birth')),
    textarea('address', fieldLabel('address'), {
      value: values.address?.[0],
      rows: 4,
      maxlength: 300,
      optional: true,
      hint: text('people.hint.address'),
    }),
    between(html`<h2>${fieldLabel('postal_address')}</h2><p class="soft">${text('people.hint.postalAddress')}</p>`),
    ...addressFields(values),
    between(html`<h2>${text('people.group.employment')}</h2>`),
    textField('job_title', 200),
    columns(
      textField('department', 200, {
        hint: text('people.hint.department'),
        suggestions: departments.map(([, name]) => name),
      }),
      select('location_id', fieldLabel('location_id'), [['', text('people.unknown')], ...locations], {
        value: values.location_id?.[0],
        optional: true,
      }),
    ),
    columns(
      textField('manager_id', 300, { hint: text('people.hint.manager'), suggestions: managers.map(nameAndAddress) }),
      select('employment_type', fieldLabel('employment_type'), [['', text('people.unknown')], ...employmentTypes()], {
        value: values.employment_type?.[0],
        optional: true,
      }),
    ),
    columns(date('start_date'), date('last_day', text('people.hint.lastDay'))),
    columns(
      textField('employee_number', 40, { hint: text('people.hint.employeeNumber') }),
      textField('external_id', 255, { hint: text('people.hint.externalId') }),
    ),
    between(html`<h2>${text('people.group.workingDays')}</h2>`),
    workPatternFields(values),
  ]
}

/** Returns the fields for the part of each weekday on which a person works. */
export const workPatternFields =
  (values: FieldValues): Field =>
  (state) =>
    html`<div class="columns days">${weekdays.map((day) =>
      select(`work_pattern.${day}`, text(`people.weekday.${day}`), dayParts(), {
        value: values[`work_pattern.${day}`]?.[0] ?? '1',
      })(state),
    )}</div>`

/** Returns the values of the fields for the working days. A new person works full days from Monday to Friday. */
export const workPatternValues = (pattern: Person['work_pattern'] | undefined): FieldValues =>
  Object.fromEntries(
    weekdays.map((day) => [
      `work_pattern.${day}`,
      [String(pattern?.[day] ?? (day === 'sat' || day === 'sun' ? 0 : 1))],
    ]),
  )

/** Reads the submitted working days. */
export function readWorkPattern(form: SubmittedForm): Person['work_pattern'] {
  const part = (day: (typeof weekdays)[number]): number => form.number(`work_pattern.${day}`)
  return {
    mon: part('mon'),
    tue: part('tue'),
    wed: part('wed'),
    thu: part('thu'),
    fri: part('fri'),
    sat: part('sat'),
    sun: part('sun'),
  }
}

/** Reads the submitted person, with all members of the body. */
export async function readPerson(
  context: PageContext,
  form: SubmittedForm,
): Promise<Required<Omit<PersonCreate, 'metadata' | 'custom_fields' | 'department_id' | 'end_date' | 'end_kind'>>> {
  const manager = form.optional('manager_id')
  return {
    first_name: form.text('first_name'),
    last_name: form.text('last_name'),
    preferred_name: form.nullable('preferred_name'),
    email: form.text('email'),
    phone: form.nullable('phone'),
    address: form.nullable('address'),
    postal_address: readAddress(form),
    date_of_birth: form.nullableDate('date_of_birth'),
    job_title: form.nullable('job_title'),
    department: form.nullable('department'),
    location_id: form.optionalNumber('location_id') ?? null,
    manager_id: manager === undefined ? null : (await findOnePerson(context, 'manager_id', manager)).id,
    employment_type: form.nullable('employment_type') as PersonCreate['employment_type'] & {},
    start_date: form.nullableDate('start_date'),
    last_day: form.nullableDate('last_day'),
    employee_number: form.nullable('employee_number'),
    external_id: form.nullable('external_id'),
    work_pattern: readWorkPattern(form),
  }
}

/** The choices of fields. The choices for managers are the first 200 people. */
interface FieldChoices extends Record<'departments' | 'locations', Choice[]> {
  managers: Person[]
}

export async function choicesFor(context: PageContext, except?: Person): Promise<FieldChoices> {
  const { data } = await context.api.people.list({ limit: 200, sort: 'last_name' })
  const managers = data.filter(({ id, status }) => id !== except?.id && status !== 'terminated')
  return { managers, ...(await placeChoices(context)) }
}
