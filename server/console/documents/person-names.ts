import { WorkforceError } from '../../../sdk/src/index.ts'
import type { Visit } from '../visit.ts'

interface Named {
  first_name: string
  last_name: string
}

export const fullName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`

/** What people are called, by their ids. Records that are gone, or that are not for the visitor, are called by their id. */
export async function personNames({ api }: Visit, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const entries = [...new Set(ids)].map(async (id) => {
    try {
      return [id, fullName(await api.people.get(id))] as const
    } catch (error) {
      if (!(error instanceof WorkforceError) || ![403, 404].includes(error.status ?? 0)) throw error
      return [id, `Person ${id}`] as const
    }
  })
  return new Map(await Promise.all(entries))
}
