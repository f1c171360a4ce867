import { sql } from 'kysely'
import { z } from 'zod'
import { given } from '../db/given.ts'
import { list } from '../operation/answer.ts'
import type { EventType } from '../operation/contract.ts'
import { decodeCursor, encodeCursor } from '../operation/cursor.ts'
import { validationFailed } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import type { Work } from '../operation/work.ts'
import { checkEventScopes, readableTypes } from './event-scopes.ts'
import { numberAllEvents, numberEvents } from './number-events.ts'
import { eventColumns, presentEvent } from './present-event.ts'

const position = z.int().nonnegative() // the last sequence that was read

/** A time that exists; the contract only checks its form, as `since` may also be a word. */
const time = z.iso.datetime({ offset: true })

/**
 * The events that the caller may read, in the order of the stream, from its beginning, a time or now on. A cursor stays
 * valid, so that a later call gets only new events.
 */
export const eventsList = operation('events.list', async (work, { query }) => {
  const { limit = 25, cursor, since } = query
  if (query.types) checkEventScopes(work.by, query.types)
  const types = query.types ?? readableTypes(work.by)
  const after = decodeCursor(cursor, position) ?? 0
  if (since === 'now') return await endOfStream(work, cursor)
  if (since !== undefined && !time.safeParse(since).success) {
    throw validationFailed([{ path: 'query.since', message: 'must be a time that exists, or now' }])
  }
  const stream = await numberEvents(work)

  const rows = await work.db
    .selectFrom('events')
    .select(eventColumns)
    .where((event) =>
      event.and([
        event('business_id', '=', work.business_id),
        event('sequence', '>', after),
        ...given(since, (time) => event('created_at', '>=', time)),
        ...given(types, (names) => event('type', '=', sql<EventType>`any(${names})`)),
      ]),
    )
    .orderBy('sequence')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)?.sequence ?? after
  const isWhole = rows.length <= limit
  // The cursor of the last page skips the events that the filter left out, so that nobody reads past them again.
  const resume_cursor = encodeCursor(isWhole ? Math.max(last, stream.last) : last)
  const next_cursor = isWhole && !stream.isBehind ? null : resume_cursor
  return list({ rows: shown, next_cursor, resume_cursor }, presentEvent)
})

/** No events, but the cursor of those that are still to come. */
async function endOfStream(work: Work, cursor: string | undefined) {
  if (cursor !== undefined) {
    throw validationFailed([{ path: 'query.since', message: 'must be a time when there is a cursor' }])
  }
  const { last } = await numberAllEvents(work)
  return list({ rows: [], next_cursor: null, resume_cursor: encodeCursor(last) }, presentEvent)
}
