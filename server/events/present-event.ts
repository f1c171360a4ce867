import type { Selectable } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import type { EventTable } from '../outbox/event.entity.ts'

/** The columns of `events` that `presentEvent` reads. */
export const eventColumns = ['sequence', 'body'] as const

export type EventRow = Pick<Selectable<EventTable>, (typeof eventColumns)[number]>

/** Returns the API representation of an event: the event as it was sent, with its sequence. */
export function presentEvent({ sequence, body }: EventRow): Schemas['Event'] {
  const { id, type, created_at, data, changed } = JSON.parse(body)
  return { id, type, created_at, data, ...(changed !== undefined && { changed }), sequence: sequence as number }
}
