import type { Person, PersonStatus } from '../../../sdk/src/index.ts'
import { badge, type Tone } from '../../pages/components.ts'
import type { Choice } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { fullName } from './person-name.ts'

/** Returns the name with the email address, which is unique: `Ada Lovelace <ada@example.com>`. */
export const nameAndAddress = (person: Pick<Person, 'first_name' | 'last_name' | 'email'>): string =>
  `${fullName(person)} <${person.email}>`

export const personLink = (person: Pick<Person, 'id' | 'first_name' | 'last_name'>): Html =>
  html`<a href="/console/people/${person.id}">${fullName(person)}</a>`

const tones: Record<PersonStatus, Tone> = { pending: 'now', active: 'good', terminated: 'soft' }

export function statusBadge({
  status,
  deleted_at,
  erased_at,
}: Pick<Person, 'status' | 'deleted_at' | 'erased_at'>): Html {
  if (deleted_at !== null) return badge(text('people.deleted'), 'soft')
  if (erased_at !== null) return badge(text('people.erased'), 'soft')
  return badge(text(`people.status.${status}`), tones[status])
}

export const statusChoices = (): Choice[] =>
  (['pending', 'active', 'terminated'] as const).map((status) => [status, text(`people.status.${status}`)])

export const employmentTypes = (): Choice[] =>
  (['full_time', 'part_time', 'casual', 'contractor'] as const).map((type) => [type, text(`people.employment.${type}`)])

/** Returns the label of an employment type. A type without a label is returned unchanged. */
export const employmentType = (value: string): string =>
  employmentTypes().find(([type]) => type === value)?.[1] ?? value

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Returns the parts of a working day as choices. */
export const dayParts = (): Choice[] => [
  ['1', text('people.dayPart.1')],
  ['0.5', text('people.dayPart.0_5')],
  ['0', text('people.dayPart.0')],
]
