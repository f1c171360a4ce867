import type { PersonChange } from '../../../sdk/src/index.ts'
import { unlessRefused } from '../failures.ts'
import type { PageContext } from '../page-context.ts'

/** Reads the change of a record that waits for approval; undefined if there is none or the user may not see it. */
export async function readPending({ api }: PageContext, person_id: number): Promise<PersonChange | undefined> {
  const page = await unlessRefused(api.personChanges.list({ person_id, status: 'pending', limit: 1 }))
  return page?.data[0]
}
