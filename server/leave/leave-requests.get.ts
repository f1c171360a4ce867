import { ok } from '../operation/answer.ts'
import { operation } from '../operation/operation.ts'
import { findLeaveRequest } from './lock-leave-request.ts'
import { showLeaveRequest } from './show-leave-request.ts'

/** One request, of a person whom the caller reaches. */
export const leaveRequestsGet = operation('leaveRequests.get', async (work, { path }) =>
  ok(await showLeaveRequest(work, await findLeaveRequest(work, path.id))),
)
