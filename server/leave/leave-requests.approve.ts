import { checkMayDecide } from '../access/users/decision-limits.ts'
import { readClock } from '../business/clock.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { approveSteps, checkStep } from './approval/decide-on-step.ts'
import { recordSteps } from './approval/record-steps.ts'
import { currentStep } from './approval/steps.ts'
import { approveLeave } from './change-leave-status.ts'
import { leaveRequestStates } from './leave-request.states.ts'
import { lockForDecision } from './lock-leave.ts'
import { planLeave } from './plan-leave.ts'
import { showLeaveRequest } from './present-leave-request.ts'

/**
 * Approves leave, or the current step of its approval. At the end, the days are counted again, because holidays or the
 * work pattern may have changed since the request.
 */
export const leaveRequestsApprove = change('leaveRequests.approve', async (work, { path, header }) => {
  const { previous, request } = await lockForDecision(work, path.id)
  await checkMayDecide(work, request)
  leaveRequestStates.check(request.status, 'approve')
  checkIfMatch(header['If-Match'], request.version, `Leave request ${path.id}`)
  await checkStep(work, previous.steps, request)
  const steps = await approveSteps(work, request, await readClock(work))
  if (currentStep(steps) !== -1) return ok(await showLeaveRequest(work, await recordSteps(work, request, steps)))
  const plan = await planLeave(work, request, { isDecision: true })
  return ok(await showLeaveRequest(work, await approveLeave(work, { ...request, steps }, plan)))
})
