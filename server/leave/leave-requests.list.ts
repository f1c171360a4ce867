import { z } from 'zod'
import { given } from '../db/given.ts'
import { prepare } from '../db/prepare.ts'
import type { Operation, RequestOf } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { checkNamed } from './check-named.ts'
import { leaveRequestColumns, presentLeaveRequest } from './present-leave-request.ts'

const position = z.int().positive() // the id of the last request of the page before

type Query = RequestOf<'leaveRequests.list'>['query']
interface Filters extends Omit<Query, 'limit' | 'cursor'> {
  business_id: number
  limited_to_person: number | undefined
  after: number | undefined
  count: number
}

const selectLeaveRequests = prepare(
  (
    db,
    {
      business_id,
      limited_to_person,
      after,
      person_id,
      leave_type_id,
      status,
      updated_since,
      from,
      to,
      count,
    }: Filters,
  ) =>
    db
      .selectFrom('leave_requests')
      .select(leaveRequestColumns)
      .where((request) =>
        request.and([
          request('business_id', '=', business_id),
          ...given(limited_to_person, (own) => request('person_id', '=', own)),
          ...given(after, (id) => request('id', '>', id)),
          ...given(person_id, (person) => request('person_id', '=', person)),
          ...given(leave_type_id, (type) => request('leave_type_id', '=', type)),
          ...given(status, (state) => request('status', '=', state)),
          ...given(updated_since, (time) => request('updated_at', '>=', time)),
          ...given(from, (date) => request('end_date', '>=', date)),
          ...given(to, (date) => request('start_date', '<=', date)),
        ]),
      )
      .orderBy('id')
      .limit(count),
)

/** Requests for leave, by id; an employee sees their own. */
export const leaveRequestsList: Operation<'leaveRequests.list'> = async ({ query, principal, em }) => {
  const { business_id, limited_to_person } = principal
  const { limit = 25, cursor, person_id, leave_type_id, status, updated_since, from, to } = query
  const after = decodeCursor(cursor, position)
  await checkNamed(em, principal, { person_id, leave_type_id })
  const rows = await selectLeaveRequests.execute(em, {
    business_id,
    limited_to_person,
    after,
    person_id,
    leave_type_id,
    status,
    updated_since,
    from,
    to,
    count: limit + 1,
  })
  const page = pageOf(rows, limit, ({ id }) => id)
  const data = page.rows.map(presentLeaveRequest)
  return { status: 200, body: { success: true, data, meta: { next_cursor: page.next_cursor } } }
}
