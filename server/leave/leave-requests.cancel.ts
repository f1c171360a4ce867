import { readDecisionLimits } from '../access/users/decision-limits.ts'
import { readToday } from '../business/today.ts'
import { checkScopes } from '../operation/check-scopes.ts'
import { illegalTransition } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { cancelLeave } from './change-leave-status.ts'
import { leaveRequestStates } from './leave-request.states.ts'
import { lockLeaveRequest } from './lock-leave.ts'
import { showLeaveRequest } from './present-leave-request.ts'

/** Cancels leave. From the first day of the leave on, this requires the rights of an approver. */
export const leaveRequestsCancel = change('leaveRequests.cancel', async (work, { path, header }) => {
  const request = await lockLeaveRequest(work, path.id)
  leaveRequestStates.check(request.status, 'cancel')
  if (request.start_date <= (await readToday(work))) {
    const { isOwn } = await readDecisionLimits(work)
    const message = 'Leave that has begun can only be cancelled by somebody who decides on it.'
    if (isOwn(request)) throw illegalTransition(message, request.status)
    checkScopes(work.by, ['leave:approve'])
  }
  checkIfMatch(header['If-Match'], request.version, `Leave request ${path.id}`)
  return ok(await showLeaveRequest(work, await cancelLeave(work, request)))
})
