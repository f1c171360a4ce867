import type { DueDelivery } from '../../../worker/delivery/read/due.ts'

/** Returns a delivery whose first attempt is due. */
export const dueDelivery = (changes: Partial<DueDelivery> = {}): DueDelivery => ({
  business_id: 1,
  id: 1,
  event_id: 'evt_1',
  type: 'person.created',
  body: '{}',
  attempt_count: 0,
  attempts_before: 0,
  trigger: 'schedule',
  traceparent: null,
  event_ms: 0,
  databaseOffsetMs: 0,
  ...changes,
})
