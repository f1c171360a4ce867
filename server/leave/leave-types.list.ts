import { z } from 'zod'
import { given } from '../db/given.ts'
import { prepare } from '../db/prepare.ts'
import type { Operation } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { leaveTypeColumns, presentLeaveType } from './present-leave-type.ts'

const position = z.int().positive() // the id of the last leave type of the page before

interface Filters {
  business_id: number
  after: number | undefined
  updated_since: string | undefined
  count: number
}

const selectLeaveTypes = prepare((db, { business_id, after, updated_since, count }: Filters) =>
  db
    .selectFrom('leave_types')
    .select(leaveTypeColumns)
    .where((type) =>
      type.and([
        type('business_id', '=', business_id),
        ...given(after, (id) => type('id', '>', id)),
        ...given(updated_since, (time) => type('updated_at', '>=', time)),
      ]),
    )
    .orderBy('id')
    .limit(count),
)

/** The leave types of the business, by id; they are nobody's own, so that employees see them too. */
export const leaveTypesList: Operation<'leaveTypes.list'> = async ({ query, principal: { business_id }, em }) => {
  const { limit = 25, cursor, updated_since } = query
  const after = decodeCursor(cursor, position)
  const rows = await selectLeaveTypes.execute(em, { business_id, after, updated_since, count: limit + 1 })
  const page = pageOf(rows, limit, ({ id }) => id)
  const data = page.rows.map(presentLeaveType)
  return { status: 200, body: { success: true, data, meta: { next_cursor: page.next_cursor } } }
}
