import { notFound } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Change, Work } from '../operation/work.ts'
import { lockPersonForLeave } from './lock-person-for-leave.ts'
import { type LeaveRequestRow, leaveRequestColumns } from './present-leave-request.ts'

/** @throws {ApiError} 404 when there is no such request, or its person is beyond the caller's reach */
export async function findLeaveRequest(work: Work<Principal>, id: number): Promise<LeaveRequestRow> {
  const row = await selectLeaveRequest(work, id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Reads a request and locks it: nobody else changes it, or other leave of its person, until the transaction ends. Leave
 * of a person who was deleted or erased can no longer change.
 *
 * @throws {ApiError} 404 when there is no such request, its person was deleted or erased, or is beyond the caller's reach
 */
export async function lockLeaveRequest(work: Change<Principal>, id: number): Promise<LeaveRequestRow> {
  const { person_id } = await findLeaveRequest(work, id)
  await lockPersonForLeave(work, person_id)
  const row = await selectLeaveRequest(work, id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const selectLeaveRequest = (work: Work<Principal>, id: number) =>
  work.db
    .selectFrom('leave_requests')
    .select(leaveRequestColumns)
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .where(withinReach('leave_requests.person_id', work, work.by.reach))
