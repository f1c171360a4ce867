import { ok } from '../operation/answer.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { checkMayDecideOn } from './balances/own-leave.ts'
import { rejectLeave } from './change-leave-status.ts'
import { leaveRequestStates } from './leave-request.states.ts'
import { lockLeaveRequest } from './lock-leave-request.ts'
import { showLeaveRequest } from './show-leave-request.ts'

/** Rejects leave, with a note that says why. */
export const leaveRequestsReject = change('leaveRequests.reject', async (work, { path, header, body }) => {
  const request = await lockLeaveRequest(work, path.id)
  await checkMayDecideOn(work, request)
  leaveRequestStates.check(request.status, 'reject')
  checkIfMatch(header['If-Match'], request.version, `Leave request ${path.id}`)
  return ok(await showLeaveRequest(work, await rejectLeave(work, request, body.note)))
})
