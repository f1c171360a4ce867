import { z } from 'zod'
import { validationFailed } from './errors.ts'

/**
 * Decodes an opaque cursor.
 *
 * @param shape - the schema of the key that was passed to `encodeCursor`
 * @returns undefined without a cursor
 * @throws {ApiError} 422 for an invalid cursor
 */
export function decodeCursor<T>(cursor: string | undefined, shape: z.ZodType<T>): T | undefined {
  if (cursor === undefined) return undefined
  const read = shape.safeParse(parsed(cursor))
  if (!read.success)
    throw validationFailed([{ path: 'query.cursor', code: 'invalid', message: 'is not a cursor of this list' }])
  return read.data
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Encodes the cursor of the next page: the sort key of the last row on this page. */
export const encodeCursor = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** The schema of a cursor in a list sorted by ID: the ID of the last row on the previous page. */
export const idPosition = z.int().positive()

/** A page of a list. */
export interface Page<Row> {
  rows: Row[]
  /** The cursor of the next page; null on the last page. */
  next_cursor: string | null
  /** The number of rows on all pages, at most 10,000; only if requested. */
  total?: number
  /** Whether there are more rows than `total`; only if the total was requested. */
  total_capped?: boolean
}

/**
 * Cuts a page from rows that were selected with a limit of `limit + 1`.
 *
 * @param sortKey - returns the sort key of a row for the cursor
 */
export function cutPage<Row>(rows: Row[], limit: number, sortKey: (row: Row) => unknown): Page<Row> {
  if (rows.length <= limit) return { rows, next_cursor: null }
  const page = rows.slice(0, limit)
  return { rows: page, next_cursor: encodeCursor(sortKey(page.at(-1) as Row)) }
}
