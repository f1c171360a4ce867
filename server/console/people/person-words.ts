import type { Person, PersonStatus } from '../../../sdk/src/index.ts'
import { badge, type Tone } from '../../pages/components.ts'
import type { Choice } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { fullName } from './person-name.ts'

/** A person as mail programs write them: a name that may be there twice, and an address that is not. */
export const nameAndAddress = (person: Pick<Person, 'first_name' | 'last_name' | 'email'>): string =>
  `${fullName(person)} <${person.email}>`

export const personLink = (person: Pick<Person, 'id' | 'first_name' | 'last_name'>): Html =>
  html`<a href="/console/people/${person.id}">${fullName(person)}</a>`

const statuses: Record<PersonStatus, [text: string, tone: Tone]> = {
  pending: ['Not started', 'now'],
  active: ['Active', 'good'],
  terminated: ['Former', 'soft'],
}

export function statusBadge({
  status,
  deleted_at,
  erased_at,
}: Pick<Person, 'status' | 'deleted_at' | 'erased_at'>): Html {
  if (deleted_at !== null) return badge('Deleted', 'soft')
  return erased_at === null ? badge(...statuses[status]) : badge('Erased', 'soft')
}

export const statusChoices: readonly Choice[] = Object.entries(statuses).map(([value, [text]]) => [value, text])

export const employmentTypes: readonly Choice[] = [
  ['full_time', 'Full time'],
  ['part_time', 'Part time'],
  ['casual', 'Casual'],
  ['contractor', 'Contractor'],
]

/** A kind of employment in words; one that is newer than this page stays as it is. */
export const employmentType = (value: string): string =>
  employmentTypes.find(([known]) => known === value)?.[1] ?? value

export const weekdays = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
] as const

export const workedParts: readonly Choice[] = [
  ['1', 'Whole'],
  ['0.5', 'Half'],
  ['0', 'Off'],
]
