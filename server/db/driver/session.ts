import type { Roles } from '../roles.ts'
import type { Bounds } from './bounds.ts'
import { PlanAge } from './plan-age.ts'
import { nameOf, PreparedStatements } from './prepared-statements.ts'

/** A statement that goes in front of another one, in the same packet, with its values as they are sent. */
export interface Ahead {
  /** Of a prepared statement; undefined for one that is not. */
  name: string | undefined
  text: string
  values: (string | Buffer | null)[]
}

/** A statement of a transaction that nobody waits for. */
export interface LateStatement extends Ahead {
  bounds: Bounds
}

/** The state of a connection, and how statements get their bounds on it. */
export interface Session {
  /** A transaction was begun that PostgreSQL has not been told of. */
  isBeginning: boolean
  /** Statements of the transaction that nobody waits for; they go with its next statement. */
  late: LateStatement[]
  /** The prepared statements that have run on the connection. */
  readonly prepared: PreparedStatements
  /** Whether every statement needs something in front of it, also one that reaches no rows. */
  readonly isEntered: boolean
  /** Begins a transaction. */
  readonly begin: Ahead
  /** @returns the name to prepare a statement under; undefined for one that is not to be prepared */
  nameOf(text: string): string | undefined
  /** Whether a statement with such a name can go in front of another one, and nothing be asked about its rows. */
  canRunAhead(name: string | undefined): boolean
  /**
   * @param nowMs - monotonic
   * @returns what makes PostgreSQL plan the prepared statements again, when it is time for that
   */
  replan(nowMs: number): Ahead | undefined
  /** @returns what the connection needs before a statement with such bounds; undefined when it has it already */
  enter(bounds: Bounds): Ahead | undefined
  /** A transaction has begun. */
  begun(): void
  /** A statement failed, or some were rolled back, and what they have set may be taken back. */
  undone(): void
  /** A transaction has ended. */
  ended(): void
}

/** No business has this id. */
const noBusiness = 0

const valuesOf = ({ tenant, global }: Roles, bounds: Bounds): string[] => {
  if (bounds === 'all') return [global, String(noBusiness)]
  return [tenant, String(bounds === 'none' ? noBusiness : bounds)]
}

const enter = 'enter_bounds'

/** SQL that prepares the statement by which a connection takes on bounds. */
export const prepareEnter = `prepare ${enter} (text, text) as
  select set_config('role', $1, false), set_config('workforce.business_id', $2, false)`

const discardPlans: Ahead = { name: undefined, text: 'discard plans', values: [] }

/** A connection that is ours from its beginning to its end: it keeps bounds, settings and prepared statements. */
export class KeptSession implements Session {
  isBeginning = false
  late: LateStatement[] = []
  readonly prepared = new PreparedStatements()
  readonly isEntered: boolean
  /** The name of the statement that begins a transaction, which is to be prepared first. */
  static readonly begin = 'begin'
  readonly begin: Ahead = { name: KeptSession.begin, text: 'begin', values: [] }
  readonly nameOf = nameOf
  readonly #roles: Roles | undefined
  readonly #plans: PlanAge
  /** The bounds that the connection is known to have; undefined when a rollback may have taken them back. */
  #bounds: Bounds | undefined

  /** @param roles - undefined without row-level security */
  constructor(roles?: Roles) {
    this.#roles = roles
    this.isEntered = roles !== undefined
    this.#plans = new PlanAge(performance.now())
  }

  replan(nowMs: number): Ahead | undefined {
    return this.#plans.isOver(nowMs) ? discardPlans : undefined
  }

  /** One that runs for the first time is described, and PostgreSQL has not parsed it. */
  canRunAhead(name: string | undefined): boolean {
    return name !== undefined && this.prepared.use(name) !== undefined
  }

  enter(bounds: Bounds): Ahead | undefined {
    if (this.#roles === undefined || bounds === this.#bounds) return undefined
    this.#bounds = bounds
    return { name: enter, text: '', values: valuesOf(this.#roles, bounds) }
  }

  begun(): void {
    // A transaction has the bounds of its connection.
  }

  undone(): void {
    this.#bounds = undefined
  }

  ended(): void {
    // The connection keeps its bounds.
  }
}

/**
 * A connection that a pooler gives out anew for each transaction, to whoever comes next. Nothing may stay on it, and
 * nothing that others have left on it may count: bounds and settings are local to each transaction, and a statement by
 * itself is a transaction together with what goes in front of it.
 */
export class PooledSession implements Session {
  isBeginning = false
  late: LateStatement[] = []
  readonly prepared = new PreparedStatements()
  readonly isEntered = true
  readonly begin: Ahead = { name: undefined, text: 'begin', values: [] }
  readonly #roles: Roles | undefined
  readonly #text: string
  #isInTransaction = false
  #bounds: Bounds | undefined

  /**
   * @param settings - of PostgreSQL, by name, for every statement
   * @param roles - undefined without row-level security
   */
  constructor(settings: Readonly<Record<string, string>>, roles?: Roles) {
    this.#roles = roles
    const set = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`)
    const bind = ["set_config('role', $1, true)", "set_config('workforce.business_id', $2, true)"]
    this.#text = `select ${[...(roles === undefined ? [] : bind), ...set].join(', ')}`
  }

  nameOf(): undefined {
    return undefined // the next transaction may have another connection
  }

  canRunAhead(): boolean {
    return true
  }

  replan(): undefined {
    return undefined // no plan outlives its statement
  }

  enter(bounds: Bounds): Ahead | undefined {
    if (this.#isInTransaction && bounds === this.#bounds) return undefined
    this.#bounds = bounds
    return { name: undefined, text: this.#text, values: this.#roles === undefined ? [] : valuesOf(this.#roles, bounds) }
  }

  begun(): void {
    this.#isInTransaction = true
    this.#bounds = undefined
  }

  undone(): void {
    this.#bounds = undefined
  }

  ended(): void {
    this.#isInTransaction = false
  }
}
