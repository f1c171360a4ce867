import { z } from 'zod'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { presentUser, userColumns } from './present-user.ts'

const position = z.int().positive() // the id of the last user of the page before

/** Who can log in for the business, and who could, by id. */
export const usersList: Operation<'users.list'> = async ({ query, principal: { business_id }, em }) => {
  const { limit = 25, cursor, updated_since } = query
  const after = decodeCursor(cursor, position)
  const rows = await sqlOf(em)
    .selectFrom('users')
    .select(userColumns)
    .where((user) =>
      user.and([
        user('business_id', '=', business_id),
        ...given(after, (id) => user('id', '>', id)),
        ...given(updated_since, (time) => user('updated_at', '>=', time)),
      ]),
    )
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, ({ id }) => id)
  const body = { success: true as const, data: page.rows.map(presentUser), meta: { next_cursor: page.next_cursor } }
  return { status: 200, body }
}
