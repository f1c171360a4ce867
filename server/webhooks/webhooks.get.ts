import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { isAvailableTo } from './app-webhooks.ts'
import { presentWebhook, webhookColumns } from './present-webhook.ts'

/** Returns one webhook without its secret. */
export const webhooksGet = operation('webhooks.get', async ({ db, business_id, by }, { path }) => {
  const row = await db
    .selectFrom('webhooks')
    .select(webhookColumns({ business_id }))
    .where('id', '=', path.id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .where(isAvailableTo(by))
    .executeTakeFirst()
  if (!row) throw notFound()
  return ok(presentWebhook(row))
})
