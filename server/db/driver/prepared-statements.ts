import { createHash } from 'node:crypto'

/** A limit of cached names above the statements of a process, so that queries with many variants cannot fill its memory. */
const maxKnown = 5_000
const names = new Map<string, string>()

/** The name of a prepared statement. It is derived from the text, so it is the same after the map was cleared. */
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
 * The schedule by which the plans of a connection's prepared statements are discarded.
 *
 * PostgreSQL keeps a generic plan until statistics or the schema change. A plan from when the table was empty may use
 * any index that leads with the business for a lookup by key, as each is estimated to return one row; with 20,000 rows
 * it then reads every row of the business, until PostgreSQL analyses the table. A new plan uses the key, as the planner
 * reads the current size of the table. So the age limit of plans doubles from one second to a minute.
 */
export class PlanAge {
  #lifeMs = firstMs
  #endMs: number

  /** @param nowMs - monotonic, when the connection was opened */
  constructor(nowMs: number) {
    this.#endMs = nowMs + firstMs
  }

  /** Whether the current plans are too old; returns true once for each period. */
  isOver(nowMs: number): boolean {
    if (nowMs < this.#endMs) return false
    this.#lifeMs = Math.min(this.#lifeMs * 2, longestMs)
    this.#endMs = nowMs + this.#lifeMs
    return true
  }
}
