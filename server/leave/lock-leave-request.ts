import type { EntityManager } from '@mikro-orm/postgresql'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import type { Schemas } from '../operation/contract.ts'
import { illegalTransition, notFound } from '../operation/errors.ts'
import { holdPersonForLeave } from './hold-person-for-leave.ts'
import { type LeaveRequestRow, leaveRequestColumns } from './present-leave-request.ts'

interface Wanted {
  business_id: number
  id: number
  /** Set for a caller who may see their own alone. */
  limited_to_person?: number | undefined
}

/** @throws {ApiError} 404 when there is no such request that the caller may see */
export async function findLeaveRequest(
  em: EntityManager,
  { business_id, id, limited_to_person }: Wanted,
): Promise<LeaveRequestRow> {
  const row = await selectLeaveRequest(em, { business_id, id, limited_to_person }).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Reads a request for a change and keeps others from changing it, or other leave of its person, until the transaction
 * ends. Leave of somebody who is deleted is no longer changed.
 *
 * @throws {ApiError} 404 when there is no such request that the caller may see, or its person is deleted
 */
export async function lockLeaveRequest(t: EntityManager, wanted: Wanted): Promise<LeaveRequestRow> {
  const { person_id } = await findLeaveRequest(t, wanted)
  await holdPersonForLeave(t, wanted.business_id, person_id)
  const row = await selectLeaveRequest(t, wanted).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** @throws {ApiError} 409 when the state of the request is none of those that allow it */
export function checkStatus({ status }: LeaveRequestRow, allowed: Schemas['LeaveStatus'][], to: string): void {
  if (!allowed.includes(status)) throw illegalTransition(`Leave that is ${status} cannot ${to}.`, status)
}

const selectLeaveRequest = (em: EntityManager, { business_id, id, limited_to_person }: Wanted) =>
  sqlOf(em)
    .selectFrom('leave_requests')
    .select(leaveRequestColumns)
    .where((request) =>
      request.and([
        request('id', '=', id),
        request('business_id', '=', business_id),
        ...given(limited_to_person, (own) => request('person_id', '=', own)),
      ]),
    )
