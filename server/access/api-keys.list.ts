import { given } from '../db/given.ts'
import { list } from '../operation/answer.ts'
import { decodeCursor, idPosition, pageOf } from '../operation/cursor.ts'
import { operation } from '../operation/operation.ts'
import { apiKeyColumns, presentApiKey } from './present-api-key.ts'

/** The keys of the business by id, also those that were revoked or have expired. */
export const apiKeysList = operation('apiKeys.list', async ({ db, business_id }, { query }) => {
  const { limit = 25, cursor } = query
  const after = decodeCursor(cursor, idPosition)
  const rows = await db
    .selectFrom('api_keys')
    .select(apiKeyColumns)
    .where((key) => key.and([key('business_id', '=', business_id), ...given(after, (id) => key('id', '>', id))]))
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  return list(pageOf(rows, limit), presentApiKey)
})
