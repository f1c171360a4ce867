import { createHash } from 'node:crypto'

/** More texts than a process has statements; those of queries with many variants must not fill its memory. */
const maxKnown = 5_000
const names = new Map<string, string>()

/** The name that a statement is prepared under. It follows from the text, so it is the same after the map was cleared. */
export function statementName(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    if (names.size >= maxKnown) names.clear()
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
  }
  return name
}

const firstMs = 1_000
const longestMs = 60_000

/**
 * When the plans of a connection's prepared statements are to be made again.
 *
 * PostgreSQL keeps a generic plan until statistics or the schema change. One that was made while a table was empty takes
 * any index that begins with the business for a lookup by key, as all of them seem to find one row; with 20,000 rows it
 * then reads every row of the business, until PostgreSQL analyses the table. Planned again, it uses the key: the planner
 * sees the size of a table without statistics. So plans may get as old as the connection was when they were made, and a
 * minute at most.
 */
export class PlanAge {
  #lifeMs = firstMs
  #endMs: number

  /** @param nowMs - monotonic, when the connection was opened */
  constructor(nowMs: number) {
    this.#endMs = nowMs + firstMs
  }

  /** Whether plans that are in use now have to be made again; answers true once, and counts from then on. */
  isOver(nowMs: number): boolean {
    if (nowMs < this.#endMs) return false
    this.#lifeMs = Math.min(this.#lifeMs * 2, longestMs)
    this.#endMs = nowMs + this.#lifeMs
    return true
  }
}
