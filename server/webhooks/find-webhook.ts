import { sql, type UpdateObject } from 'kysely'
import { appMayReceive } from '../access/apps/app-may-receive.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Principal } from '../operation/principal.ts'
import type { Change, Database, Work } from '../operation/work.ts'
import { isAvailableTo } from './app-webhooks.ts'
import { type WebhookRow, webhookColumns } from './present-webhook.ts'

/**
 * Reads a webhook for a change and locks it until the transaction ends.
 *
 * @throws {ApiError} 404 if it is deleted, not in the business or not of the app that calls, 412 if `ifMatch` is not its current version
 */
export async function lockWebhook(
  { db, business_id, by }: Change<Principal>,
  id: number,
  ifMatch: string | undefined,
): Promise<WebhookRow> {
  const row = await db
    .selectFrom('webhooks')
    .select(webhookColumns({ business_id }))
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .where(isAvailableTo(by))
    .forNoKeyUpdate() // does not block transactions that record events for the webhook
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version, `Webhook ${id}`)
  return row
}

/**
 * Reads a webhook without locking it.
 *
 * @returns its ID, whether it is active, and whether events may be sent to it
 * @throws {ApiError} 404 if the webhook is deleted, not in the business or not of the app that calls
 */
export async function findWebhook(
  { db, business_id, by }: Work<Principal>,
  id: number,
): Promise<{ id: number; active: boolean; may_receive: boolean }> {
  const webhook = await db
    .selectFrom('webhooks')
    .select(['id', 'active', appMayReceive({ business_id }).as('may_receive')])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .where(isAvailableTo(by))
    .executeTakeFirst()
  if (!webhook) throw notFound()
  return webhook
}

/** Updates a locked webhook, increments its version and returns it. */
export const updateWebhook = (
  { db, business_id }: Change,
  id: number,
  columns: UpdateObject<Database, 'webhooks'>,
): Promise<WebhookRow> =>
  db
    .with('webhooks', (db) =>
      db
        .updateTable('webhooks')
        .set({ ...columns, version: sql`version + 1`, updated_at: sql`now()` })
        .where('id', '=', id)
        .where('business_id', '=', business_id)
        .returningAll(),
    )
    .selectFrom('webhooks')
    .select(webhookColumns({ business_id }))
    .executeTakeFirstOrThrow()
