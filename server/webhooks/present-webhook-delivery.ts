import { type Selectable, sql } from 'kysely'
import type { Schemas } from '../operation/contract.ts'
import type { Work } from '../operation/work.ts'
import type { Database } from '../schema.ts'

/** The columns that presenting a delivery takes. */
export const deliveryColumns = [
  'id',
  'webhook_id',
  'event_id',
  'type',
  'status',
  'attempt_count',
  'next_attempt_at',
  'created_at',
  'updated_at',
] as const

/** The condition on `webhook_deliveries` for those of the business whose webhooks were not deleted. */
export const isThere = ({ business_id }: Pick<Work, 'business_id'>) => sql<boolean>`
  webhook_deliveries.business_id = ${business_id} and exists (
    select from webhooks
    where webhooks.business_id = ${business_id} and webhooks.id = webhook_deliveries.webhook_id
      and webhooks.deleted_at is null
  )`

export type DeliveryRow = Pick<Selectable<Database['webhook_deliveries']>, (typeof deliveryColumns)[number]>

/** A delivery as the API shows it. */
export function presentWebhookDelivery(row: DeliveryRow): Schemas['WebhookDelivery'] {
  return {
    id: row.id,
    webhook_id: row.webhook_id,
    event_id: row.event_id,
    type: row.type,
    status: row.status,
    attempt_count: row.attempt_count,
    next_attempt_at: row.next_attempt_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
