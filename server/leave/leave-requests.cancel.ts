import { readToday } from '../business/today.ts'
import { ok } from '../operation/answer.ts'
import { forbidden, illegalTransition } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { cancelLeave } from './change-leave-status.ts'
import { leaveRequestStates } from './leave-request.states.ts'
import { lockLeaveRequest } from './lock-leave-request.ts'
import { presentLeaveRequest } from './present-leave-request.ts'
import { relationTo } from './relation-to-person.ts'

/** Cancels leave: the caller's own before it begins, that of people below them at any time. */
export const leaveRequestsCancel = change('leaveRequests.cancel', async (work, { path, header }) => {
  const request = await lockLeaveRequest(work, path.id)
  const { is_own, is_above } = await relationTo(work, request)
  if (!is_own && !is_above) throw forbidden()
  leaveRequestStates.check(request.status, 'cancel')
  if (is_own && request.start_date <= (await readToday(work))) {
    const message = 'Leave that has begun can only be cancelled by somebody who decides on it.'
    throw illegalTransition(message, request.status)
  }
  checkIfMatch(header['If-Match'], request.version)
  return ok(presentLeaveRequest(await cancelLeave(work, request)))
})
