import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { planLeave } from './plan-leave.ts'
import { checkMayAskFor } from './reach.ts'

/** What asking for leave would come to, worked out as asking does, and nothing written. */
export const leaveRequestsPreview: Operation<'leaveRequests.preview'> = ({ body, principal, em }) =>
  inTransaction(em, async (t) => {
    await checkMayAskFor(t, principal, body.person_id)
    const { type, days, breakdown, available } = await planLeave(t, principal.business_id, body)
    const data = {
      person_id: body.person_id,
      leave_type_id: body.leave_type_id,
      start_date: body.start_date,
      end_date: body.end_date,
      start_portion: body.start_portion,
      end_portion: body.end_portion,
      days,
      breakdown,
      status: type.requires_approval ? ('requested' as const) : ('approved' as const),
      available_before: available,
      available_after: available - days,
    }
    return { status: 200, body: { success: true, data } }
  })
