import { checkMayDecide } from '../access/users/decision-limits.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { decide } from './change-request-status.ts'
import { lockPersonChange } from './find-person-change.ts'
import { personChangeStates } from './person-change.states.ts'
import { requestParties, showPersonChange } from './present-person-change.ts'

/** Rejects a change request, with a note that gives the reason. */
export const personChangesReject = change('personChanges.reject', async (work, { path: { id }, header, body }) => {
  const { request } = await lockPersonChange(work, id)
  await checkMayDecide(work, requestParties(request))
  personChangeStates.check(request.status, 'reject')
  checkIfMatch(header['If-Match'], request.version, `Change request ${id}`)
  return ok(await showPersonChange(work, await decide(work, request, { status: 'rejected', decision_note: body.note })))
})
