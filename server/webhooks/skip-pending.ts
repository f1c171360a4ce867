import { sql } from 'kysely'
import type { GlobalWork } from '../operation/work.ts'

const batchSize = 1_000

/**
 * Turns what is pending of a webhook that is not active into `skipped`, in batches, so that a long backlog holds up
 * nothing else.
 */
export async function skipPending({ db }: Pick<GlobalWork, 'db'>, webhookId: number): Promise<void> {
  let skipped: bigint | undefined
  do {
    const { numAffectedRows } = await sql`
      update webhook_deliveries set status = 'skipped', next_attempt_at = null, updated_at = now()
      where status = 'pending' and (business_id, id) in (
        select delivery.business_id, delivery.id from webhook_deliveries delivery
        join webhooks on webhooks.business_id = delivery.business_id and webhooks.id = delivery.webhook_id
        where delivery.webhook_id = ${webhookId} and delivery.status = 'pending' and not webhooks.active
          and delivery.manual_attempt_at is null
        limit ${batchSize}
      )
    `.execute(db)
    skipped = numAffectedRows
  } while (skipped === BigInt(batchSize))
}
