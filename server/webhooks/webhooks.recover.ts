import { ok } from '../operation/answer.ts'
import { conflictAt } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { recoverDeliveries } from './deliveries/recover-deliveries.ts'
import { findWebhook } from './find-webhook.ts'

/** Schedules failed and skipped deliveries again, or counts them. */
export const webhooksRecover = change('webhooks.recover', async (work, { path, body }) => {
  // Without a lock, for which recording failed attempts would wait. After a concurrent deactivation, the worker skips them.
  const { active } = await findWebhook(work, path.id)
  if (!active) {
    const message = 'The webhook is not active: what is scheduled would be skipped again.'
    throw conflictAt({ path: 'path.id', code: 'not_active', message })
  }
  const scheduled = await recoverDeliveries(work, { ...body, webhook_id: path.id })
  return ok({ scheduled, dry_run: body.dry_run })
})
