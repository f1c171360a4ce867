import type { Person } from '../../../sdk/src/index.ts'
import { text } from '../../texts/english.ts'
import { unlessRefused } from '../failures.ts'
import type { PageContext } from '../page-context.ts'

/** Returns the name that documents and payslips show. */
export const fullName = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`

/** Returns the breadcrumbs to the record of a person, for pages below it. */
export const personTrail = (person: Pick<Person, 'id' | 'first_name' | 'last_name'>) =>
  [
    ['/console/people', text('people.title')],
    [`/console/people/${person.id}`, fullName(person)],
  ] as const

/** The maximum number of IDs in a filter of the API. */
const maxIds = 100

/**
 * Reads the names of people, including deleted people. A person that the user may see neither in full nor in the
 * directory is shown by their ID.
 */
export async function personNames({ api }: PageContext, ids: Iterable<number>): Promise<(id: number) => string> {
  const names = new Map<number, string>()
  const distinctIds = [...new Set(ids)]
  const read = async (from: number) => {
    const query = { ids: distinctIds.slice(from, from + maxIds), include_deleted: true, limit: maxIds }
    const people = await unlessRefused(api.people.list(query))
    for (const person of people?.data ?? []) names.set(person.id, fullName(person))
  }
  await Promise.all(Array.from({ length: Math.ceil(distinctIds.length / maxIds) }, (_, page) => read(page * maxIds)))
  const otherIds = distinctIds.filter((id) => !names.has(id)).slice(0, maxIds)
  if (otherIds.length > 0) {
    const entries = await unlessRefused(api.directory.list({ ids: otherIds, limit: maxIds }))
    for (const { person_id, name } of entries?.data ?? []) names.set(person_id, name)
  }
  return (id) => names.get(id) ?? text('people.numbered', { id: String(id) })
}

/** Reads the name of one person. A person that the user may not see is shown by their ID. */
export async function personName(context: PageContext, id: number): Promise<string> {
  const name = await personNames(context, [id])
  return name(id)
}
