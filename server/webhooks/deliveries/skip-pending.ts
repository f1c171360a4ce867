import { sql } from 'kysely'
import { type GlobalWork, inBusiness, type Work } from '../../operation/work.ts'

const batchSize = 1_000

/**
 * Skips the pending deliveries of an inactive webhook, except manual attempts. Works in batches, because a backlog can
 * be long.
 */
export async function skipPending(
  { db, business_id }: Pick<Work, 'db' | 'business_id'>,
  webhookId: number,
): Promise<void> {
  await inBatches(async () => {
    const { rows } = await sql<{ count: number }>`
      with batch as materialized (
        select delivery.id from pending_deliveries delivery
        join webhooks on webhooks.business_id = ${business_id} and webhooks.id = delivery.webhook_id
        where delivery.business_id = ${business_id} and delivery.webhook_id = ${webhookId}
          and not webhooks.active and not exists (
            select from manual_attempts manual
            where manual.business_id = ${business_id} and manual.delivery_id = delivery.id
          )
        limit ${sql.lit(batchSize)}
      ), skipped as (
        delete from pending_deliveries where business_id = ${business_id} and id in (table batch) returning *
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
 * Deletes the pending deliveries of a deleted webhook. A transaction that read the webhook before its deletion may have
 * committed deliveries afterwards.
 */
export async function deletePending(work: Pick<GlobalWork, 'db'>, webhookId: number): Promise<void> {
  const { rows } = await sql<{ business_id: number }>`
    select business_id from pending_deliveries where webhook_id = ${webhookId} group by business_id
    union
    select business_id from manual_attempts where webhook_id = ${webhookId}`.execute(work.db)
  for (const { business_id } of rows) {
    const { db } = inBusiness(work, business_id)
    const isDeleted = sql`
      not exists (select from webhooks where business_id = ${business_id} and id = ${webhookId} and deleted_at is null)`
    await inBatches(async () => {
      const { numAffectedRows = 0n } = await sql`
        delete from pending_deliveries where ${isDeleted} and business_id = ${business_id} and id in (
          select id from pending_deliveries
          where business_id = ${business_id} and webhook_id = ${webhookId} limit ${sql.lit(batchSize)}
        )
      `.execute(db)
      return Number(numAffectedRows)
    })
    await sql`
      delete from manual_attempts
      where ${isDeleted} and business_id = ${business_id} and webhook_id = ${webhookId}`.execute(db)
  }
}

/**
 * Repeats a statement until it affects fewer rows than `batchSize`.
 *
 * @param run - executes the statement, and returns the number of affected rows
 */
async function inBatches(run: () => Promise<number>): Promise<void> {
  while ((await run()) === batchSize);
}
