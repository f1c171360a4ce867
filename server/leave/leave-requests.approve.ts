import { checkMayDecide } from '../access/users/decision-limits.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { approveLeave } from './change-leave-status.ts'
import { leaveRequestStates } from './leave-request.states.ts'
import { lockLeaveRequest } from './lock-leave.ts'
import { planLeave } from './plan-leave.ts'
import { showLeaveRequest } from './present-leave-request.ts'

/**
 * Approves leave. The days are counted again, because holidays or the work pattern may have changed since the request.
 */
export const leaveRequestsApprove = change('leaveRequests.approve', async (work, { path, header }) => {
  const request = await lockLeaveRequest(work, path.id)
  await checkMayDecide(work, request)
  leaveRequestStates.check(request.status, 'approve')
  checkIfMatch(header['If-Match'], request.version, `Leave request ${path.id}`)
  const plan = await planLeave(work, request, { isDecision: true })
  return ok(await showLeaveRequest(work, await approveLeave(work, request, plan)))
})
