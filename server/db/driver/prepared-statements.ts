import { createHash } from 'node:crypto'

/**
 * The maximum number of cached names: more than the number of statements in a process, but few enough that queries with
 * many variants cannot exhaust its memory.
 */
const maxCachedNames = 5_000
const names = new Map<string, string>()

/**
 * Returns the name of a prepared statement. The name is derived from the text, so it remains the same after the cache
 * is cleared.
 */
export function statementName(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    if (names.size >= maxCachedNames) names.clear()
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
  }
  return name
}

const firstMs = 1_000
const maxLifeMs = 60_000

/**
 * The schedule on which the plans of a connection's prepared statements are discarded.
 *
 * PostgreSQL keeps a generic plan until statistics or the schema change. A plan from when the table was empty may look
 * up a key through any index that leads with the business, as each index is estimated to return one row. With 20,000
 * rows, this plan reads every row of the business until PostgreSQL analyses the table. A new plan uses the key, as the
 * planner reads the current size of the table. Therefore the age limit of plans starts at one second and doubles up to
 * one minute.
 */
export class PlanAge {
  #lifeMs = firstMs
  #endMs: number

  /** @param nowMs - when the connection was opened, on a monotonic clock */
  constructor(nowMs: number) {
    this.#endMs = nowMs + firstMs
  }

  /** Returns whether the current plans are too old; returns true once per period. */
  hasExpired(nowMs: number): boolean {
    if (nowMs < this.#endMs) return false
    this.#lifeMs = Math.min(this.#lifeMs * 2, maxLifeMs)
    this.#endMs = nowMs + this.#lifeMs
    return true
  }
}
