import { type RawBuilder, sql } from 'kysely'
import { appMayReceive } from '../../access/apps/app-may-receive.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { isAvailableTo } from '../app-webhooks.ts'
import type { DeliveryRow } from './present-webhook-delivery.ts'

/*
 * A delivery is in one of two tables: `pending_deliveries` while it is pending, and `webhook_deliveries` after it has
 * ended. A statement has one snapshot, so a delivery that moves concurrently is in exactly one of them.
 */

/** SQL for each column in both tables, if it differs from the column's name. */
const members: Record<keyof DeliveryRow, { pending?: RawBuilder<unknown>; log?: RawBuilder<unknown> }> = {
  id: {},
  webhook_id: {},
  event_id: {},
  type: {},
  status: { pending: sql`'pending'` },
  attempt_count: {},
  attempts_before: {},
  next_attempt_at: { log: sql`null::timestamptz` },
  created_at: {},
  updated_at: {},
}

const columns = (table: 'pending' | 'log'): RawBuilder<unknown> =>
  sql.join(Object.entries(members).map(([name, source]) => sql`${source[table] ?? sql.ref(name)} as ${sql.ref(name)}`))

/** The deliveries to select from both tables. */
interface Selection {
  /** The condition on `business_id`, `id`, `webhook_id`, `event_id`, `type` and `created_at`. */
  where: RawBuilder<unknown>
  /** The status to select; any status by default. */
  status?: DeliveryRow['status'] | undefined
  /** The maximum number of deliveries, newest first; no limit by default. */
  newest?: number
}

/** Returns SQL for the deliveries of a selection. Each table has its own limit, so that an index can serve it. */
export function selectDeliveries({ where, status, newest }: Selection): RawBuilder<DeliveryRow> {
  const order = newest === undefined ? sql`` : sql`order by id desc limit ${newest}`
  const pending = sql<DeliveryRow>`(select ${columns('pending')} from pending_deliveries where ${where} ${order})`
  const statusCondition = status === undefined ? sql`` : sql`status = ${sql.lit(status)} and` // for webhook_deliveries_lost
  const log = sql<DeliveryRow>`(select ${columns('log')} from webhook_deliveries where ${statusCondition} ${where} ${order})`
  if (status !== undefined) return status === 'pending' ? pending : log
  return sql`${pending} union all ${log} ${order}`
}

/**
 * Returns SQL for a delivery of the business, by ID. It selects no row if the webhook is deleted, or is not one of the
 * app that calls.
 */
export const selectDelivery = (
  { business_id, by }: Pick<Work<Principal>, 'business_id' | 'by'>,
  id: number,
): RawBuilder<DeliveryRow & { header_names: string[]; may_receive: boolean }> => sql`
  select delivery.*, webhooks.header_names, ${appMayReceive({ business_id })} as may_receive
  from (${selectDeliveries({ where: sql`business_id = ${business_id} and id = ${id}` })}) delivery
  join webhooks on webhooks.business_id = ${business_id} and webhooks.id = delivery.webhook_id and deleted_at is null
    and ${isAvailableTo(by)}`
