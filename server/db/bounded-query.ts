import { type Connection, Query, type QueryConfig, type QueryResult } from 'pg'
import type { Bounds } from './bounds.ts'
import type { Roles } from './roles.ts'

/** The state of a connection under row-level security. */
export interface Session {
  roles: Roles
  /** The bounds that the connection is known to have; undefined when a rollback may have taken them back. */
  bounds: Bounds | undefined
}

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
  prepare(connection: Connection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleError(error: Error, connection: Connection): void
}

type Callback = (error: Error | undefined, result: QueryResult) => void
const QueryOfDriver = Query as unknown as new (
  config: QueryConfig,
  values: unknown[],
  callback: Callback,
) => QueryInside

/**
 * A statement that has its bounds when it runs. Where the connection has others, taking them on goes in front of the
 * statement in the same packet: no round trip, and when one of the two fails, neither has happened.
 */
export class BoundedQuery extends QueryOfDriver {
  readonly #session: Session
  readonly #bounds: Bounds
  /** Whether the answers that come are those of `enter`. */
  #isEntering = false

  constructor(config: QueryConfig, values: unknown[], session: Session, bounds: Bounds, callback: Callback) {
    super(config, values, callback)
    this.#session = session
    this.#bounds = bounds
  }

  override prepare(connection: Connection): void {
    if (this.#session.bounds !== this.#bounds) {
      this.#isEntering = true
      this.#session.bounds = this.#bounds
      connection.bind({ statement: enter, values: valuesOf(this.#session.roles, this.#bounds) }, true)
      connection.execute({}, true)
    }
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (!this.#isEntering) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isEntering) this.#isEntering = false
    else super.handleCommandComplete(message, connection)
  }

  override handleError(error: Error, connection: Connection): void {
    this.#session.bounds = undefined
    super.handleError(error, connection)
  }
}
