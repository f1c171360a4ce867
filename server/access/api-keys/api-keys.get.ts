import { notFound } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { presentApiKey, selectApiKeys } from './present-api-key.ts'

/** Gets an API key, even if it is revoked or expired. */
export const apiKeysGet = operation('apiKeys.get', async (work, { path: { id } }) => {
  const row = await selectApiKeys(work).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return ok(presentApiKey(row))
})
