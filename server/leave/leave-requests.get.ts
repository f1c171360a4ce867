import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { findForDecision } from './lock-leave.ts'
import { showLeaveRequest } from './present-leave-request.ts'

/** Returns a leave request of a person within the caller's reach, or on which the caller may decide as a delegate. */
export const leaveRequestsGet = operation('leaveRequests.get', async (work, { path }) =>
  ok(await showLeaveRequest(work, await findForDecision(work, path.id))),
)
