import type { EntityManager } from '@mikro-orm/postgresql'
import { readToday } from '../business/today.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { forbidden, illegalTransition } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Principal } from '../operation/principal.ts'
import { cancelLeave } from './change-leave-status.ts'
import { checkStatus, lockLeaveRequest } from './lock-leave-request.ts'
import { type LeaveRequestRow, presentLeaveRequest } from './present-leave-request.ts'
import { relationTo } from './reach.ts'

/** Cancels leave: one's own before it begins, that of others for who decides on it. */
export const leaveRequestsCancel: Operation<'leaveRequests.cancel'> = ({
  path: { id },
  header,
  principal,
  em,
  origin,
}) =>
  inTransaction(em, async (t) => {
    const { business_id, limited_to_person } = principal
    const request = await lockLeaveRequest(t, { business_id, id, limited_to_person })
    const isOwn = await checkMayCancel(t, principal, request)
    checkStatus(request, ['requested', 'approved'], 'be cancelled')
    if (isOwn && request.start_date <= (await readToday(t, business_id))) {
      throw illegalTransition('Leave that has begun is cancelled by who decides on it.', request.status)
    }
    checkIfMatch(header['If-Match'], request.version)
    const row = await cancelLeave(t, { principal, origin }, request)
    return { status: 200, body: { success: true, data: presentLeaveRequest(row) } }
  })

/** @returns whether it is the caller's own leave */
async function checkMayCancel(
  t: EntityManager,
  principal: Principal,
  { person_id }: LeaveRequestRow,
): Promise<boolean> {
  const { is_own, is_over_all, is_manager } = await relationTo(t, principal, person_id)
  if (!is_own && !is_over_all && !is_manager) throw forbidden()
  return is_own
}
