import { sql } from 'kysely'
import { z } from 'zod'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest, Schemas } from '../operation/contract/contract.ts'
import { type After, listOrders } from '../operation/list-order.ts'
import { report } from '../operation/operation.ts'
import { prepareEach } from '../operation/prepare.ts'
import { list } from '../operation/response.ts'
import { payRunColumns } from './present-pay-run.ts'
import { payRunPresenter } from './show-pay-run.ts'

interface Filters extends After, Omit<OperationRequest<'payRuns.list'>['query'], 'limit' | 'cursor' | 'sort'> {
  count: number
}

const orderBy = listOrders<Schemas['PayRunSort']>({ pay_date: [sql`pay_date`, z.iso.date()] })

const selectPage = prepareEach((sort: Schemas['PayRunSort'], db, { business_id }, { count, ...filters }: Filters) => {
  const runs = db
    .selectFrom('pay_runs')
    .select(payRunColumns)
    .where((run) =>
      run.and([
        run('business_id', '=', business_id),
        ...whereDefined(filters.type, (type) => run('type', '=', type)),
        ...whereDefined(filters.status, (status) => run('status', '=', status)),
        ...whereDefined(filters.updated_since, (time) => run('updated_at', '>=', time)),
        ...whereDefined(filters.external_id, (external_id) => run('external_id', '=', external_id)),
        ...whereDefined(filters.from, (date) => run('pay_date', '>=', date)),
        ...whereDefined(filters.to, (date) => run('pay_date', '<=', date)),
      ]),
    )
  return orderBy(sort).rows(runs, filters).limit(count)
})

/** Lists the pay runs of the business, by ID unless the query has another `sort`. */
export const payRunsList = report('payRuns.list', async (work, { query }) => {
  const { limit = 25, cursor, sort = 'id', ...filters } = query
  const order = orderBy(sort)
  const after = order.after(cursor)
  const rows = await selectPage(sort).execute(work, { ...filters, ...after, count: limit + 1 })
  const page = order.page(rows, limit)
  return list(page, await payRunPresenter(work, page.rows))
})
