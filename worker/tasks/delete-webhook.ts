import { sql } from 'kysely'
import { acrossBusinesses, inBusiness } from '../../server/operation/work.ts'
import type { Task } from '../task.ts'

/** The number of deliveries per statement, which is small because other transactions wait for its locks. */
const batchSize = 1_000

/** Deletes the rows of a deleted webhook: its pending deliveries and its log in batches, then the webhook row. */
export const deleteWebhook: Task<'delete_webhook'> = async (work, { webhook_id }) => {
  const webhook = await acrossBusinesses(work)
    .db.selectFrom('webhooks')
    .select('business_id')
    .where('id', '=', webhook_id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  if (!webhook) return
  const { db, business_id } = inBusiness(work, webhook.business_id)
  for (const table of ['pending_deliveries', 'webhook_deliveries']) {
    for (let batch = batchSize; batch === batchSize; ) batch = await deleteBatch(table)
  }
  await db
    .deleteFrom('manual_attempts')
    .where('business_id', '=', business_id)
    .where('webhook_id', '=', webhook_id)
    .execute()
  await db.deleteFrom('webhooks').where('business_id', '=', business_id).where('id', '=', webhook_id).execute()

  /** Deletes a batch of deliveries. Returns the number of deleted deliveries. */
  async function deleteBatch(table: string): Promise<number> {
    const deliveries = sql.table(table)
    const { rows } = await sql<{ deleted: number }>`
      with batch as materialized (
        select id from ${deliveries}
        where business_id = ${business_id} and webhook_id = ${webhook_id} order by id limit ${sql.lit(batchSize)}
      ), attempt as (
        delete from webhook_attempts where business_id = ${business_id} and delivery_id in (table batch)
      ), deleted as (
        delete from ${deliveries} where business_id = ${business_id} and id in (table batch) returning id
      )
      select count(*)::int as deleted from deleted
    `.execute(db)
    return rows[0]?.deleted ?? 0
  }
}
