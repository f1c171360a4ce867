import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { PendingDeliveryTable } from '../../outbox/pending-delivery.entity.ts'

/** A row of a delivery, which can have any status. */
export type DeliveryRow = Omit<Selectable<PendingDeliveryTable>, 'business_id' | 'next_attempt_at'> &
  Pick<Schemas['WebhookDelivery'], 'status' | 'next_attempt_at'>

/** Converts a delivery to its API representation. */
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
