import { sql } from 'kysely'
import { acrossBusinesses, inBusiness } from '../../server/operation/work.ts'
import type { Task } from '../task.ts'

/** Deliveries per statement, few enough that nobody waits for its locks. */
const batchSize = 1_000

/** Deletes the rows of a webhook that its owner has deleted: first its log, batch by batch, then the webhook itself. */
export const deleteWebhook: Task<'delete_webhook'> = async (work, { webhook_id }) => {
  const webhook = await acrossBusinesses(work)
    .db.selectFrom('webhooks')
    .select('business_id')
    .where('id', '=', webhook_id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  if (!webhook) return
  const { db, business_id } = inBusiness(work, webhook.business_id)
  for (let batch = batchSize; batch === batchSize; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from webhook_deliveries where business_id = ${business_id} and id = any(array(
        select id from webhook_deliveries
        where business_id = ${business_id} and webhook_id = ${webhook_id}
        order by id limit ${sql.lit(batchSize)}
      ))
    `.execute(db)
    batch = Number(numAffectedRows)
  }
  await db.deleteFrom('webhooks').where('business_id', '=', business_id).where('id', '=', webhook_id).execute()
}
