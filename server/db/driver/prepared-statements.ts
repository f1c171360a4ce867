import { createHash } from 'node:crypto'

/** What the driver makes of PostgreSQL's description of rows. */
export interface Shape {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

/** More of them would fill PostgreSQL's memory: it keeps the plan of each, on each connection. */
const maxPrepared = 500

/**
 * The rows of the statements that are prepared on a connection, by the names of the statements. A shape is that of its
 * statement for as long as there is the statement: where a table changes so that it would be another, PostgreSQL fails.
 */
export class PreparedStatements {
  /** The longest unused first. */
  readonly #shapes = new Map<string, Shape>()
  readonly #most: number

  constructor(most = maxPrepared) {
    this.#most = most
  }

  /**
   * Looks up a statement that is about to run.
   *
   * @returns undefined when it is not prepared
   */
  use(name: string): Shape | undefined {
    const shape = this.#shapes.get(name)
    if (shape === undefined) return undefined
    this.#shapes.delete(name)
    this.#shapes.set(name, shape)
    return shape
  }

  /** Takes in a statement that has been prepared. */
  add(name: string, shape: Shape): void {
    this.#shapes.set(name, shape)
  }

  /**
   * Makes room for another statement.
   *
   * @returns the name of the statement to give up for it, the longest unused one; undefined while there is room
   */
  giveUp(): string | undefined {
    if (this.#shapes.size < this.#most) return undefined
    const [name] = this.#shapes.keys()
    if (name !== undefined) this.#shapes.delete(name)
    return name
  }
}

/** More texts than a process has statements; those of queries with many variants must not fill its memory. */
const maxKnown = 5_000
const names = new Map<string, string>()

/** The name that a statement is prepared under. It follows from the text, so it is the same after it was forgotten. */
export function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    if (names.size >= maxKnown) names.clear()
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
  }
  return name
}
