import type { z } from 'zod'
import { validationFailed } from './errors.ts'

/**
 * Reads an opaque cursor.
 *
 * @param shape - what `encodeCursor` was given
 * @returns undefined without a cursor
 * @throws {ApiError} 422 for one that we did not make
 */
export function decodeCursor<T>(cursor: string | undefined, shape: z.ZodType<T>): T | undefined {
  if (cursor === undefined) return undefined
  const read = shape.safeParse(parsed(cursor))
  if (!read.success) throw validationFailed([{ path: 'query.cursor', message: 'is not a cursor of this list' }])
  return read.data
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Where the next page starts: the sort key of the last row of this one. */
export const encodeCursor = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/**
 * Cuts a page out of rows that were read with `limit + 1`.
 *
 * @param keyOf - the sort key of a row, for the cursor
 */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => unknown,
): { rows: Row[]; next_cursor: string | null } {
  if (rows.length <= limit) return { rows, next_cursor: null }
  const page = rows.slice(0, limit)
  return { rows: page, next_cursor: encodeCursor(keyOf(page.at(-1) as Row)) }
}
