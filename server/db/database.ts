import pg, { Pool, type PoolClient } from 'pg'
import { BoundedDb, type Connections } from './driver/bounded-db.ts'
import type { Bounds } from './driver/bounds.ts'
import { ConnectionShares, connectionWaitMs } from './driver/connection-shares.ts'
import { type ClientOptions, DatabaseClient } from './driver/database-client.ts'
import { checkDistribution, choosePlacement, readDistribution } from './placement/choose-placement.ts'
import type { Placement } from './placement/placement.ts'
import { Replica, type ReplicaWatch } from './replica/replica.ts'

/** How long PostgreSQL may take to report a statement timeout, before the connection counts as lost. */
const graceMs = 5_000

export interface DatabaseOptions {
  /** PostgreSQL 15 or newer. */
  databaseUrl: string
  /** Connections at most. */
  databasePoolSize: number
  /** Connections that the work of one business may hold concurrently; by default all of them. */
  databaseShare?: number
  /**
   * The timeout of a statement, including waits for a lock or an unresponsive server; by default none, for background
   * work.
   */
  statementTimeoutMs?: number
  /** How long a statement waits for a lock; by default as long as it may take. */
  lockTimeoutMs?: number
  /**
   * Uses an index wherever there is one. By default PostgreSQL plans a sequential scan of a small table, and the size
   * of a queue changes faster than the plan.
   */
  prefersIndexes?: boolean
  /** Whether the URL is that of a pooler in transaction mode: each transaction then sets its settings. */
  isTransactionPooled?: boolean
  /** Prepares statements; by default without a pooler, as not every pooler supports them. */
  preparesStatements?: boolean
  /** A hot standby for reads. It may be unavailable. */
  replica?: ReplicaOptions | undefined
  /** Whether its rows are on the nodes of a cluster. */
  isDistributed?: boolean
  /**
   * For work that is mostly across businesses: its statements need no transaction, and those of one business take an
   * additional round trip. By default it is the reverse.
   */
  isForAllBusinesses?: boolean
  /** Holds every statement to its bounds (`within`); by default statements have the rights of the login. */
  rowLevelSecurity?: boolean
}

/** The URL of a replica, and the callbacks of its reads. */
export type ReplicaOptions = ReplicaWatch & { databaseUrl: string }

/** A database: its connections, the handle for statements on them, and its replica. */
export class OpenDatabase<Tables> implements Connections {
  readonly pool: Pool
  /** How rows are distributed over nodes. */
  readonly placement: Placement
  /** With row-level security it reaches no rows until `within` sets bounds; without, all rows. */
  readonly db: BoundedDb<Tables>
  /** For reads, if there is one. */
  readonly replica: Replica<Tables> | undefined
  readonly #isDistributed: boolean
  readonly #shares: ConnectionShares
  readonly #standby: OpenDatabase<Tables> | undefined

  constructor(options: DatabaseOptions) {
    const { isDistributed = false, databasePoolSize: size, databaseShare: ofBusiness = size } = options
    this.pool = createPool(options)
    this.#shares = new ConnectionShares(ofBusiness)
    this.#isDistributed = isDistributed
    this.placement = choosePlacement(this.pool, { isDistributed, size, ofBusiness })
    this.db = new BoundedDb(this, 'none')
    if (options.replica === undefined) return
    const { replica, isTransactionPooled: _, preparesStatements: __, ...others } = options
    this.#standby = new OpenDatabase({ ...others, databaseUrl: replica.databaseUrl })
    this.replica = new Replica({ ...replica, primary: this.db, standby: this.#standby.db })
  }

  /** Callers that wait for a connection because their business, or its node, has its share in use. */
  get waiting(): number {
    return this.#shares.waiting + this.placement.waiting
  }

  async use<T>(bounds: Bounds, work: (client: DatabaseClient) => Promise<T>): Promise<T> {
    // Work of no business, or of all, is short, and counts for no share.
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

  /** Ends the connections, once their statements are finished. */
  readonly close = async (): Promise<void> => {
    await Promise.all([this.pool.end(), this.#standby?.close()])
  }
}

/**
 * Connects lazily, so that a process can start while PostgreSQL is unavailable. The ORM is not needed for this: a
 * process that serves requests or jobs never loads it.
 */
export const openDatabase = <Tables>(options: DatabaseOptions): OpenDatabase<Tables> => new OpenDatabase(options)

/**
 * The same for a command, which reads from the database whether it is distributed. A distributed database has no
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
    // In pipeline mode `pg` ends the connection of a statement that takes longer.
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

/** Converts values of PostgreSQL to values of the service: timestamps and dates are strings, bigints are numbers. */
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
