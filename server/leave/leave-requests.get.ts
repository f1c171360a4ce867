import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { findLeaveRequest } from './lock-leave.ts'
import { showLeaveRequest } from './present-leave-request.ts'

/** Returns a leave request of a person within the caller's reach. */
export const leaveRequestsGet = operation('leaveRequests.get', async (work, { path }) =>
  ok(await showLeaveRequest(work, await findLeaveRequest(work, path.id))),
)
