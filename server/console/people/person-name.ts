import type { Person } from '../../../sdk/src/index.ts'
import { unlessRefused } from '../failures.ts'
import type { PageContext } from '../page-context.ts'

/** The name as documents and payslips have it. */
export const fullName = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`

/** As many can be asked for at once. */
const mostIds = 100

/** What people are called, also those who were deleted. Whoever is not for the visitor is called by their id. */
export async function personNames({ api }: PageContext, ids: Iterable<number>): Promise<(id: number) => string> {
  const names = new Map<number, string>()
  const wanted = [...new Set(ids)]
  const read = async (from: number) => {
    const query = { ids: wanted.slice(from, from + mostIds), include_deleted: true, limit: mostIds }
    const people = await unlessRefused(api.people.list(query))
    for (const person of people?.data ?? []) names.set(person.id, fullName(person))
  }
  await Promise.all(Array.from({ length: Math.ceil(wanted.length / mostIds) }, (_, page) => read(page * mostIds)))
  return (id) => names.get(id) ?? `Person ${id}`
}

/** The same of one person. */
export async function personName(visit: PageContext, id: number): Promise<string> {
  const name = await personNames(visit, [id])
  return name(id)
}
