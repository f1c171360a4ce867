import type { PersonalField, PersonalFields, PersonChange } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { fieldLabel } from '../people/person-form.ts'
import { addressLines } from '../postal-address/address-lines.ts'

const tones = { pending: 'warn', approved: 'good', rejected: 'bad', cancelled: 'soft' } as const

export function changeBadge({ status }: PersonChange): Html {
  const known = Object.hasOwn(tones, status) ? (status as keyof typeof tones) : undefined
  return known === undefined ? badge(status) : badge(text(`personChanges.status.${known}`), tones[known])
}

/** Returns the names of the requested members. */
export const requestedFields = ({ requested }: PersonChange): PersonalField[] =>
  Object.keys(requested) as PersonalField[]

/** Returns the labels of the requested members, in one line. */
export const fieldNames = (change: PersonChange): string => requestedFields(change).map(fieldLabel).join(', ')

/** Renders the value of a member as readers see it. */
export function fieldValue(formats: Formats, fields: PersonalFields, name: PersonalField): Piece {
  const value = fields[name as keyof PersonalFields] ?? ''
  if (value === '') return ''
  if (typeof value === 'object') return addressLines(value)
  if (name === 'date_of_birth') return formats.day(value)
  return name === 'address' ? html`<span class="letter">${value}</span>` : value
}
