import type { Operation } from '../contract.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { conflict, notFound } from '../http/errors.ts'
import { recoverDeliveries } from './recover-deliveries.ts'

/** Schedules what failed or was skipped anew, or says how much that would be. */
export const webhooksRecover: Operation<'webhooks.recover'> = ({ path, body, principal: { business_id }, em }) =>
  inTransaction(em, async (t) => {
    // Not locked: whoever records events would wait. What is scheduled while somebody switches it off is skipped again.
    const webhook = await sqlOf(t)
      .selectFrom('webhooks')
      .select('active')
      .where('id', '=', path.id)
      .where('business_id', '=', business_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!webhook) throw notFound()
    if (!webhook.active) throw conflict('The webhook is not active: what is scheduled would be skipped again.')
    const scheduled = await recoverDeliveries(t, { ...body, webhook_id: path.id, business_id })
    return { status: 200, body: { success: true, data: { scheduled, dry_run: body.dry_run } } }
  })
