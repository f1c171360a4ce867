import { checkMayDecide } from '../access/users/decision-limits.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { checkStep } from './approval/decide-on-step.ts'
import { rejectLeave } from './change-leave-status.ts'
import { leaveRequestStates } from './leave-request.states.ts'
import { lockForDecision } from './lock-leave.ts'
import { showLeaveRequest } from './present-leave-request.ts'

/** Rejects leave, with a note that gives the reason. */
export const leaveRequestsReject = change('leaveRequests.reject', async (work, { path, header, body }) => {
  const { previous, request } = await lockForDecision(work, path.id)
  await checkMayDecide(work, request)
  leaveRequestStates.check(request.status, 'reject')
  checkIfMatch(header['If-Match'], request.version, `Leave request ${path.id}`)
  const on_behalf_of = await checkStep(work, previous.steps, request)
  return ok(await showLeaveRequest(work, await rejectLeave(work, request, { decision_note: body.note, on_behalf_of })))
})
