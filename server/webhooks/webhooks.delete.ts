import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { enqueue } from '../jobs.ts'
import { change } from '../operation/operation.ts'
import { noContent } from '../operation/response.ts'
import { lockWebhook } from './find-webhook.ts'

/** Deletes a webhook. The worker deletes its log, which can be long. */
export const webhooksDelete = change('webhooks.delete', async (work, { path, header }) => {
  await lockWebhook(work, path.id, header['If-Match'])
  await work.db
    .updateTable('webhooks')
    .set({ deleted_at: sql`now()`, active: false, events: [], app_connection_id: null, app_scopes: null })
    .where('id', '=', path.id)
    .where('business_id', '=', work.business_id)
    .execute()
  await enqueue(work, 'delete_webhook', { webhook_id: path.id })
  recordAudit(work, { action: 'webhook.deleted', detail: { webhook_id: path.id } })
  return noContent()
})
