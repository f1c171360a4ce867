import { z } from 'zod'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { apiKeyColumns, presentApiKey } from './present-api-key.ts'

const position = z.int().positive() // the id of the last key of the page before

/** The keys of the business, also those that are over, by id. */
export const apiKeysList: Operation<'apiKeys.list'> = async ({ query, principal: { business_id }, em }) => {
  const { limit = 25, cursor } = query
  const after = decodeCursor(cursor, position)
  const rows = await sqlOf(em)
    .selectFrom('api_keys')
    .select(apiKeyColumns)
    .where((key) => key.and([key('business_id', '=', business_id), ...given(after, (id) => key('id', '>', id))]))
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, ({ id }) => id)
  const body = { success: true as const, data: page.rows.map(presentApiKey), meta: { next_cursor: page.next_cursor } }
  return { status: 200, body }
}
