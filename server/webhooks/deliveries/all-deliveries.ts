import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../../operation/work.ts'
import type { DeliveryRow } from './present-webhook-delivery.ts'

/*
 * Deliveries are in one of two tables: what is pending, and what is over. A statement sees the database of one moment, so
 * that one which moves meanwhile is in the one or the other.
 */

/** The source of each member of a delivery while it is pending, and once it is over; the same where none is named. */
const members: Record<keyof DeliveryRow, { pending?: RawBuilder<unknown>; over?: RawBuilder<unknown> }> = {
  id: {},
  webhook_id: {},
  event_id: {},
  type: {},
  status: { pending: sql`'pending'` },
  attempt_count: {},
  attempts_before: {},
  next_attempt_at: { over: sql`null::timestamptz` },
  created_at: {},
  updated_at: {},
}

const columns = (table: 'pending' | 'over'): RawBuilder<unknown> =>
  sql.join(Object.entries(members).map(([name, source]) => sql`${source[table] ?? sql.ref(name)} as ${sql.ref(name)}`))

/** What is wanted of both tables. */
interface Selection {
  /** On `business_id`, `id`, `webhook_id`, `event_id`, `type` and `created_at`. */
  where: RawBuilder<unknown>
  /** On the status; all by default. */
  status?: DeliveryRow['status'] | undefined
  /** The newest so many; all by default. */
  newest?: number
}

/** SQL for the deliveries of a selection. Each table is asked for the newest on its own, so that an index has them. */
export function deliveriesWhere({ where, status, newest }: Selection): RawBuilder<DeliveryRow> {
  const order = newest === undefined ? sql`` : sql`order by id desc limit ${newest}`
  const pending = sql<DeliveryRow>`(select ${columns('pending')} from pending_deliveries where ${where} ${order})`
  const isOver = status === undefined ? sql`` : sql`status = ${sql.lit(status)} and` // for webhook_deliveries_lost
  const over = sql<DeliveryRow>`(select ${columns('over')} from webhook_deliveries where ${isOver} ${where} ${order})`
  if (status !== undefined) return status === 'pending' ? pending : over
  return sql`${pending} union all ${over} ${order}`
}

/** SQL for a delivery of the business, by its id; no row where its webhook was deleted. */
export const deliveryById = (
  { business_id }: Pick<Work, 'business_id'>,
  id: number,
): RawBuilder<DeliveryRow & { header_names: string[] }> => sql`
  select delivery.*, webhooks.header_names
  from (${deliveriesWhere({ where: sql`business_id = ${business_id} and id = ${id}` })}) delivery
  join webhooks on webhooks.business_id = ${business_id} and webhooks.id = delivery.webhook_id and deleted_at is null`
