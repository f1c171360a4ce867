import type { Person } from '../../../sdk/src/index.ts'
import { type Field, hidden, input } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { fullName } from '../people/person-name.ts'
import { asked, type Visit } from '../visit.ts'

/** Whom a page is to be about, as its query says. */
interface Whose {
  person?: Person
  /** What was typed. */
  text: string
  /** Those who could be meant by a name, when they are none or several. */
  matches?: Person[]
}

/**
 * The person in the query: `person_id`, or `person` with a name or a part of it. A name that was typed over that of
 * `person_id` counts.
 */
export async function whoseAsked(visit: Visit): Promise<Whose> {
  const { api, address } = visit
  const [id, text] = [asked(visit, 'person_id'), asked(visit, 'person')]
  if (id !== undefined && (text !== undefined || !address.searchParams.has('person'))) {
    const person = await api.people.get(Number(id))
    if (text === undefined || text === fullName(person)) return { person, text: fullName(person) }
  }
  if (text === undefined) return { text: '' }
  const { data } = await api.people.list({ q: text, limit: 10, sort: 'last_name' })
  const [first] = data
  return data.length === 1 && first !== undefined ? { person: first, text: fullName(first) } : { text, matches: data }
}

/** Fields that ask for a person by name. */
export const whoseFields = ({ person, text }: Whose, label = 'Person'): Field[] => [
  ...(person === undefined ? [] : [hidden('person_id', person.id)]),
  input('person', label, { type: 'search', value: text, maxlength: 200 }),
]

/** When a name is not that of one person: who could be meant. */
export function whichPerson({ address }: Visit, matches: readonly Person[]): Html {
  if (matches.length === 0) return html`<p>Nobody whom you may see has that name.</p>`
  const links = matches.map((person) => {
    const query = new URLSearchParams(address.search)
    query.delete('person')
    query.delete('cursor')
    query.set('person_id', String(person.id))
    const more = [person.job_title, person.department].filter(Boolean).join(', ')
    return html`<li><a href="${address.pathname}?${query.toString()}">${fullName(person)}</a> <span class="soft">${more}</span></li>`
  })
  return html`<p>Who is it?</p><ul>${links}</ul>`
}
