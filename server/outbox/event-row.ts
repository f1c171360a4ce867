import type { EventData, EventType } from '../operation/contract/contract.ts'
import { currentTraceparent } from '../process/tracing.ts'
import { createEventId } from './event-id.ts'

/** A new event, with its time (RFC 3339). */
export type NewEvent = {
  [Type in EventType]: { type: Type; data: EventData<Type>; created_at: string } & (Type extends 'person.updated'
    ? { changed?: string[] | undefined }
    : { changed?: never })
}[EventType]

/** An event as it is written. */
export interface EventRow {
  id: string
  type: EventType
  /** The text that is sent for it. */
  body: string
  created_at: string
  traceparent: string | null
}

/** Makes the id of an event, and the text that is sent for it. */
export function eventRow({ type, data, changed, created_at }: NewEvent): EventRow {
  const id = createEventId(Date.parse(created_at))
  const body = JSON.stringify({ id, type, created_at, data, changed })
  return { id, type, body, created_at, traceparent: currentTraceparent() }
}
