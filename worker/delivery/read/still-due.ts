import { sql } from 'kysely'
import { isDistributed } from '../../../server/db/citus/across-machines.ts'
import type { Db } from '../../../server/operation/work.ts'
import { dueBySchedule } from './due.ts'

/** @returns those of the webhooks that have due deliveries */
export async function stillDue(db: Db, webhookIds: readonly number[]): Promise<number[]> {
  const isDue = sql.raw(dueBySchedule())
  const ids = sql`${webhookIds}::int[]`
  const { rows } = await (isDistributed(db)
    ? sql<{ id: number }>`
        select webhook_id as id from pending_deliveries where webhook_id = any(${ids}) and ${isDue} group by webhook_id
        union
        select webhook_id as id from manual_attempts where webhook_id = any(${ids})`
    : sql<{ id: number }>`
        select given.id from unnest(${ids}) as given (id)
        where exists (select from pending_deliveries where webhook_id = given.id and ${isDue})
          or exists (select from manual_attempts where webhook_id = given.id)`
  ).execute(db)
  return rows.map(({ id }) => id)
}
