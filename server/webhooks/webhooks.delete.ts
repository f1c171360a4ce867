import type { Operation } from '../contract.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { lockWebhook } from './lock-webhook.ts'

/** Ends the subscription; its deliveries go with it. */
export const webhooksDelete: Operation<'webhooks.delete'> = ({ path, header, principal: { business_id }, em }) =>
  inTransaction(em, async (t) => {
    await lockWebhook(t, business_id, path.id, header['If-Match'])
    await sqlOf(t).deleteFrom('webhooks').where('id', '=', path.id).where('business_id', '=', business_id).execute()
    return { status: 204 }
  })
