import { WorkforceError } from '../../../sdk/src/index.ts'
import type { Visit } from '../visit.ts'

interface Named {
  first_name: string
  last_name: string
}

export const fullName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`

/** What a person is called. A record that is gone, or that is not for the visitor, is called by its id. */
export async function personName({ api, me }: Visit, id: number): Promise<string> {
  if (me.person_id === id) return me.name
  try {
    return fullName(await api.people.get(id))
  } catch (error) {
    if (error instanceof WorkforceError && (error.status === 403 || error.status === 404)) return `Person ${id}`
    throw error
  }
}
