import { z } from 'zod'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { decodeCursor, encodeCursor } from '../operation/cursor.ts'
import { numberEvents } from './number-events.ts'
import { eventColumns, presentEvent } from './present-event.ts'

const position = z.int().nonnegative() // the sequence up to which the stream was read

/** The stream of events in order; a cursor stays good, to ask later for what is new. */
export const eventsList: Operation<'events.list'> = async ({ query, principal: { business_id }, em }) => {
  const { limit = 25, cursor, types } = query
  const after = decodeCursor(cursor, position) ?? 0
  const stream = await numberEvents(em, business_id)

  const rows = await sqlOf(em)
    .selectFrom('events')
    .select(eventColumns)
    .where((event) =>
      event.and([
        event('business_id', '=', business_id),
        event('sequence', '>', after),
        ...given(types, (names) => event('type', 'in', names)),
      ]),
    )
    .orderBy('sequence')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)?.sequence ?? after
  const isWhole = rows.length <= limit
  // The last page answers for what its filter left out as well, so that nobody reads past that again.
  const resume_cursor = encodeCursor(isWhole ? Math.max(last, stream.last) : last)
  const meta = { next_cursor: isWhole && !stream.isBehind ? null : resume_cursor, resume_cursor }
  return { status: 200, body: { success: true, data: page.map(presentEvent), meta } }
}
