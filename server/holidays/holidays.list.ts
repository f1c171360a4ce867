import { z } from 'zod'
import { given } from '../db/given.ts'
import { prepare } from '../db/prepare.ts'
import type { Operation, RequestOf } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { holidayColumns, presentHoliday } from './present-holiday.ts'

const position = z.int().positive() // the id of the last holiday of the page before

type Query = RequestOf<'holidays.list'>['query']
interface Filters extends Omit<Query, 'limit' | 'cursor'> {
  business_id: number
  after: number | undefined
  count: number
}

const selectHolidays = prepare((db, { business_id, after, updated_since, from, to, count }: Filters) =>
  db
    .selectFrom('holidays')
    .select(holidayColumns)
    .where((holiday) =>
      holiday.and([
        holiday('business_id', '=', business_id),
        ...given(after, (id) => holiday('id', '>', id)),
        ...given(updated_since, (time) => holiday('updated_at', '>=', time)),
        ...given(from, (date) => holiday('date', '>=', date)),
        ...given(to, (date) => holiday('date', '<=', date)),
      ]),
    )
    .orderBy('id')
    .limit(count),
)

/** The holidays of the business, by id; they are nobody's own, so that employees see them too. */
export const holidaysList: Operation<'holidays.list'> = async ({ query, principal: { business_id }, em }) => {
  const { limit = 25, cursor, updated_since, from, to } = query
  const after = decodeCursor(cursor, position)
  const rows = await selectHolidays.execute(em, { business_id, after, updated_since, from, to, count: limit + 1 })
  const page = pageOf(rows, limit, ({ id }) => id)
  const data = page.rows.map(presentHoliday)
  return { status: 200, body: { success: true, data, meta: { next_cursor: page.next_cursor } } }
}
