import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { presentWebhook, webhookColumns } from './present-webhook.ts'

/** One subscription, without its secret. */
export const webhooksGet: Operation<'webhooks.get'> = async ({ path, principal: { business_id }, em }) => {
  const row = await sqlOf(em)
    .selectFrom('webhooks')
    .select(webhookColumns)
    .where('id', '=', path.id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { status: 200, body: { success: true, data: presentWebhook(row) } }
}
