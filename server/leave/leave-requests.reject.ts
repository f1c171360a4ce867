import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { rejectLeave } from './change-leave-status.ts'
import { checkStatus, lockLeaveRequest } from './lock-leave-request.ts'
import { presentLeaveRequest } from './present-leave-request.ts'
import { checkMayDecideFor } from './reach.ts'

/** Rejects leave, with a note that says why. */
export const leaveRequestsReject: Operation<'leaveRequests.reject'> = ({
  path: { id },
  header,
  body,
  principal,
  em,
  origin,
}) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const request = await lockLeaveRequest(t, { business_id, id })
    await checkMayDecideFor(t, principal, request.person_id)
    checkStatus(request, ['requested'], 'be rejected')
    checkIfMatch(header['If-Match'], request.version)
    const row = await rejectLeave(t, { principal, origin }, request, body.note)
    return { status: 200, body: { success: true, data: presentLeaveRequest(row) } }
  })
