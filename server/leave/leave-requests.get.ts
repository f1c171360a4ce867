import type { Operation } from '../operation/contract.ts'
import { findLeaveRequest } from './lock-leave-request.ts'
import { presentLeaveRequest } from './present-leave-request.ts'

/** One request; an employee sees their own. */
export const leaveRequestsGet: Operation<'leaveRequests.get'> = async ({
  path: { id },
  principal: { business_id, limited_to_person },
  em,
}) => {
  const row = await findLeaveRequest(em, { business_id, id, limited_to_person })
  return { status: 200, body: { success: true, data: presentLeaveRequest(row) } }
}
