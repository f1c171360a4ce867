import { sql } from 'kysely'
import type { Db } from '../../../server/operation/work.ts'

interface EndState {
  status: 'succeeded' | 'failed' | 'skipped'
  attempt_count?: number
  /** The time of the end in RFC 3339; by default the creation time of the delivery. */
  created_at?: string
}

/** Moves all or some pending deliveries of a business to the log of ended deliveries, without an attempt. */
export async function endDeliveries(
  db: Db,
  { business_id, ids }: { business_id: number; ids?: number[] },
  { status, attempt_count = 1, created_at }: EndState,
): Promise<void> {
  await sql`
    with ended as (
      delete from pending_deliveries
      where business_id = ${business_id} and (${ids ?? null}::bigint[] is null or id = any(${ids ?? null})) returning *
    )
    insert into webhook_deliveries (business_id, id, created_at, webhook_id, event_id, type, status, attempt_count)
    select business_id, id, coalesce(${created_at ?? null}::timestamptz, created_at), webhook_id, event_id, type,
      ${status}, ${attempt_count}
    from ended
  `.execute(db)
}
