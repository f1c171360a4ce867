import { ok } from '../operation/answer.ts'
import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { apiKeyColumns, presentApiKey } from './present-api-key.ts'

/** One key of the business, also one that was revoked or has expired. */
export const apiKeysGet = operation('apiKeys.get', async ({ db, business_id }, { path: { id } }) => {
  const row = await db
    .selectFrom('api_keys')
    .select(apiKeyColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return ok(presentApiKey(row))
})
