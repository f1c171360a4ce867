import pg, { Pool, type PoolClient } from 'pg'
import { BoundedDb, type Connections } from './driver/bounded-db.ts'
import type { Bounds } from './driver/bounds.ts'
import { ConnectionShares, connectionWaitMs } from './driver/connection-shares.ts'
import { type ClientOptions, DatabaseClient } from './driver/database-client.ts'
import { checkDistribution, choosePlacement, readDistribution } from './placement/choose-placement.ts'
import type { Placement } from './placement/placement.ts'
import { Replica, type ReplicaWatch } from './replica/replica.ts'

/** How long PostgreSQL may take to report a statement timeout before the connection counts as lost, in milliseconds. */
const graceMs = 5_000

export interface DatabaseOptions {
  /** The URL of a database on PostgreSQL 15 or newer. */
  databaseUrl: string
  /** The maximum number of connections. */
  databasePoolSize: number
  /** The maximum number of connections that the work of one business may hold; by default the whole pool. */
  databaseShare?: number
  /**
   * The statement timeout, including the time spent waiting for a lock or an unresponsive server; by default none, for
   * background work.
   */
  statementTimeoutMs?: number
  /** How long a statement waits for a lock; by default indefinitely. */
  lockTimeoutMs?: number
  /**
   * Whether PostgreSQL uses an index wherever one exists. By default it scans a small table sequentially, and the size
   * of a queue changes faster than the plan.
   */
  prefersIndexes?: boolean
  /** Whether the URL is that of a pooler in transaction mode, so that each transaction must apply its settings. */
  isTransactionPooled?: boolean
  /** Whether statements are prepared; by default only without a pooler, as not every pooler supports this. */
  preparesStatements?: boolean
  /** A hot standby for reads, which may be unavailable. */
  replica?: ReplicaOptions | undefined
  /** Whether the rows are on the nodes of a cluster. */
  isDistributed?: boolean
  /**
   * Whether most work spans businesses. Statements across businesses then need no transaction, and statements of one
   * business take an additional round trip. By default it is the reverse.
   */
  isForAllBusinesses?: boolean
  /**
   * Whether every statement is restricted to its bounds (`within`). By default statements have the privileges of the
   * login.
   */
  rowLevelSecurity?: boolean
}

/** The URL of a replica, and callbacks for its reads. */
export type ReplicaOptions = ReplicaWatch & { databaseUrl: string }

/** A database: its connections, the handle for statements on them, and its replica. */
export class OpenDatabase<Tables> implements Connections {
  readonly pool: Pool
  /** How rows are distributed over nodes. */
  readonly placement: Placement
  /**
   * A handle for statements. With row-level security it reaches no rows until `within` sets bounds; otherwise it
   * reaches all rows.
   */
  readonly db: BoundedDb<Tables>
  /** The replica for reads, if one is configured. */
  readonly replica: Replica<Tables> | undefined
  readonly #isDistributed: boolean
  readonly #shares: ConnectionShares
  readonly #standby: OpenDatabase<Tables> | undefined

  constructor(options: DatabaseOptions) {
    const { isDistributed = false, databasePoolSize: size, databaseShare: maxPerBusiness = size } = options
    this.pool = createPool(options)
    this.#shares = new ConnectionShares(maxPerBusiness)
    this.#isDistributed = isDistributed
    this.placement = choosePlacement(this.pool, { isDistributed, size, maxPerBusiness })
    this.db = new BoundedDb(this, 'none')
    if (options.replica === undefined) return
    const { replica, isTransactionPooled: _, preparesStatements: __, ...others } = options
    this.#standby = new OpenDatabase({ ...others, databaseUrl: replica.databaseUrl })
    this.replica = new Replica({ ...replica, primary: this.db, standby: this.#standby.db })
  }

  /** The number of callers that wait because their business, or its node, has its whole connection share in use. */
  get waiting(): number {
    return this.#shares.waiting + this.placement.waiting
  }

  async use<T>(bounds: Bounds, work: (client: DatabaseClient) => Promise<T>): Promise<T> {
    // Work for no business, or for all of them, is short and does not count towards a share.
    if (typeof bounds !== 'number') return await this.#connect(work)
    await this.#shares.take(bounds)
    try {
      return await this.placement.use(bounds, () => this.#connect(work))
    } finally {
      this.#shares.give(bounds)
    }
  }

  async checkPlacement(): Promise<void> {
    const run = async (text: string) => ({ rows: await this.db.run({ sql: text, parameters: [] }) })
    await checkDistribution(run, this.#isDistributed)
  }

  async #connect<T>(work: (client: DatabaseClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    const database = client as PoolClient & DatabaseClient
    try {
      return await work(database)
    } finally {
      client.release(!database.isReusable)
    }
  }

  /** Closes the connections once their statements have finished. */
  readonly close = async (): Promise<void> => {
    await Promise.all([this.pool.end(), this.#standby?.close()])
  }
}

/**
 * Creates a database handle that connects lazily, so that a process can start while PostgreSQL is unavailable. This
 * does not require the ORM: a process that serves requests or jobs never loads it.
 */
export const openDatabase = <Tables>(options: DatabaseOptions): OpenDatabase<Tables> => new OpenDatabase(options)

/**
 * Opens a database for a command, and reads from the database whether it is distributed. A distributed database has no
 * row-level security.
 */
export async function openUncheckedDatabase<Tables>(
  options: Omit<DatabaseOptions, 'isDistributed'>,
): Promise<OpenDatabase<Tables>> {
  const isDistributed = await readDistribution(options.databaseUrl)
  const { rowLevelSecurity = false } = options
  return openDatabase({ ...options, isDistributed, rowLevelSecurity: rowLevelSecurity && !isDistributed })
}

function createPool({
  databaseUrl,
  databasePoolSize,
  statementTimeoutMs,
  lockTimeoutMs,
  prefersIndexes = false,
  isTransactionPooled = false,
  preparesStatements = !isTransactionPooled,
  isForAllBusinesses = false,
  rowLevelSecurity = false,
}: DatabaseOptions): Pool {
  const opening: ClientOptions = {
    settings: {
      TimeZone: 'UTC',
      ...(statementTimeoutMs !== undefined && { statement_timeout: String(statementTimeoutMs) }),
      ...(lockTimeoutMs !== undefined && { lock_timeout: String(lockTimeoutMs) }),
      // A disabled sequential scan has such a high cost that PostgreSQL 17 and older would JIT-compile the statement.
      ...(prefersIndexes && { enable_seqscan: 'off', jit: 'off' }),
    },
    isTransactionPooled,
    preparesStatements,
    rowLevelSecurity,
    sessionBounds: isForAllBusinesses ? 'all' : 'none',
  }
  const pool = new Pool({
    connectionString: databaseUrl,
    min: 0,
    max: databasePoolSize,
    Client: DatabaseClient,
    pipeline: true,
    types: parseTypes,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // In pipeline mode, `pg` closes the connection of a statement that exceeds this time.
    ...(statementTimeoutMs !== undefined && { query_timeout: statementTimeoutMs + graceMs }),
    connectionTimeoutMillis: connectionWaitMs,
    application_name: 'workforce',
    // A connection whose first statements fail is not used.
    onConnect: (client) => (client as DatabaseClient).open(opening),
  })
  // The running statement reports a lost connection. An error event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return pool
}

const { builtins } = pg.types
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.TIMESTAMPTZ]: toRfc3339,
  [builtins.DATE]: (text) => text,
  [builtins.INT8]: toSafeInteger,
}

/**
 * Parsers that convert PostgreSQL values to values of the service: timestamps and dates become strings, bigints become
 * numbers.
 */
const parseTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
}

/** Converts `2026-11-20 09:05:00.12+00`, from a session in UTC, to `2026-11-20T09:05:00.120Z`. */
function toRfc3339(text: string): string {
  if (!text.endsWith('+00'))
    throw new RangeError(`a timestamp that is not in UTC or not in the years 1 to 9999: ${text}`)
  const milliseconds = text.slice(20, -3).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}

function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`a bigint beyond 2^53: ${text}`)
  return value
}
