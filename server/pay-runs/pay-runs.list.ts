import { z } from 'zod'
import { given } from '../db/given.ts'
import { prepare } from '../db/prepare.ts'
import type { Operation, RequestOf } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { payRunColumns, presentPayRun } from './present-pay-run.ts'

const position = z.int().positive() // the id of the last pay run of the page before

type Query = RequestOf<'payRuns.list'>['query']
interface Filters extends Omit<Query, 'limit' | 'cursor'> {
  business_id: number
  after: number | undefined
  count: number
}

const selectPayRuns = prepare(
  (db, { business_id, after, type, status, updated_since, external_id, from, to, count }: Filters) =>
    db
      .selectFrom('pay_runs')
      .select(payRunColumns)
      .where((run) =>
        run.and([
          run('business_id', '=', business_id),
          ...given(after, (id) => run('id', '>', id)),
          ...given(type, (one) => run('type', '=', one)),
          ...given(status, (state) => run('status', '=', state)),
          ...given(updated_since, (time) => run('updated_at', '>=', time)),
          ...given(external_id, (theirs) => run('external_id', '=', theirs)),
          ...given(from, (date) => run('pay_date', '>=', date)),
          ...given(to, (date) => run('pay_date', '<=', date)),
        ]),
      )
      .orderBy('id')
      .limit(count),
)

/** The pay runs of the business, by id. */
export const payRunsList: Operation<'payRuns.list'> = async ({ query, principal: { business_id }, em }) => {
  const { limit = 25, cursor, type, status, updated_since, external_id, from, to } = query
  const after = decodeCursor(cursor, position)
  const rows = await selectPayRuns.execute(em, {
    business_id,
    after,
    type,
    status,
    updated_since,
    external_id,
    from,
    to,
    count: limit + 1,
  })
  const page = pageOf(rows, limit, ({ id }) => id)
  const body = { success: true as const, data: page.rows.map(presentPayRun), meta: { next_cursor: page.next_cursor } }
  return { status: 200, body }
}
