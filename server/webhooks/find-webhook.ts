import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { notFound } from '../operation/errors.ts'

/**
 * Looks a webhook up without locking it.
 *
 * @throws {ApiError} 404 for one that is not in the business or deleted
 */
export async function findWebhook(
  em: EntityManager,
  business_id: number,
  id: number,
): Promise<{ id: number; active: boolean }> {
  const webhook = await sqlOf(em)
    .selectFrom('webhooks')
    .select(['id', 'active'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!webhook) throw notFound()
  return webhook
}
