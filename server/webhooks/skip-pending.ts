import { sql } from 'kysely'
import type { GlobalWork } from '../operation/work.ts'

const batchSize = 1_000

/**
 * Turns what is pending of a webhook that is not active into `skipped`, in batches, so that a long backlog holds up
 * nothing else. What is asked for by hand stays.
 */
export async function skipPending({ db }: Pick<GlobalWork, 'db'>, webhookId: number): Promise<void> {
  await inBatches(async () => {
    const { rows } = await sql<{ count: number }>`
      with batch as materialized (
        select delivery.business_id, delivery.id from pending_deliveries delivery
        join webhooks on webhooks.business_id = delivery.business_id and webhooks.id = delivery.webhook_id
        where delivery.webhook_id = ${webhookId} and not webhooks.active and not exists (
          select from manual_attempts asked
          where asked.business_id = delivery.business_id and asked.delivery_id = delivery.id
        )
        limit ${sql.lit(batchSize)}
      ), skipped as (
        delete from pending_deliveries where (business_id, id) in (table batch) returning *
      ), logged as (
        insert into webhook_deliveries
          (business_id, id, created_at, webhook_id, event_id, type, status, attempt_count, attempts_before)
        select business_id, id, created_at, webhook_id, event_id, type, 'skipped', attempt_count, attempts_before
        from skipped
      )
      select count(*)::int as count from skipped
    `.execute(db)
    return rows[0]?.count ?? 0
  })
}

/**
 * Drops what is pending of a webhook that was deleted: an event may have read it before, and be committed after its
 * pending deliveries were deleted.
 */
export async function dropPending({ db }: Pick<GlobalWork, 'db'>, webhookId: number): Promise<void> {
  const isGone = sql`not exists (select from webhooks where id = ${webhookId} and deleted_at is null)`
  await inBatches(async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from pending_deliveries where ${isGone} and (business_id, id) in (
        select business_id, id from pending_deliveries where webhook_id = ${webhookId} limit ${sql.lit(batchSize)}
      )
    `.execute(db)
    return Number(numAffectedRows)
  })
  await sql`delete from manual_attempts where webhook_id = ${webhookId} and ${isGone}`.execute(db)
}

/** @param take - takes one batch, and returns how many there were */
async function inBatches(take: () => Promise<number>): Promise<void> {
  while ((await take()) === batchSize);
}
