import { given } from '../db/given.ts'
import { list } from '../operation/answer.ts'
import type { RequestOf } from '../operation/contract.ts'
import { decodeCursor, idPosition, pageOf } from '../operation/cursor.ts'
import { operation } from '../operation/operation.ts'
import { prepare } from '../operation/prepare.ts'
import { payRunColumns } from './present-pay-run.ts'
import { payRunPresenter } from './show-pay-run.ts'

interface Filters extends Omit<RequestOf<'payRuns.list'>['query'], 'limit' | 'cursor'> {
  after: number | undefined
  count: number
}

const selectPayRuns = prepare((db, { business_id }, { after, count, ...filters }: Filters) =>
  db
    .selectFrom('pay_runs')
    .select(payRunColumns)
    .where((run) =>
      run.and([
        run('business_id', '=', business_id),
        ...given(after, (id) => run('id', '>', id)),
        ...given(filters.type, (type) => run('type', '=', type)),
        ...given(filters.status, (state) => run('status', '=', state)),
        ...given(filters.updated_since, (time) => run('updated_at', '>=', time)),
        ...given(filters.external_id, (theirs) => run('external_id', '=', theirs)),
        ...given(filters.from, (date) => run('pay_date', '>=', date)),
        ...given(filters.to, (date) => run('pay_date', '<=', date)),
      ]),
    )
    .orderBy('id')
    .limit(count),
)

/** The pay runs of the business, by id. */
export const payRunsList = operation('payRuns.list', async (work, { query }) => {
  const { limit = 25, cursor, ...filters } = query
  const after = decodeCursor(cursor, idPosition)
  const rows = await selectPayRuns.execute(work, { ...filters, after, count: limit + 1 })
  const page = pageOf(rows, limit)
  return list(page, await payRunPresenter(work, page.rows))
})
