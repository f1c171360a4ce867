import type { CompiledQuery } from 'kysely'
import { Client, type ClientConfig, escapeIdentifier, escapeLiteral, type QueryResult } from 'pg'
import { NotMigratedError } from '../failures.ts'
import { existingRoles, type Roles } from '../roles.ts'
import { type Bounds, boundsSettings, type Settings } from './bounds.ts'
import { PlanAge, statementName } from './prepared-statements.ts'

/** A statement as kysely compiles it. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

/** Options for running statements on a connection. */
export interface ClientOptions {
  /** PostgreSQL settings for every statement. */
  settings: Settings
  /**
   * Whether a pooler assigns the connection for one transaction at a time, so that settings do not outlast the
   * transaction.
   */
  isTransactionPooled: boolean
  /** Whether statements with parameters are prepared, so that PostgreSQL parses and plans them once per connection. */
  preparesStatements: boolean
  rowLevelSecurity: boolean
  /** The bounds of the session. Statements with the same bounds need no transaction to set them. */
  sessionBounds: Bounds
}

/** The maximum number of prepared statements: PostgreSQL keeps the plan of each in the memory of its connection. */
const maxPrepared = 500

/**
 * A `pg` client whose statements have bounds. The statements of one unit are pipelined: they are written in one packet,
 * and their results arrive in order.
 */
export class DatabaseClient extends Client {
  readonly #plans = new PlanAge(performance.now())
  readonly #prepared = new Set<string>()
  #options: ClientOptions | undefined
  /** The roles of row-level security; undefined without it. */
  #roles: Roles | undefined

  /** Creates a client with the options of the pool. */
  constructor(config: ClientConfig = {}) {
    super(config)
  }

  /** Configures the connection. Must be called once, before other statements. */
  async open(options: ClientOptions): Promise<void> {
    this.#options = options
    if (options.rowLevelSecurity) this.#roles = await this.#readRoles()
    if (options.isTransactionPooled) return
    const settings = { ...options.settings, ...(this.#roles && boundsSettings(options.sessionBounds, this.#roles)) }
    await this.query(setStatement('session', settings))
  }

  /**
   * Whether the pool may reuse the connection: it is open, not in a transaction, and below the maximum number of
   * prepared statements.
   */
  get isReusable(): boolean {
    const isConnected = !this.connection.stream.destroyed
    return isConnected && this.getTransactionStatus() === 'I' && this.#prepared.size < maxPrepared
  }

  /**
   * Whether `begin` and the first statement can be pipelined. PostgreSQL runs the first statement even if `begin`
   * failed, for example because it was cancelled. That is harmless only if the statement then reaches no rows.
   */
  get pipelinesBegin(): boolean {
    return this.#isOfSession('none')
  }

  /** Returns whether the session already has these bounds. */
  #isOfSession(bounds: Bounds): boolean {
    const { isTransactionPooled = true, sessionBounds } = this.#options ?? {}
    return this.#roles !== undefined && !isTransactionPooled && sessionBounds === bounds
  }

  /** Returns SQL that applies the bounds and settings to the current transaction; undefined when it needs none. */
  enter(bounds: Bounds): string | undefined {
    const settings: Settings = {
      ...(this.#options?.isTransactionPooled && this.#options.settings),
      ...(this.#roles && boundsSettings(bounds, this.#roles)),
    }
    return Object.keys(settings).length === 0 ? undefined : setStatement('local', settings)
  }

  /** Runs a statement outside a transaction, or in a separate transaction if it needs settings. */
  async runOutsideTransaction(bounds: Bounds, statement: Statement): Promise<QueryResult> {
    this.renewPlans()
    const entering = this.#isOfSession(bounds) ? undefined : this.enter(bounds)
    if (entering === undefined) return await this.run(statement)
    const begin = `begin; ${entering}`
    if (!this.pipelinesBegin) await this.query(begin)
    const results = this.inOnePacket(() => {
      const beginResult = this.pipelinesBegin ? this.query(begin) : undefined
      return [this.run(statement), this.query('commit'), beginResult] as const
    })
    try {
      return (await Promise.all(results))[0]
    } catch (error) {
      await Promise.allSettled(results) // the first failure causes the others
      throw error
    }
  }

  /** Sends a statement inside or outside a transaction. A text without parameters may contain several statements. */
  async run({ sql: text, parameters }: Statement): Promise<QueryResult> {
    if (parameters.length === 0) {
      const result: QueryResult | QueryResult[] = await this.query(text)
      return Array.isArray(result) ? result.at(-1) : result
    }
    if (this.#options?.preparesStatements !== true) return await this.query(text, [...parameters])
    const name = statementName(text)
    this.#prepared.add(name)
    return await this.query({ name, text, values: [...parameters] })
  }

  /** Discards the plans of prepared statements when they are too old. Must be called outside a transaction. */
  renewPlans(): void {
    if (this.#prepared.size > 0 && this.#plans.hasExpired(performance.now()))
      this.query('discard plans').catch(() => undefined) // the next statement reports a lost connection
  }

  /** Writes everything that `send` sends in one packet. */
  inOnePacket<T>(send: () => T): T {
    const { stream } = this.connection
    stream.cork()
    try {
      return send()
    } finally {
      stream.uncork()
    }
  }

  async #readRoles(): Promise<Roles> {
    const { rows } = await this.query<Roles>(existingRoles)
    const [roles] = rows
    if (roles === undefined) throw new NotMigratedError('The database has no roles for row-level security.')
    return roles
  }
}

const setStatement = (scope: 'local' | 'session', settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `set ${scope} ${name.split('.').map(escapeIdentifier).join('.')} = ${escapeLiteral(value)}`)
    .join('; ')
