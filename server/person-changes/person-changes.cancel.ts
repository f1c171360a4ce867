import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { cancelRequest } from './change-request-status.ts'
import { lockPersonChange } from './find-person-change.ts'
import { personChangeStates } from './person-change.states.ts'
import { showPersonChange } from './present-person-change.ts'

/** Cancels a pending change request. */
export const personChangesCancel = change('personChanges.cancel', async (work, { path: { id }, header }) => {
  const { request } = await lockPersonChange(work, id)
  personChangeStates.check(request.status, 'cancel')
  checkIfMatch(header['If-Match'], request.version, `Change request ${id}`)
  return ok(await showPersonChange(work, await cancelRequest(work, request)))
})
