import { checkMayDecide } from '../access/users/decision-limits.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { rejectLeave } from './change-leave-status.ts'
import { leaveRequestStates } from './leave-request.states.ts'
import { lockLeaveRequest } from './lock-leave.ts'
import { showLeaveRequest } from './present-leave-request.ts'

/** Rejects leave, with a note that gives the reason. */
export const leaveRequestsReject = change('leaveRequests.reject', async (work, { path, header, body }) => {
  const request = await lockLeaveRequest(work, path.id)
  await checkMayDecide(work, request)
  leaveRequestStates.check(request.status, 'reject')
  checkIfMatch(header['If-Match'], request.version, `Leave request ${path.id}`)
  return ok(await showLeaveRequest(work, await rejectLeave(work, request, body.note)))
})
