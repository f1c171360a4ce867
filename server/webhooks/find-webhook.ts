import { notFound } from '../operation/errors.ts'
import type { Work } from '../operation/work.ts'

/**
 * Looks a webhook up without locking it.
 *
 * @throws {ApiError} 404 for one that was deleted or is not in the business
 */
export async function findWebhook({ db, business_id }: Work, id: number): Promise<{ id: number; active: boolean }> {
  const webhook = await db
    .selectFrom('webhooks')
    .select(['id', 'active'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!webhook) throw notFound()
  return webhook
}
