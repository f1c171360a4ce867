import { sql } from 'kysely'
import { z } from 'zod'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest, Schemas } from '../operation/contract/contract.ts'
import { type After, listOrders } from '../operation/list-order.ts'
import { report } from '../operation/operation.ts'
import { prepareEach } from '../operation/prepare.ts'
import type { Reach } from '../operation/principal.ts'
import { list } from '../operation/response.ts'
import { withinReach } from '../operation/within-reach.ts'
import { checkReferences } from './check-references.ts'
import { leavePresenter, leaveRequestColumns } from './present-leave-request.ts'

interface Values
  extends Reach,
    After,
    Omit<OperationRequest<'leaveRequests.list'>['query'], 'limit' | 'cursor' | 'sort'> {
  count: number
}

type Sort = Schemas['LeaveRequestSort']

const requestOrder = listOrders<Sort>({ start_date: [sql`start_date`, z.iso.date()] })

const selectRequests = prepareEach((sort: Sort, db, business, { count, ...filters }: Values) => {
  const requests = db
    .selectFrom('leave_requests')
    .select(leaveRequestColumns)
    .where((request) =>
      request.and([
        request('business_id', '=', business.business_id),
        withinReach('leave_requests.person_id', business, filters),
        ...whereDefined(filters.person_id, (person) => request('person_id', '=', person)),
        ...whereDefined(filters.leave_type_id, (type) => request('leave_type_id', '=', type)),
        ...whereDefined(filters.status, (state) => request('status', '=', state)),
        ...whereDefined(filters.external_id, (theirs) => request('external_id', '=', theirs)),
        ...whereDefined(filters.updated_since, (time) => request('updated_at', '>=', time)),
        ...whereDefined(filters.from, (date) => request('end_date', '>=', date)),
        ...whereDefined(filters.to, (date) => request('start_date', '<=', date)),
      ]),
    )
  return requestOrder(sort).rows(requests, filters).limit(count)
})

/** Lists the leave requests of people within the caller's reach, by ID unless the query has another `sort`. */
export const leaveRequestsList = report('leaveRequests.list', async (work, { query }) => {
  const { limit = 25, cursor, sort = 'id', ...filters } = query
  const order = requestOrder(sort)
  const after = order.after(cursor)
  await checkReferences(work, filters)
  const rows = await selectRequests(sort).execute(work, { ...filters, ...work.by.reach, ...after, count: limit + 1 })
  const page = order.page(rows, limit)
  return list(page, await leavePresenter(work, page.rows))
})
