import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { presentApiKey, selectApiKeys } from './present-api-key.ts'

const byId = idOrder()

/** Lists the API keys by ID, including revoked and expired keys. */
export const apiKeysList = operation('apiKeys.list', async (work, { query }) => {
  return list(await readPage(work, query, byId, selectApiKeys(work)), presentApiKey)
})
