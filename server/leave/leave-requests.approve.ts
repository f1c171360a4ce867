import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { approveLeave, decisionOf } from './change-leave-status.ts'
import { checkStatus, lockLeaveRequest } from './lock-leave-request.ts'
import { planLeave } from './plan-leave.ts'
import { presentLeaveRequest } from './present-leave-request.ts'
import { checkMayDecideFor } from './reach.ts'

/** Approves leave, with its days counted anew: holidays may have come, or the work pattern changed, since. */
export const leaveRequestsApprove: Operation<'leaveRequests.approve'> = ({
  path: { id },
  header,
  principal,
  em,
  origin,
}) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const request = await lockLeaveRequest(t, { business_id, id })
    await checkMayDecideFor(t, principal, request.person_id)
    checkStatus(request, ['requested'], 'be approved')
    checkIfMatch(header['If-Match'], request.version)
    const plan = await planLeave(t, business_id, request, { isDecided: true })
    const row = await approveLeave(t, { principal, origin }, request, plan, decisionOf(principal))
    return { status: 200, body: { success: true, data: presentLeaveRequest(row) } }
  })
