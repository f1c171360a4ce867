import { sql } from 'kysely'
import { z } from 'zod'
import type { Stream } from '../operation/stream/number-stream.ts'

/** The stream of the events of a business. Test events are not part of it. */
export const eventStream: Stream = {
  table: 'events',
  order: 'position',
  unnumbered: sql`sequence is null and not starts_with(id, 'evt_test_')`,
  sequences: 'event_streams',
  cursor: { shape: z.int().nonnegative(), encode: (sequence) => sequence },
}
