import { isNullInRow } from '../db/is-null.ts'
import { type ApiError, notFound } from '../operation/errors.ts'
import type { Principal, Reach } from '../operation/principal.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Change, Work } from '../operation/work.ts'
import type { WorkPattern } from './count-days.ts'
import { readDelegatedRequests } from './delegates/delegated-requests.ts'
import { type LeaveRequestRow, leaveRequestColumns } from './present-leave-request.ts'

/** The columns of a person that affect how the days of their leave are counted, and its limits. */
interface PersonOnLeave {
  start_date: string | null
  end_date: string | null
  work_pattern: WorkPattern
  /** The location that determines the person's holidays. */
  location_id: number | null
  department_id: number | null
}

/**
 * Locks a person, so that their leave and employment do not change until the transaction ends. Every change of leave
 * takes this lock first, to prevent deadlocks.
 *
 * @param missing - creates the error for a person who is deleted, erased or not in the business
 * @throws {ApiError} the error that `missing` creates, by default 404
 */
export async function lockPersonForLeave(
  { db, business_id }: Change,
  id: number,
  missing: () => ApiError = notFound,
): Promise<PersonOnLeave> {
  const row = await db
    .selectFrom('people')
    .select(['start_date', 'end_date', 'work_pattern', 'location_id', 'department_id'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where(isNullInRow('people.deleted_at'))
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw missing()
  return row
}

/**
 * Reads a leave request.
 *
 * @throws {ApiError} 404 if the request does not exist, or its person is outside the caller's reach
 */
export async function findLeaveRequest(work: Work<Principal>, id: number): Promise<LeaveRequestRow> {
  const row = await selectLeaveRequest(work, id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Reads a leave request for a decision: also one on which the caller may decide as a delegate.
 *
 * @throws {ApiError} 404 if the request does not exist, or the caller neither reaches its person nor is a delegate
 */
export async function findForDecision(work: Work<Principal>, id: number): Promise<LeaveRequestRow> {
  const reached = await selectLeaveRequest(work, id).executeTakeFirst()
  const row = reached ?? (await (await selectDelegated(work, id))?.query.executeTakeFirst())
  if (!row) throw notFound()
  return row
}

/**
 * Reads a request and locks it together with its person (`lockPersonForLeave`).
 *
 * @throws {ApiError} 404 if the request does not exist, or its person is deleted, erased or outside the caller's reach
 */
export async function lockLeaveRequest(work: Change<Principal>, id: number): Promise<LeaveRequestRow> {
  const { person_id } = await findLeaveRequest(work, id)
  await lockPersonForLeave(work, person_id)
  const request = await selectLeaveRequest(work, id).forUpdate().executeTakeFirst()
  if (!request) throw notFound()
  return request
}

/**
 * Locks a request like `lockLeaveRequest`, also for a delegate.
 *
 * @returns the locked request, and the request as it was before the transaction waited for the lock
 */
export async function lockForDecision(
  work: Change<Principal>,
  id: number,
): Promise<{ previous: LeaveRequestRow; request: LeaveRequestRow }> {
  const previous = await findForDecision(work, id)
  await lockPersonForLeave(work, previous.person_id)
  const reached = await selectLeaveRequest(work, id).forUpdate().executeTakeFirst()
  const request = reached ?? (await (await selectDelegated(work, id))?.query.forUpdate().executeTakeFirst())
  if (!request) throw notFound()
  return { previous, request }
}

/** Builds a query of a request outside the caller's reach; undefined unless the caller is a delegate in it. */
async function selectDelegated(work: Work<Principal>, id: number) {
  const [delegated] = await readDelegatedRequests(work, id)
  return delegated === undefined ? undefined : { query: selectLeaveRequest(work, delegated, {}) }
}

const selectLeaveRequest = (work: Work<Principal>, id: number, reach: Reach = work.by.reach) =>
  work.db
    .selectFrom('leave_requests')
    .select(leaveRequestColumns)
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .where(withinReach('leave_requests.person_id', work, reach))
