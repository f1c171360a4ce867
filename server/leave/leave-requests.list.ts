import { given } from '../db/given.ts'
import { list } from '../operation/answer.ts'
import type { RequestOf } from '../operation/contract.ts'
import { decodeCursor, idPosition, pageOf } from '../operation/cursor.ts'
import { operation } from '../operation/operation.ts'
import { prepare } from '../operation/prepare.ts'
import type { Reach } from '../operation/principal.ts'
import { withinReach } from '../people/within-reach.ts'
import { checkVisible } from './check-visible.ts'
import { leaveRequestColumns } from './present-leave-request.ts'
import { leavePresenter } from './show-leave-request.ts'

interface Values extends Reach, Omit<RequestOf<'leaveRequests.list'>['query'], 'limit' | 'cursor'> {
  after: number | undefined
  count: number
}

const selectLeaveRequests = prepare((db, business, { after, count, ...filters }: Values) =>
  db
    .selectFrom('leave_requests')
    .select(leaveRequestColumns)
    .where((request) =>
      request.and([
        request('business_id', '=', business.business_id),
        withinReach('leave_requests.person_id', business, filters),
        ...given(after, (id) => request('id', '>', id)),
        ...given(filters.person_id, (person) => request('person_id', '=', person)),
        ...given(filters.leave_type_id, (type) => request('leave_type_id', '=', type)),
        ...given(filters.status, (state) => request('status', '=', state)),
        ...given(filters.external_id, (theirs) => request('external_id', '=', theirs)),
        ...given(filters.updated_since, (time) => request('updated_at', '>=', time)),
        ...given(filters.from, (date) => request('end_date', '>=', date)),
        ...given(filters.to, (date) => request('start_date', '<=', date)),
      ]),
    )
    .orderBy('id')
    .limit(count),
)

/** Requests for leave of the people whom the caller reaches, by id. */
export const leaveRequestsList = operation('leaveRequests.list', async (work, { query }) => {
  const { limit = 25, cursor, ...filters } = query
  const after = decodeCursor(cursor, idPosition)
  await checkVisible(work, filters)
  const rows = await selectLeaveRequests.execute(work, { ...filters, ...work.by.reach, after, count: limit + 1 })
  const page = pageOf(rows, limit)
  return list(page, await leavePresenter(work, page.rows))
})
