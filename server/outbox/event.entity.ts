import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../business/business.entity.ts'
import { bigId, bigNumber, businessId, foreignKey, type Table, timestamp } from '../db/columns.ts'
import type { EventType } from '../operation/contract/contract.ts'

/**
 * An event and the text that is sent for it. The table has no foreign key to the business, as every change inserts an
 * event and would lock the row of the business.
 */
export const Event = defineEntity({
  name: 'Event',
  tableName: 'events',
  properties: {
    business_id: businessId(),
    id: p.text().primary(),
    /** The order of insertion across all businesses. */
    position: bigNumber(),
    sequence: bigId()
      .strictNullable()
      .comment('position in the stream of the business, assigned when the stream is read'),
    type: p.text().$type<EventType>(),
    body: p.text().comment('JSON as it is sent, byte for byte'),
    traceparent: p.text().strictNullable().comment('span of the recording (W3C Trace Context)'),
    created_at: timestamp(),
  },
  // A partial index, so that inserting an event adds no entry: a new event has no sequence yet.
  uniques: [{ name: 'events_stream', properties: ['business_id', 'sequence'], where: 'sequence is not null' }],
  indexes: [
    // Test events are not part of the stream.
    {
      name: 'events_unnumbered',
      properties: ['business_id', 'position'],
      where: `sequence is null and not starts_with(id, 'evt_test_')`,
    },
    // Rows are inserted in chronological order, so a BRIN index finds old rows at almost no cost to writers.
    {
      name: 'events_age',
      expression: 'create index events_age on events using brin (created_at) with (pages_per_range = 16)',
    },
  ],
})

export type EventTable = Table<typeof Event>

/** The last sequence number in a business's stream. The row is locked while sequence numbers are assigned. */
export const EventStream = defineEntity({
  name: 'EventStream',
  tableName: 'event_streams',
  properties: {
    business_id: businessId(),
    last_sequence: bigId().defaultRaw('0'),
    business: foreignKey(Business, ['business_id']),
  },
})
