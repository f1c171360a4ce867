import { sql } from 'kysely'
import { z } from 'zod'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest, Schemas } from '../operation/contract/contract.ts'
import { listOrders } from '../operation/list-order.ts'
import { report } from '../operation/operation.ts'
import type { Principal, Reach } from '../operation/principal.ts'
import { type Matches, type PageQuery, prepareList } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Work } from '../operation/work.ts'
import { checkReferences } from './check-references.ts'
import { readDelegatedRequests } from './delegates/delegated-requests.ts'
import { type LeaveRequestRow, leavePresenter, leaveRequestColumns } from './present-leave-request.ts'

type Filters = Reach & { delegated?: number[] | undefined } & Omit<
    OperationRequest<'leaveRequests.list'>['query'],
    keyof PageQuery | 'sort'
  >

type Sort = Schemas['LeaveRequestSort']

const requestOrder = listOrders<Sort>({ start_date: [sql`start_date`, z.iso.date()] })

const requests = prepareList((db, business, filters: Filters) =>
  db
    .selectFrom('leave_requests')
    .select(leaveRequestColumns)
    .where((request) =>
      request.and([
        request('business_id', '=', business.business_id),
        request.or([
          withinReach('leave_requests.person_id', business, filters),
          ...whereDefined(filters.delegated, (ids) => sql<boolean>`leave_requests.id = any(${ids}::int[])`),
        ]),
        ...whereDefined(filters.person_id, (person) => request('person_id', '=', person)),
        ...whereDefined(filters.leave_type_id, (type) => request('leave_type_id', '=', type)),
        ...whereDefined(filters.status, (state) => request('status', '=', state)),
        ...whereDefined(filters.external_id, (theirs) => request('external_id', '=', theirs)),
        ...whereDefined(filters.updated_since, (time) => request('updated_at', '>=', time)),
        ...whereDefined(filters.from, (date) => request('end_date', '>=', date)),
        ...whereDefined(filters.to, (date) => request('start_date', '<=', date)),
      ]),
    ),
)

/** Lists the leave requests of people within the caller's reach, by ID unless the query has another `sort`. */
export const leaveRequestsList = report('leaveRequests.list', async (work, { query }) => {
  const { limit, cursor, include_total, ...filters } = query
  const page = await (await matchLeaveRequests(work, filters)).readPage({ limit, cursor, include_total })
  return list(page, await leavePresenter(work, page.rows))
})

/**
 * Returns the leave requests of people within the caller's reach, and those on which the caller may decide as a delegate,
 * that match the filters of a request.
 *
 * @throws {ApiError} 422 for a filter by a record that does not exist or that is outside the caller's reach
 */
export async function matchLeaveRequests(
  work: Work<Principal>,
  { sort = 'id', ...filters }: Omit<OperationRequest<'leaveRequests.list'>['query'], keyof PageQuery>,
): Promise<Matches<LeaveRequestRow>> {
  await checkReferences(work, filters)
  const delegated = await readDelegatedRequests(work)
  const filter = { ...filters, ...work.by.reach, ...(delegated.length > 0 && { delegated }) }
  return requests.match(work, requestOrder(sort), filter)
}
