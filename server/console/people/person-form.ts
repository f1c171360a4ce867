import type { Person, PersonCreate } from '../../../sdk/src/index.ts'
import type { FieldValues } from '../../pages/comparison.ts'
import { between, type Choice, columns, type Field, input, select, textarea } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import type { PageContext } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'
import { onePerson } from './find-person.ts'
import { employmentTypes, nameAndAddress, weekdays, workedParts } from './person-words.ts'
import { placeChoices } from './place-choices.ts'

/** Every field of the form, by the member of the body that it is about. */
export const fieldLabels: Record<string, string> = {
  first_name: 'First name',
  last_name: 'Family name',
  preferred_name: 'Preferred name',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Postal address',
  date_of_birth: 'Date of birth',
  job_title: 'Job title',
  department: 'Department',
  location_id: 'Location',
  manager_id: 'Manager',
  employment_type: 'Employment type',
  start_date: 'Start date',
  last_day: 'Last day',
  employee_number: 'Employee number',
  external_id: 'External id',
  ...Object.fromEntries(weekdays.map(([day, name]) => [`work_pattern.${day}`, name])),
}

const required = new Set(['first_name', 'last_name', 'email'])

/** What the fields hold for a person; full days from Monday to Friday for one who is not there yet. */
export function valuesOf(person: Person | undefined, manager: Person | undefined): FieldValues {
  const pattern = person?.work_pattern
  return Object.fromEntries(
    Object.keys(fieldLabels).map((name): [string, string[]] => {
      const [, day] = name.split('.') as [string, (typeof weekdays)[number][0] | undefined]
      if (day !== undefined) return [name, [String(pattern?.[day] ?? (day === 'sat' || day === 'sun' ? 0 : 1))]]
      if (name === 'manager_id') return [name, [manager === undefined ? '' : nameAndAddress(manager)]]
      return [name, [String(person?.[name as keyof Person] ?? '')]]
    }),
  )
}

/**
 * The fields of a person in groups.
 *
 * @param offered - what the browser offers to choose from
 */
export function personFields(values: FieldValues, { managers, departments, locations }: Offered): Field[] {
  const text = (name: string, maxlength: number, options: Parameters<typeof input>[2] = {}): Field =>
    input(name, fieldLabels[name] ?? name, {
      value: values[name]?.[0],
      maxlength,
      optional: !required.has(name),
      autocomplete: 'off',
      ...options,
    })
  const date = (name: string, hint?: string): Field =>
    text(name, 10, { type: 'date', ...(hint !== undefined && { hint }) })
  return [
    between(html`<h2>Person</h2>`),
    columns(text('first_name', 100), text('last_name', 100)),
    columns(text('email', 254, { type: 'email' }), text('phone', 40)),
    columns(
      text('preferred_name', 100, { hint: 'The name in the leave calendar, if it is not the first name.' }),
      date('date_of_birth'),
    ),
    textarea('address', 'Postal address', {
      value: values.address?.[0],
      rows: 4,
      maxlength: 300,
      optional: true,
      hint: 'As on a letter, line by line. Payslips show it.',
    }),
    between(html`<h2>Employment</h2>`),
    text('job_title', 200),
    columns(
      text('department', 200, {
        hint: 'A new name adds a department.',
        suggestions: departments.map(([, name]) => name),
      }),
      select('location_id', 'Location', [['', 'Unknown'], ...locations], {
        value: values.location_id?.[0],
        optional: true,
      }),
    ),
    columns(
      text('manager_id', 300, { hint: 'A name or an e-mail address.', suggestions: managers.map(nameAndAddress) }),
      select('employment_type', 'Employment type', [['', 'Unknown'], ...employmentTypes], {
        value: values.employment_type?.[0],
        optional: true,
      }),
    ),
    columns(date('start_date'), date('last_day', 'Of the employment, if its end is known.')),
    columns(
      text('employee_number', 40, { hint: 'Payslips show it.' }),
      text('external_id', 255, { hint: 'The id of the person in another system of yours.' }),
    ),
    between(html`<h2>Working days</h2>`),
    (place) =>
      html`<div class="columns days">${weekdays.map(([day, name]) =>
        select(`work_pattern.${day}`, name, workedParts, { value: values[`work_pattern.${day}`]?.[0] ?? '1' })(place),
      )}</div>`,
  ]
}

/** What the form says about a person: all members of the body. */
export async function bodyOf(
  visit: PageContext,
  form: SentForm,
): Promise<Required<Omit<PersonCreate, 'metadata' | 'department_id' | 'end_date'>>> {
  const manager = form.optional('manager_id')
  const part = (day: (typeof weekdays)[number][0]): number => form.number(`work_pattern.${day}`)
  return {
    first_name: form.text('first_name'),
    last_name: form.text('last_name'),
    preferred_name: form.nullable('preferred_name'),
    email: form.text('email'),
    phone: form.nullable('phone'),
    address: form.nullable('address'),
    date_of_birth: form.nullable('date_of_birth'),
    job_title: form.nullable('job_title'),
    department: form.nullable('department'),
    location_id: form.optionalNumber('location_id') ?? null,
    manager_id: manager === undefined ? null : (await onePerson(visit, 'manager_id', manager)).id,
    employment_type: form.nullable('employment_type') as PersonCreate['employment_type'] & {},
    start_date: form.nullable('start_date'),
    last_day: form.nullable('last_day'),
    employee_number: form.nullable('employee_number'),
    external_id: form.nullable('external_id'),
    work_pattern: {
      mon: part('mon'),
      tue: part('tue'),
      wed: part('wed'),
      thu: part('thu'),
      fri: part('fri'),
      sat: part('sat'),
      sun: part('sun'),
    },
  }
}

/** What a form offers to choose from: of managers all, unless there are many. */
interface Offered extends Record<'departments' | 'locations', Choice[]> {
  managers: Person[]
}

export async function offeredFor(visit: PageContext, except?: Person): Promise<Offered> {
  const { data } = await visit.api.people.list({ limit: 200, sort: 'last_name' })
  const managers = data.filter(({ id, status }) => id !== except?.id && status !== 'terminated')
  return { managers, ...(await placeChoices(visit)) }
}
