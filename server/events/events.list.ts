import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { EventType, OperationRequest } from '../operation/contract/contract.ts'
import { decodeCursor, encodeCursor } from '../operation/cursor.ts'
import type { Problem } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import type { Principal } from '../operation/principal.ts'
import { list } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { numberAllRows } from '../operation/stream/number-stream.ts'
import { readStream } from '../operation/stream/read-stream.ts'
import type { Work } from '../operation/work.ts'
import { eventStream } from './event-stream.ts'
import { checkEventScopes, readableTypes } from './event-types.ts'
import { type EventRow, eventColumns, presentEvent } from './present-event.ts'

/** A valid time. The contract checks only the pattern, because `since` can also be a word. */
const time = z.iso.datetime({ offset: true })

/** The query parameters that select events. */
type Filter = Omit<OperationRequest<'events.list'>['query'], 'sort'>

const rules: Rules<'events.list'> = ({ query: { sort = 'sequence', wait = 0, since, cursor } }) => {
  const problems: Problem[] = []
  if (wait > 0 && (sort !== 'sequence' || since === 'now')) {
    problems.push({
      path: 'query.wait',
      code: 'not_combinable',
      message: 'must be 0 when sort is -sequence, or since is now',
    })
  }
  if (since === 'now' && cursor !== undefined) {
    problems.push({ path: 'query.since', code: 'not_combinable', message: 'must be a time when there is a cursor' })
  }
  if (since !== undefined && since !== 'now' && !time.safeParse(since).success) {
    problems.push({ path: 'query.since', code: 'invalid', message: 'must be a time that exists, or now' })
  }
  return problems
}

/**
 * Lists the events that the caller may read: either in stream order, from the start of the stream, from a time or from
 * now on; or newest first. A cursor in stream order remains valid, so that a later call returns only new events, or
 * waits for them.
 */
export const eventsList = operation('events.list', rules, async (work, { query: { sort = 'sequence', ...query } }) => {
  checkTypes(work, query)
  if (query.since === 'now') return await endOfStream(work)
  if (sort === '-sequence') return await newestFirst(work, query)
  const page = await readStream(eventStream, work, query, (now, after, count) => {
    checkTypes(now, query)
    return readEvents(now, { ...query, count }, { position: sql`sequence > ${after}`, direction: 'asc' })
  })
  return list(page, presentEvent)
})

/**
 * Checks that the caller may read the requested types.
 *
 * @throws {ApiError} 403 if the caller may not read one of the requested types
 */
const checkTypes = ({ by }: Work<Principal>, { types }: Filter): void => types && checkEventScopes(by, types)

/**
 * The cursor position of a page in the order newest first: the last sequence of the page, and the end of the stream
 * when the first page was read.
 */
const reversePosition = z.object({
  sort: z.literal('-sequence'),
  before: z.int().positive(),
  end: z.int().nonnegative(),
})

/**
 * Reads a page in the order newest first. Events that are added later appear on no page; `resume_cursor` continues in
 * stream order after the events of the first page.
 */
async function newestFirst(work: Work<Principal>, query: Filter) {
  const { limit = 25, cursor } = query
  const cursorPosition = decodeCursor(cursor, reversePosition)
  const end = cursorPosition?.end ?? (await numberAllRows(eventStream, work)).last
  const position = sql`sequence < ${cursorPosition?.before ?? end + 1}`
  const rows = await readEvents(work, { ...query, count: limit + 1 }, { position, direction: 'desc' })
  const pageRows = rows.slice(0, limit)
  const before = pageRows.at(-1)?.sequence
  const next_cursor = rows.length <= limit ? null : encodeCursor({ sort: '-sequence', before, end })
  return list({ rows: pageRows, next_cursor, resume_cursor: encodeCursor(end) }, presentEvent)
}

const readEvents = (
  { db, business_id, by }: Work<Principal>,
  { types = readableTypes(by), since, count }: Pick<Filter, 'types' | 'since'> & { count: number },
  { position, direction }: { position: RawBuilder<unknown>; direction: 'asc' | 'desc' },
): Promise<EventRow[]> =>
  db
    .selectFrom('events')
    .select(eventColumns)
    .where((event) =>
      event.and([
        event('business_id', '=', business_id),
        sql<boolean>`${position}`,
        ...whereDefined(since, (time) => event('created_at', '>=', time)),
        ...whereDefined(types, (names) => event('type', '=', sql<EventType>`any(${names})`)),
      ]),
    )
    .orderBy('sequence', direction)
    .limit(count)
    .execute()

/** Returns an empty page with the cursor for later events. */
async function endOfStream(work: Work) {
  const { last } = await numberAllRows(eventStream, work)
  return list({ rows: [], next_cursor: null, resume_cursor: encodeCursor(last) }, presentEvent)
}
