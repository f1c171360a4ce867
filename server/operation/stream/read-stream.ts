import { decodeCursor, encodeCursor, type Page } from '../cursor.ts'
import type { Principal } from '../principal.ts'
import type { Work } from '../work.ts'
import { awaitRows } from './await-stream.ts'
import { numberRows, type Stream } from './number-stream.ts'

/** The parameters that choose a page of a stream. */
export interface StreamQuery {
  limit?: number | undefined
  cursor?: string | undefined
  /** The number of seconds to wait for a row if there is none. */
  wait?: number | undefined
}

/** A page of a stream, with the cursor for later rows. */
export interface StreamPage<Row> extends Page<Row> {
  resume_cursor: string
}

/**
 * Reads the rows after a sequence in stream order, at most `count`. Called again after a wait, with the current
 * permissions of the caller.
 *
 * @throws {ApiError} 403 if the caller may no longer read the rows
 */
type ReadRows<Row> = (work: Work<Principal>, after: number, count: number) => Promise<Row[]>

/**
 * Reads a page in stream order, from the start of the stream or after a cursor. The `resume_cursor` remains valid, so
 * that a later call returns only new rows, or waits for them.
 *
 * @param readRows - may omit rows that do not match a filter
 * @throws {ApiError} 422 for a cursor of another order; 429 beyond the limits of waiting requests
 */
export async function readStream<Row extends { sequence?: number | null }>(
  stream: Stream,
  work: Work<Principal>,
  { limit = 25, cursor, wait = 0 }: StreamQuery,
  readRows: ReadRows<Row>,
): Promise<StreamPage<Row>> {
  const after = decodeCursor(cursor, stream.cursor.shape) ?? 0
  let part = await readPart(stream, work, { after, limit }, readRows)
  const untilMs = performance.now() + wait * 1000
  for (let now = work; wait > 0 && part.isEmpty && (await awaitRows(stream, now, part.end, untilMs)); ) {
    now = (await work.presence?.renew()) ?? work
    part = await readPart(stream, now, { after: part.end, limit }, readRows)
  }
  return part.page
}

/**
 * Reads a page. `isEmpty` means that there is no later page either; `end` is the last sequence that the page covers.
 */
async function readPart<Row extends { sequence?: number | null }>(
  stream: Stream,
  work: Work<Principal>,
  { after, limit }: { after: number; limit: number },
  readRows: ReadRows<Row>,
) {
  const { last, hasUnnumbered } = await numberRows(stream, work)
  const read = await readRows(work, after, limit + 1)
  const rows = read.slice(0, limit)
  const isLastPage = read.length <= limit
  const lastRead = rows.at(-1)?.sequence ?? after
  // The cursor of the last page skips rows that do not match, so that later requests do not scan them again.
  const end = isLastPage ? Math.max(lastRead, last) : lastRead
  const resume_cursor = encodeCursor(stream.cursor.encode(end))
  const next_cursor = isLastPage && !hasUnnumbered ? null : resume_cursor
  const page: StreamPage<Row> = { rows, next_cursor, resume_cursor }
  return { page, isEmpty: rows.length === 0 && next_cursor === null, end }
}
