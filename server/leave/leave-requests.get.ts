import { ok } from '../operation/answer.ts'
import { operation } from '../operation/operation.ts'
import { findLeaveRequest } from './lock-leave-request.ts'
import { presentLeaveRequest } from './present-leave-request.ts'

/** One request, of a person whom the caller reaches. */
export const leaveRequestsGet = operation('leaveRequests.get', async (work, { path }) =>
  ok(presentLeaveRequest(await findLeaveRequest(work, path.id))),
)
