import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { type WebhookRow, webhookColumns } from './present-webhook.ts'

/**
 * Reads a webhook for a change and keeps others from changing it until the transaction ends.
 *
 * @throws {ApiError} 404 for one that is not in the business, 412 when `ifMatch` is not its version
 */
export async function lockWebhook(
  t: EntityManager,
  business_id: number,
  id: number,
  ifMatch: string | undefined,
): Promise<WebhookRow> {
  const row = await sqlOf(t)
    .selectFrom('webhooks')
    .select(webhookColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate() // does not hold up those who record events for it
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version)
  return row
}
