import type { CustomField, DocumentTemplate, Person } from '../../../sdk/src/index.ts'
import { columns, type Field, textarea } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import type { SubmittedForm } from '../submitted-form.ts'

const prefix = 'merge_data.'

/**
 * Returns the names of the data fields, which are filled in for each document: `data.yearly_salary` → `yearly_salary`.
 */
export const dataFieldNames = ({ merge_fields }: Pick<DocumentTemplate, 'merge_fields'>): string[] =>
  merge_fields.filter((field) => field.startsWith('data.')).map((field) => field.slice('data.'.length))

/** Converts the name of a field to a label: `yearly_salary` → `Yearly salary`. */
const toLabel = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the names of the data fields as text, for lists of templates. */
export const dataFieldList = (template: Pick<DocumentTemplate, 'merge_fields'>): string =>
  dataFieldNames(template)
    .map((name) => name.replaceAll('_', ' '))
    .join(', ') || text('templates.toFillIn.none')

/** Returns the placeholder for a missing value: `[yearly salary]`. */
export const toPlaceholder = (name: string): string => `[${name.replaceAll('_', ' ')}]`

/** Returns a placeholder for each data field in a text, by name. */
export const placeholdersFor = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\{\{\s*data\.([a-z0-9_]+)\s*\}\}/g)].map(([, name = '']) => [name, toPlaceholder(name)]),
  )

/** Returns a form field for each data field of a document. */
export const mergeDataFields = (names: readonly string[], getValue: (name: string) => string | undefined): Field =>
  columns(
    ...names.map((name) =>
      textarea(`${prefix}${name}`, toLabel(name), { value: getValue(name), rows: 1, maxlength: 2000 }),
    ),
  )

/** Reads the submitted merge data. */
export const readMergeData = (form: SubmittedForm): Record<string, string> =>
  Object.fromEntries(
    Object.keys(form.values)
      .filter((name) => name.startsWith(prefix))
      .map((name) => [name.slice(prefix.length), form.text(name)]),
  )

/** Returns the value of a field such as `email`, `postal_address.town` or `custom.shirt_size`. */
function valueIn(person: Person, field: string): unknown {
  const [name = '', part] = field.split('.')
  if (part === undefined) return person[name as keyof Person]
  const group = name === 'custom' ? person.custom_fields : person.postal_address
  return (group as Record<string, unknown> | null)?.[part]
}

/** Returns the fields of a template for which the record of a person has no value. */
export const missingFields = ({ merge_fields }: Pick<DocumentTemplate, 'merge_fields'>, person: Person): string[] =>
  merge_fields
    .filter((field) => field.startsWith('person.'))
    .map((field) => field.slice('person.'.length))
    .filter((name) => (valueIn(person, name) ?? '') === '')
    .map((name) => name.replace('custom.', '').replaceAll(/[_.]/g, ' '))

const otherFields = (): Html => {
  const names =
    'last_name preferred_name email phone address date_of_birth employee_number job_title department start_date end_date postal_address.town'
  return html`${names.split(' ').map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}`
}

/** Returns the custom fields that documents can contain. */
const printable = (fields: readonly CustomField[]): CustomField[] => fields.filter(({ sensitive }) => !sensitive)

const customFieldList = (fields: readonly CustomField[]): Html =>
  html`${fields.map(({ key, label }, index) => html`${index > 0 && ', '}<code>{{person.custom.${key}}}</code> (${label})`)}`

/** Renders the help about the fields that templates can use. */
export const mergeFieldsHelp = (fields: readonly CustomField[]): Html => html`<details>
  <summary>${text('templates.help')}</summary>
  <p>${rich('templates.help.markdown')}</p>
  <div class="scrolled"><table>
    <caption class="spoken">${text('templates.help.caption')}</caption>
    <thead><tr><th scope="col">${text('templates.help.field')}</th><th scope="col">${text('templates.help.value')}</th></tr></thead>
    <tbody>
      <tr><td><code>{{person.first_name}}</code></td><td>${rich('templates.help.person', { fields: otherFields() })}</td></tr>
      ${printable(fields)
        .slice(0, 1)
        .map(
          ({ key }) =>
            html`<tr><td><code>{{person.custom.${key}}}</code></td><td>${rich('templates.help.custom', { fields: customFieldList(printable(fields)) })}</td></tr>`,
        )}
      <tr><td><code>{{data.salary}}</code></td><td>${rich('templates.help.data')}</td></tr>
      <tr><td><code>{{business.name}}</code>, <code>{{business.address}}</code></td><td>${text('templates.help.business')}</td></tr>
      <tr><td><code>{{signature.1}}</code></td><td>${rich('templates.help.signature', { last: '{{signature.5}}' })}</td></tr>
      <tr><td><code>{{document.title}}</code>, <code>{{document.date}}</code></td><td>${text('templates.help.document')}</td></tr>
    </tbody>
  </table></div>
</details>`
