import type { CustomField, PersonalField, PersonalFields, PersonChange } from '../../../sdk/src/index.ts'
import type { Formats } from '../../pages/formats.ts'
import { html, type Piece } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { sensitiveBadge } from '../custom-fields/custom-field-labels.ts'
import { readReferredNames, valueText } from '../custom-fields/value-text.ts'
import type { PageContext } from '../page-context.ts'
import { fieldLabel } from '../people/person-form.ts'
import { addressLines } from '../postal-address/address-lines.ts'
import { readRequestedFields, requestedMembers, visibleFields } from './change-labels.ts'

type Row = readonly [label: string, before: Piece, requested: Piece]

/** Returns the label of each requested member and custom field, with its values before and after the change. */
export async function comparedValues(context: PageContext, change: PersonChange): Promise<Row[]> {
  const { before, requested } = change
  const customFields = await readRequestedFields(context, [change])
  const rows = requestedMembers(change, customFields).map((name): Row => {
    const [left, right] = [before, requested].map((fields) => memberValue(context.formats, fields, name))
    return [fieldLabel(name), left, right]
  })
  return [...rows, ...(await customRows(context, visibleFields(change, customFields), change))]
}

/** Renders the value of a member as readers see it. */
function memberValue(formats: Formats, fields: PersonalFields, name: PersonalField): Piece {
  if (name === 'custom_fields') return html`<span class="soft">${text('personChanges.hiddenValue')}</span>`
  const value = fields[name as Exclude<keyof PersonalFields, 'custom_fields'>] ?? ''
  if (value === '') return ''
  if (typeof value === 'object') return addressLines(value)
  if (name === 'date_of_birth') return formats.day(value)
  return name === 'address' ? html`<span class="letter">${value}</span>` : value
}

async function customRows(
  context: PageContext,
  fields: readonly CustomField[],
  { before, requested }: PersonChange,
): Promise<Row[]> {
  const versions = [before.custom_fields ?? {}, requested.custom_fields ?? {}]
  const names = await Promise.all(
    versions.map((custom_fields) => readReferredNames(context, fields, { custom_fields })),
  )
  return fields.map((field): Row => {
    const [left, right] = versions.map((values, index): Piece => {
      const value = valueText(context, field, values[field.key], names[index] ?? new Map()) ?? ''
      return field.sensitive && value !== '' ? html`${value} ${sensitiveBadge()}` : value
    })
    return [field.label, left, right]
  })
}
