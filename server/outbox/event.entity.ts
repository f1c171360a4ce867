import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../business/business.entity.ts'
import { bigId, bigNumber, businessId, foreignKey, type Table, timestamp } from '../db/columns.ts'
import type { EventType } from '../operation/contract/contract.ts'

/**
 * An event, with the text that is sent for it. No foreign key holds its business: every change writes one, and would lock
 * the row of the business.
 */
export const Event = defineEntity({
  name: 'Event',
  tableName: 'events',
  properties: {
    business_id: businessId(),
    id: p.text().primary(),
    /** Order of insertion over all businesses. */
    position: bigNumber(),
    sequence: bigId().strictNullable().comment("place in the business's stream, given when the stream is read"),
    type: p.text().$type<EventType>(),
    body: p.text().comment('the JSON that is sent, byte for byte'),
    traceparent: p.text().strictNullable().comment('the span that recorded it (W3C Trace Context)'),
    created_at: timestamp(),
  },
  // Of numbered events alone: new ones cost nothing here.
  uniques: [{ name: 'events_stream', properties: ['business_id', 'sequence'], where: 'sequence is not null' }],
  indexes: [
    // Test events are kept for their text only: they have no place in the stream.
    {
      name: 'events_unnumbered',
      properties: ['business_id', 'position'],
      where: `sequence is null and not starts_with(id, 'evt_test_')`,
    },
    // Rows are inserted in the order of time, so block ranges are enough to find old ones. They cost writers almost
    // nothing.
    {
      name: 'events_age',
      expression: 'create index events_age on events using brin (created_at) with (pages_per_range = 16)',
    },
  ],
})

export type EventTable = Table<typeof Event>

/** The last sequence of a business's stream. Its row is locked while events get their sequence. */
export const EventStream = defineEntity({
  name: 'EventStream',
  tableName: 'event_streams',
  properties: {
    business_id: businessId(),
    last_sequence: bigId().defaultRaw('0'),
    business: foreignKey(Business, ['business_id']),
  },
})
