import type { Change } from '../operation/work.ts'
import { cancelLeave } from './change-leave-status.ts'
import { leaveRequestColumns } from './present-leave-request.ts'

interface Departure {
  person_id: number
  /** The first day after the employment, `YYYY-MM-DD`. */
  date: string
  /**
   * Whether the person is deleted. All their pending requests are then cancelled, because no approver can decide on
   * them.
   */
  isDeleted?: boolean
}

/**
 * Cancels every leave request of a person that begins on a date or later. Each cancellation records an event, an audit
 * entry and, for approved leave, a reversal. Leave that begins earlier does not change.
 *
 * @param work - its transaction has locked the person
 */
export async function cancelLeaveFrom(work: Change, { person_id, date, isDeleted = false }: Departure): Promise<void> {
  const requests = await work.db
    .selectFrom('leave_requests')
    .select(leaveRequestColumns)
    .where('business_id', '=', work.business_id)
    .where('person_id', '=', person_id)
    .where('status', 'in', ['requested', 'approved'])
    .where((leave) =>
      leave.or([leave('start_date', '>=', date), ...(isDeleted ? [leave('status', '=', 'requested')] : [])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const request of requests) await cancelLeave(work, request)
}
