import { sql } from 'kysely'
import type { Db } from '../../../server/operation/work.ts'
import { dueBySchedule } from './due.ts'

/** @returns those of the webhooks that have due deliveries */
export async function stillDue(db: Db, webhookIds: readonly number[]): Promise<number[]> {
  const list = { from: sql`unnest(${webhookIds}::int[]) as webhook (id)`, column: 'webhook.id' }
  const { rows } = await sql<{ id: number }>`${db.placement.semiJoin(list, [
    { table: 'pending_deliveries', on: sql`webhook_id = webhook.id and ${sql.raw(dueBySchedule())}` },
    { table: 'manual_attempts', on: sql`webhook_id = webhook.id` },
  ])}`.execute(db)
  return rows.map(({ id }) => id)
}
