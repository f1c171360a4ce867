import { type Person, WorkforceError } from '../../../sdk/src/index.ts'
import type { Visit } from '../visit.ts'

/** The name as documents and payslips have it. */
export const fullName = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`

/** What a person is called. A record that is gone, or that is not for the visitor, is called by its id. */
export async function personName({ api }: Visit, id: number): Promise<string> {
  try {
    return fullName(await api.people.get(id))
  } catch (error) {
    if (error instanceof WorkforceError && [403, 404].includes(error.status ?? 0)) return `Person ${id}`
    throw error
  }
}

/** The same of several people, each asked for once. */
export async function personNames(visit: Visit, ids: Iterable<number>): Promise<(id: number) => string> {
  const read = async (id: number): Promise<[number, string]> => [id, await personName(visit, id)]
  const names = new Map(await Promise.all([...new Set(ids)].map(read)))
  return (id) => names.get(id) ?? ''
}
