import { readToday } from '../business/today.ts'
import { ok } from '../operation/answer.ts'
import { illegalTransition } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { cancelLeave } from './change-leave-status.ts'
import { leaveRequestStates } from './leave-request.states.ts'
import { lockLeaveRequest } from './lock-leave-request.ts'
import { ownLeaveOf } from './own-leave.ts'
import { presentLeaveRequest } from './present-leave-request.ts'

/** Cancels leave: the caller's own before it begins, that of others within their reach at any time. */
export const leaveRequestsCancel = change('leaveRequests.cancel', async (work, { path, header }) => {
  const request = await lockLeaveRequest(work, path.id)
  leaveRequestStates.check(request.status, 'cancel')
  const isOwn = await ownLeaveOf(work)
  if (isOwn(request) && request.start_date <= (await readToday(work))) {
    const message = 'Leave that has begun can only be cancelled by somebody who decides on it.'
    throw illegalTransition(message, request.status)
  }
  checkIfMatch(header['If-Match'], request.version)
  return ok(presentLeaveRequest(await cancelLeave(work, request)))
})
