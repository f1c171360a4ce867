import { type Connection, Query, type QueryConfig, type QueryResult } from 'pg'
// @ts-expect-error: the types of `pg` leave out how it converts values
import utils from 'pg/lib/utils.js'
import type { Bounds } from './bounds.ts'
import { PreparedStatements, type Shape } from './prepared-statements.ts'
import type { Roles } from './roles.ts'

/** The state of a connection. */
export interface Session {
  /** A transaction was begun that PostgreSQL has not been told of. */
  isBeginning: boolean
  /** Undefined without row-level security. */
  roles: Roles | undefined
  /** The bounds that the connection is known to have; undefined when a rollback may have taken them back. */
  bounds: Bounds | undefined
  /** Statements of the transaction that nobody waits for; they go with its next statement. */
  late: LateStatement[]
  /** The prepared statements that have run on the connection. */
  prepared: PreparedStatements
}

/** A statement that is prepared on the connection, with its values as they are sent. */
export interface LateStatement {
  name: string
  text: string
  values: (string | Buffer | null)[]
  bounds: Bounds
}

/** The state of a connection that has just been opened. */
export const newSession = (roles?: Roles): Session => ({
  isBeginning: false,
  roles,
  bounds: undefined,
  late: [],
  prepared: new PreparedStatements(),
})

/** Converts values as the driver does. */
export const sentValues: (values: unknown[]) => LateStatement['values'] = (values) => values.map(utils.prepareValue)

const begin = { name: 'begin', text: 'begin' }

/** The statement that commits a transaction together with those that it has in front. */
export const commit = { name: 'commit', text: 'commit' }

/** The statements to run once on a connection, so that they are prepared. */
export const prepareFirst: readonly QueryConfig[] = [begin, commit]

const enter = 'enter_bounds'

/** SQL that prepares the statement by which a connection takes on bounds. */
export const prepareEnter = `prepare ${enter} (text, text) as
  select set_config('role', $1, false), set_config('workforce.business_id', $2, false)`

/** No business has this id. */
const noBusiness = 0

const valuesOf = ({ tenant, global }: Roles, bounds: Bounds): string[] => {
  if (bounds === 'all') return [global, String(noBusiness)]
  return [tenant, String(bounds === 'none' ? noBusiness : bounds)]
}

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
    config: { text: string; name?: string | undefined },
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
    if (this.#session.isBeginning) {
      this.#session.isBeginning = false
      this.#runAhead(connection, begin.name, [])
    }
    for (const { name, values, bounds } of this.#session.late.splice(0)) {
      this.#enter(connection, bounds)
      this.#runAhead(connection, name, values)
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

  #enter(connection: Connection, wanted: Bounds | undefined): void {
    const { roles, bounds } = this.#session
    if (roles === undefined || wanted === undefined || wanted === bounds) return
    this.#session.bounds = wanted
    this.#runAhead(connection, enter, valuesOf(roles, wanted))
  }

  #runAhead(connection: Connection, statement: string, values: LateStatement['values']): void {
    this.#ahead += 1
    connection.bind({ statement, values }, true)
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
    this.#session.bounds = undefined
    super.handleError(error, connection)
  }
}
