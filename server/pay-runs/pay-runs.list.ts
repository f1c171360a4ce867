import { sql } from 'kysely'
import { z } from 'zod'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest, Schemas } from '../operation/contract/contract.ts'
import { unknownReference } from '../operation/errors.ts'
import { listOrders } from '../operation/list-order.ts'
import { report } from '../operation/operation.ts'
import { type PageQuery, prepareList } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { readPaySchedule } from './pay-schedules/find-pay-schedule.ts'
import { payRunColumns } from './present-pay-run.ts'
import { payRunPresenter } from './show-pay-run.ts'

type Filters = Omit<OperationRequest<'payRuns.list'>['query'], keyof PageQuery | 'sort'>

const orderBy = listOrders<Schemas['PayRunSort']>({ pay_date: [sql`pay_date`, z.iso.date()] })

const payRuns = prepareList((db, { business_id }, filters: Filters) =>
  db
    .selectFrom('pay_runs')
    .select(payRunColumns)
    .where((run) =>
      run.and([
        run('business_id', '=', business_id),
        ...whereDefined(filters.type, (type) => run('type', '=', type)),
        ...whereDefined(filters.status, (status) => run('status', '=', status)),
        ...whereDefined(filters.pay_schedule_id, (id) => run('pay_schedule_id', '=', id)),
        ...whereDefined(filters.updated_since, (time) => run('updated_at', '>=', time)),
        ...whereDefined(filters.external_id, (external_id) => run('external_id', '=', external_id)),
        ...whereDefined(filters.from, (date) => run('pay_date', '>=', date)),
        ...whereDefined(filters.to, (date) => run('pay_date', '<=', date)),
      ]),
    ),
)

/**
 * Lists the pay runs of the business, by ID unless the query has another `sort`.
 *
 * @throws {ApiError} 422 if the pay schedule is not in the business
 */
export const payRunsList = report('payRuns.list', async (work, { query }) => {
  const { limit, cursor, include_total, sort = 'id', ...filters } = query
  if (filters.pay_schedule_id !== undefined && !(await readPaySchedule(work, filters.pay_schedule_id))) {
    throw unknownReference('query.pay_schedule_id')
  }
  const page = await payRuns.readPage(work, { limit, cursor, include_total }, orderBy(sort), filters)
  return list(page, await payRunPresenter(work, page.rows))
})
