import { whereDefined } from '../../db/driver/where-defined.ts'
import { cutPage, decodeCursor, idPosition } from '../../operation/cursor.ts'
import { operation } from '../../operation/operation.ts'
import { list } from '../../operation/response.ts'
import { presentApiKey, selectApiKeys } from './present-api-key.ts'

/** Lists the API keys by id, including revoked and expired keys. */
export const apiKeysList = operation('apiKeys.list', async (work, { query }) => {
  const { limit = 25, cursor } = query
  const after = decodeCursor(cursor, idPosition)
  const rows = await selectApiKeys(work)
    .where((key) => key.and(whereDefined(after, (id) => key('id', '>', id))))
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  return list(cutPage(rows, limit), presentApiKey)
})
