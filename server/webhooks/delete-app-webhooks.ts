import { type RawBuilder, sql } from 'kysely'
import { appMayReceive } from '../access/apps/app-may-receive.ts'
import { addAuditEntries } from '../audit/record-audit.ts'
import { enqueue } from '../jobs.ts'
import type { Change } from '../operation/work.ts'

/** Deletes the webhooks of connections that end. The caller has locked the connections. */
export const deleteAppWebhooks = (work: Change, connection_ids: readonly number[]): Promise<void> =>
  deleteWebhooks(work, connection_ids, sql`true`)

/** Deletes those webhooks of connections for which the app no longer has the scopes. */
export const deleteWithheldWebhooks = (work: Change, connection_ids: readonly number[]): Promise<void> =>
  deleteWebhooks(work, connection_ids, sql`not ${appMayReceive(work)}`)

/** Deletes webhooks like `webhooks.delete`. Pending deliveries are not sent, and the worker deletes the log. */
async function deleteWebhooks(
  work: Change,
  connection_ids: readonly number[],
  condition: RawBuilder<unknown>,
): Promise<void> {
  const { db, business_id } = work
  if (connection_ids.length === 0) return
  const webhooks = await db
    .updateTable('webhooks')
    .set({ deleted_at: sql`now()`, active: false, events: [], app_connection_id: null, app_scopes: null })
    .where('business_id', '=', business_id)
    .where('app_connection_id', '=', sql<number>`any(${[...connection_ids]}::int[])`)
    .where(sql<boolean>`${condition}`)
    .returning('id')
    .execute()
  if (webhooks.length === 0) return
  for (const { id } of webhooks) await enqueue(work, 'delete_webhook', { webhook_id: id })
  await addAuditEntries(
    work,
    webhooks.map(({ id }) => ({ action: 'webhook.deleted' as const, detail: { webhook_id: id } })),
  )
}
