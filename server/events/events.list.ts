import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { whereDefined } from '../db/driver/where-defined.ts'
import { list } from '../operation/answer.ts'
import type { EventType, OperationRequest } from '../operation/contract/contract.ts'
import { decodeCursor, encodeCursor } from '../operation/cursor.ts'
import type { Problem } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import type { Principal } from '../operation/principal.ts'
import type { Rules } from '../operation/rules.ts'
import type { Work } from '../operation/work.ts'
import { awaitEvents } from './await-events.ts'
import { checkEventScopes, readableTypes } from './event-scopes.ts'
import { numberAllEvents, numberEvents } from './number-events.ts'
import { type EventRow, eventColumns, presentEvent } from './present-event.ts'

const position = z.int().nonnegative() // the last sequence that was read

/** A time that exists; the contract only checks its form, as `since` may also be a word. */
const time = z.iso.datetime({ offset: true })

/** What is asked for, without its order. */
type Wanted = Omit<OperationRequest<'events.list'>['query'], 'sort' | 'wait'>

const rules: Rules<'events.list'> = ({ query: { sort = 'sequence', wait = 0, since, cursor } }) => {
  const problems: Problem[] = []
  if (wait > 0 && (sort !== 'sequence' || since === 'now')) {
    problems.push({ path: 'query.wait', message: 'must be 0 when sort is -sequence, or since is now' })
  }
  if (since === 'now' && cursor !== undefined) {
    problems.push({ path: 'query.since', message: 'must be a time when there is a cursor' })
  }
  if (since !== undefined && since !== 'now' && !time.safeParse(since).success) {
    problems.push({ path: 'query.since', message: 'must be a time that exists, or now' })
  }
  return problems
}

/**
 * The events that the caller may read: in the order of the stream, from its beginning, a time or now on, or the newest
 * first. A cursor of the stream's order stays valid, so that a later call gets only new events, or waits for them.
 */
export const eventsList = operation(
  'events.list',
  rules,
  async (work, { query: { sort = 'sequence', wait = 0, ...query } }) => {
    const { since } = query
    checkTypes(work, query)
    if (since === 'now') return await endOfStream(work)
    if (sort === '-sequence') return await newestFirst(work, query)
    const page = await oldestFirst(work, query)
    return page.isEmpty && wait > 0 ? await laterPage(page, work, query, performance.now() + wait * 1000) : page.reply
  },
)

/** @throws {ApiError} 403 when the caller may not read one of the types that were asked for */
const checkTypes = ({ by }: Work<Principal>, { types }: Wanted): void => types && checkEventScopes(by, types)

type StreamPage = Awaited<ReturnType<typeof oldestFirst>>

/**
 * The first page that has events for the caller, or one without any when the time is up.
 *
 * @param page - without events
 */
async function laterPage(page: StreamPage, work: Work<Principal>, query: Wanted, untilMs: number) {
  let [last, now] = [page, work]
  while (last.isEmpty && (await awaitEvents(now, last.end, untilMs))) {
    now = (await work.presence?.renew()) ?? work
    checkTypes(now, query)
    last = await oldestFirst(now, { ...query, cursor: encodeCursor(last.end) })
  }
  return last.reply
}

/** A page, whether there is nothing on it or behind it, and the last sequence that it tells of. */
async function oldestFirst(work: Work<Principal>, query: Wanted) {
  const { limit = 25, cursor } = query
  const after = decodeCursor(cursor, position) ?? 0
  const stream = await numberEvents(work)
  const rows = await readEvents(work, query, { beyond: sql`sequence > ${after}`, direction: 'asc' })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)?.sequence ?? after
  const isWhole = rows.length <= limit
  // The cursor of the last page skips the events that the filter left out, so that nobody reads past them again.
  const end = isWhole ? Math.max(last, stream.last) : last
  const resume_cursor = encodeCursor(end)
  const next_cursor = isWhole && !stream.isBehind ? null : resume_cursor
  const reply = list({ rows: shown, next_cursor, resume_cursor }, presentEvent)
  return { reply, isEmpty: shown.length === 0 && next_cursor === null, end }
}

/** The place of the last row of a page that began with the newest events, and the end of the stream at that time. */
const placeFromEnd = z.object({ sort: z.literal('-sequence'), before: z.int().positive(), end: position })

/** What comes later is on no page. It is read in the stream's order, from where the first page began. */
async function newestFirst(work: Work<Principal>, query: Wanted) {
  const { limit = 25, cursor } = query
  const place = decodeCursor(cursor, placeFromEnd)
  const end = place?.end ?? (await numberAllEvents(work)).last
  const beyond = sql`sequence < ${place?.before ?? end + 1}`
  const rows = await readEvents(work, query, { beyond, direction: 'desc' })
  const shown = rows.slice(0, limit)
  const before = shown.at(-1)?.sequence
  const next_cursor = rows.length <= limit ? null : encodeCursor({ sort: '-sequence', before, end })
  return list({ rows: shown, next_cursor, resume_cursor: encodeCursor(end) }, presentEvent)
}

/** Reads one row more than the page has. */
const readEvents = (
  { db, business_id, by }: Work<Principal>,
  { types = readableTypes(by), since, limit = 25 }: Wanted,
  { beyond, direction }: { beyond: RawBuilder<unknown>; direction: 'asc' | 'desc' },
): Promise<EventRow[]> =>
  db
    .selectFrom('events')
    .select(eventColumns)
    .where((event) =>
      event.and([
        event('business_id', '=', business_id),
        sql<boolean>`${beyond}`,
        ...whereDefined(since, (time) => event('created_at', '>=', time)),
        ...whereDefined(types, (names) => event('type', '=', sql<EventType>`any(${names})`)),
      ]),
    )
    .orderBy('sequence', direction)
    .limit(limit + 1)
    .execute()

/** No events, but the cursor of those that are still to come. */
async function endOfStream(work: Work) {
  const { last } = await numberAllEvents(work)
  return list({ rows: [], next_cursor: null, resume_cursor: encodeCursor(last) }, presentEvent)
}
