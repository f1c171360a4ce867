import { defineEntity, p } from '@mikro-orm/core'
import { bigId, timestamp } from '../db/columns.ts'
import type { EventType } from './record-event.ts'

/** Something that happened, with the text that is sent for it. */
export const Event = defineEntity({
  name: 'Event',
  tableName: 'events',
  properties: {
    id: p.string().primary(),
    /** Order of insertion over all businesses. */
    position: bigId().autoincrement(),
    /** Place in the business's stream, without gaps; null until the stream is read. */
    sequence: bigId().strictNullable(),
    business_id: p.integer(),
    type: p.string().$type<EventType>(),
    body: p.string(),
    /** The span that recorded it (W3C Trace Context). */
    traceparent: p.string().strictNullable(),
    created_at: timestamp(),
  },
})

/** The end of a business's stream so far. Its row is the lock under which events get their sequence. */
export const EventStream = defineEntity({
  name: 'EventStream',
  tableName: 'event_streams',
  properties: {
    business_id: p.integer().primary(),
    last_sequence: bigId().default(0),
  },
})
