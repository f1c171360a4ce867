import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { conflict } from '../operation/errors.ts'
import { findWebhook } from './find-webhook.ts'
import { recoverDeliveries } from './recover-deliveries.ts'

/** Schedules what failed or was skipped anew, or says how much that would be. */
export const webhooksRecover: Operation<'webhooks.recover'> = ({ path, body, principal: { business_id }, em }) =>
  inTransaction(em, async (t) => {
    // Not locked: whoever records events would wait. What is scheduled while somebody switches it off is skipped again.
    const { active } = await findWebhook(t, business_id, path.id)
    if (!active) throw conflict('The webhook is not active: what is scheduled would be skipped again.')
    const scheduled = await recoverDeliveries(t, { ...body, webhook_id: path.id, business_id })
    return { status: 200, body: { success: true, data: { scheduled, dry_run: body.dry_run } } }
  })
