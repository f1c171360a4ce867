import { ok } from '../operation/answer.ts'
import { conflict } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { recoverDeliveries } from './deliveries/recover-deliveries.ts'
import { findWebhook } from './find-webhook.ts'

/** Schedules what failed or was skipped anew, or says how much that would be. */
export const webhooksRecover = change('webhooks.recover', async (work, { path, body }) => {
  // Not locked, as counting failed attempts would wait. What is scheduled while it is switched off is skipped again.
  const { active } = await findWebhook(work, path.id)
  if (!active) throw conflict('The webhook is not active: what is scheduled would be skipped again.')
  const scheduled = await recoverDeliveries(work, { ...body, webhook_id: path.id })
  return ok({ scheduled, dry_run: body.dry_run })
})
