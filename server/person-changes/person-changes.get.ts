import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { findPersonChange } from './find-person-change.ts'
import { showPersonChange } from './present-person-change.ts'

/** Returns a change request of a person within the caller's reach. */
export const personChangesGet = operation('personChanges.get', async (work, { path: { id } }) =>
  ok(await showPersonChange(work, await findPersonChange(work, id))),
)
