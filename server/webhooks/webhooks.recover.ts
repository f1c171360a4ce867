import { conflictAt } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { accessLost } from './app-webhooks.ts'
import { recoverDeliveries } from './deliveries/recover-deliveries.ts'
import { findWebhook } from './find-webhook.ts'

/** Schedules failed and skipped deliveries again, or only counts them. */
export const webhooksRecover = change('webhooks.recover', async (work, { path, body }) => {
  // The webhook is not locked, because recording failed attempts would wait for the lock. If the webhook is deactivated
  // concurrently, the worker skips the deliveries.
  const { active, may_receive } = await findWebhook(work, path.id)
  if (!active) {
    const message = 'The webhook is not active: what is scheduled would be skipped again.'
    throw conflictAt({ path: 'path.id', code: 'not_active', message })
  }
  if (!may_receive) throw accessLost()
  const scheduled = await recoverDeliveries(work, { ...body, webhook_id: path.id })
  return ok({ scheduled, dry_run: body.dry_run })
})
