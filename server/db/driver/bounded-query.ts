import { type Connection, Query, type QueryResult } from 'pg'
// @ts-expect-error: the types of `pg` leave out how it converts values
import utils from 'pg/lib/utils.js'
import type { Bounds } from './bounds.ts'
import type { Shape } from './prepared-statements.ts'
import type { Ahead, LateStatement, Session } from './session.ts'

/** Converts values as the driver does. */
export const sentValues: (values: unknown[]) => LateStatement['values'] = (values) => values.map(utils.prepareValue)

/** Members of the query of `pg` that its types do not declare. */
interface QueryInside {
  name?: string
  _result: Shape
  _accumulateRows?: boolean
  prepare(connection: Connection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleError(error: Error, connection: Connection): void
}

/** Takes the place of asking for a description. */
const askNothing = (): void => undefined

type Callback = (error: Error | undefined, result: QueryResult) => void
const QueryOfDriver = Query as unknown as new (config: object, values: unknown[], callback: Callback) => QueryInside

/**
 * A statement that has its bounds and its transaction when it runs. Where the connection has other bounds, taking them on
 * goes in front of the statement in the same packet, and so do `begin` in front of the first statement of a transaction,
 * and the statements that nobody waits for: no round trip, and when one of them fails, the statement has not happened.
 *
 * PostgreSQL describes the rows of a prepared statement once on each connection: describing 30 columns, and reading that,
 * costs more than the values of a row.
 */
export class BoundedQuery extends QueryOfDriver {
  readonly #session: Session
  readonly #bounds: Bounds | undefined
  /** How many commands in front of the statement have not been answered. */
  #ahead = 0
  #isKnown = false

  /** @param bounds - undefined for a statement that reaches no rows */
  constructor(
    config: { text: string; name: string | undefined; queryMode: 'extended' },
    values: unknown[],
    session: Session,
    bounds: Bounds | undefined,
    callback: Callback,
  ) {
    super(config, values, callback)
    this.#session = session
    this.#bounds = bounds
  }

  override prepare(connection: Connection): void {
    const shape = this.name === undefined ? undefined : this.#session.prepared.use(this.name)
    this.#isKnown = shape !== undefined
    // In front of everything, as PostgreSQL passes over what follows a failure.
    if (this.name !== undefined && !this.#isKnown) this.#closeLongestUnused(connection)
    const replan = this.#session.replan(performance.now())
    if (replan !== undefined) this.#runAhead(connection, replan)
    if (this.#session.isBeginning) {
      this.#session.isBeginning = false
      this.#session.begun()
      this.#runAhead(connection, this.#session.begin)
    }
    for (const statement of this.#session.late.splice(0)) {
      this.#enter(connection, statement.bounds)
      this.#runAhead(connection, statement)
    }
    this.#enter(connection, this.#bounds)
    if (shape === undefined) {
      super.prepare(connection)
      return
    }
    Object.assign(this._result, shape)
    this._accumulateRows = true
    const asking = connection as unknown as { describe: unknown }
    const { describe } = asking
    asking.describe = askNothing
    try {
      super.prepare(connection)
    } finally {
      asking.describe = describe
    }
  }

  #closeLongestUnused(connection: Connection): void {
    const name = this.#session.prepared.giveUp()
    if (name === undefined) return
    const { parsedStatements } = connection as unknown as { parsedStatements: Record<string, string> }
    delete parsedStatements[name]
    connection.close({ type: 'S', name }, true)
  }

  #enter(connection: Connection, bounds: Bounds | undefined): void {
    const entering = bounds === undefined ? undefined : this.#session.enter(bounds)
    if (entering !== undefined) this.#runAhead(connection, entering)
  }

  #runAhead(connection: Connection, { name, text, values }: Ahead): void {
    this.#ahead += 1
    if (name === undefined) connection.parse({ name: '', text, types: [] }, true)
    connection.bind({ statement: name ?? '', values }, true)
    connection.execute({}, true)
  }

  override handleDataRow(message: unknown): void {
    if (this.#ahead === 0) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#ahead > 0) {
      this.#ahead -= 1
      return
    }
    super.handleCommandComplete(message, connection)
    if (this.name === undefined || this.#isKnown) return
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#session.prepared.add(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }

  override handleError(error: Error, connection: Connection): void {
    this.#session.undone()
    super.handleError(error, connection)
  }
}
