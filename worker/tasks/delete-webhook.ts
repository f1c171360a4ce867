import { sql } from 'kysely'
import { sqlOf } from '../../server/db/orm.ts'
import { jobs } from '../../server/jobs.ts'
import type { Task } from '../task.ts'

/** Deliveries of a statement: few enough that nobody waits for its locks. */
const batchSize = 1_000

/** Deletes what is left of a webhook that its owner deleted: its log, a batch at a time, and then itself. */
export const deleteWebhook: Task = async (payload, { orm }) => {
  const { webhook_id } = jobs.delete_webhook.parse(payload)
  const db = sqlOf(orm.em.fork())
  for (let batch = batchSize; batch === batchSize; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from webhook_deliveries where id = any(array(
        select id from webhook_deliveries
        where webhook_id = (select id from webhooks where id = ${webhook_id} and deleted_at is not null)
        order by id limit ${sql.lit(batchSize)}
      ))
    `.execute(db)
    batch = Number(numAffectedRows)
  }
  await db.deleteFrom('webhooks').where('id', '=', webhook_id).where('deleted_at', 'is not', null).execute()
}
