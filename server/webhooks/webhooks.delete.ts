import { sql } from 'kysely'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { enqueue } from '../jobs.ts'
import type { Operation } from '../operation/contract.ts'
import { lockWebhook } from './lock-webhook.ts'

/** Ends the subscription. It is gone at once; its log, which can be long, is deleted by the worker. */
export const webhooksDelete: Operation<'webhooks.delete'> = ({ path, header, principal: { business_id }, em }) =>
  inTransaction(em, async (t) => {
    await lockWebhook(t, business_id, path.id, header['If-Match'])
    await sqlOf(t)
      .updateTable('webhooks')
      .set({ deleted_at: sql`now()`, active: false, events: [] })
      .where('id', '=', path.id)
      .where('business_id', '=', business_id)
      .execute()
    await enqueue(t, 'delete_webhook', { webhook_id: path.id })
    return { status: 204 }
  })
