import type { Change } from '../operation/work.ts'
import { cancelLeave } from './change-leave-status.ts'
import { leaveRequestColumns } from './present-leave-request.ts'

interface Departure {
  person_id: number
  /** The first day after the employment, `YYYY-MM-DD`. */
  date: string
  /** True for a deleted person, whose pending requests are all cancelled, as no approver can decide on them. */
  isDeleted?: boolean
}

/**
 * Cancels the leave of a person from a date on: every request that begins then or later, each with its event, its audit
 * entry and, if it was approved, its reversal. Leave that begins earlier does not change.
 *
 * @param work - has locked the person
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
