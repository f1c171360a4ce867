import type { Change } from '../operation/work.ts'
import { cancelLeave } from './change-leave-status.ts'
import { leaveRequestColumns } from './present-leave-request.ts'

interface Leaving {
  person_id: number
  /** The first day on which the person is gone, `YYYY-MM-DD`. */
  date: string
  /** True for a person who is deleted: pending requests are all cancelled, as nobody will decide on them. */
  isDeleted?: boolean
}

/**
 * Cancels the leave of a person who goes: every request that begins on the date or later, each with its event, its
 * audit entry and, where it was approved, its reversal. Leave that has begun by then stays as it is.
 *
 * @param work - has locked the person
 * @returns how many requests were cancelled
 */
export async function cancelLeaveFrom(work: Change, { person_id, date, isDeleted = false }: Leaving): Promise<number> {
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
  return requests.length
}
