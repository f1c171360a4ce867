import { given } from '../db/given.ts'
import { notFound } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import type { Change, Work } from '../operation/work.ts'
import { lockPersonForLeave } from './lock-person-for-leave.ts'
import { type LeaveRequestRow, leaveRequestColumns } from './present-leave-request.ts'

/** @throws {ApiError} 404 when there is no such request, or the caller may not see it */
export async function findLeaveRequest(work: Work<Principal>, id: number): Promise<LeaveRequestRow> {
  const row = await selectLeaveRequest(work, id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Reads a request and locks it: nobody else changes it, or other leave of its person, until the transaction ends. Leave
 * of a deleted person can no longer change.
 *
 * @throws {ApiError} 404 when there is no such request, the caller may not see it, or its person is deleted
 */
export async function lockLeaveRequest(work: Change<Principal>, id: number): Promise<LeaveRequestRow> {
  const { person_id } = await findLeaveRequest(work, id)
  await lockPersonForLeave(work, person_id)
  const row = await selectLeaveRequest(work, id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const selectLeaveRequest = ({ db, business_id, by }: Work<Principal>, id: number) =>
  db
    .selectFrom('leave_requests')
    .select(leaveRequestColumns)
    .where((request) =>
      request.and([
        request('id', '=', id),
        request('business_id', '=', business_id),
        ...given(by.limited_to_person, (own) => request('person_id', '=', own)),
      ]),
    )
