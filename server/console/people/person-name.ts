import type { Person } from '../../../sdk/src/index.ts'
import { text } from '../../texts/english.ts'
import { unlessRefused } from '../failures.ts'
import type { PageContext } from '../page-context.ts'

/** The name on documents and payslips. */
export const fullName = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`

/** The maximum number of ids in a filter. */
const maxIds = 100

/** The names of people, including deleted ones. People that the user may not see are named by their id. */
export async function personNames({ api }: PageContext, ids: Iterable<number>): Promise<(id: number) => string> {
  const names = new Map<number, string>()
  const distinctIds = [...new Set(ids)]
  const read = async (from: number) => {
    const query = { ids: distinctIds.slice(from, from + maxIds), include_deleted: true, limit: maxIds }
    const people = await unlessRefused(api.people.list(query))
    for (const person of people?.data ?? []) names.set(person.id, fullName(person))
  }
  await Promise.all(Array.from({ length: Math.ceil(distinctIds.length / maxIds) }, (_, page) => read(page * maxIds)))
  return (id) => names.get(id) ?? text('people.numbered', { id: String(id) })
}

/** The name of one person, or of their id. */
export async function personName(context: PageContext, id: number): Promise<string> {
  const name = await personNames(context, [id])
  return name(id)
}
