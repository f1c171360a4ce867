import { Kysely, PostgresDialect } from 'kysely'
import pg, { Pool, type PoolConfig } from 'pg'
import { registerDatabase } from './driver/bounds.ts'
import { ConnectionShares, connectionWaitMs } from './driver/connection-shares.ts'
import { DatabaseClient, type Opening } from './driver/database-client.ts'
import { MachineShares } from './driver/machine-shares.ts'

/** How long PostgreSQL may take to report a timeout of a statement, before it counts as gone. */
const graceMs = 5_000

export interface DatabaseOptions {
  /** PostgreSQL 15 or newer. */
  databaseUrl: string
  /** Connections at most. */
  databasePoolSize: number
  /** Connections that the work of one business may hold at a time; by default all of them. */
  databaseShare?: number
  /**
   * How long a statement may take, including waits for a lock or a silent server; by default there is no limit, for work
   * that nobody waits for.
   */
  statementTimeoutMs?: number
  /** How long a statement waits for a lock; by default as long as it may take. */
  lockTimeoutMs?: number
  /**
   * Looks rows up by an index wherever there is one. By default PostgreSQL reads a whole table that was small when it
   * planned a statement, which a queue is at one moment and not at the next.
   */
  prefersIndexes?: boolean
  /**
   * Whether the URL is that of a pooler in transaction mode: each statement then brings its settings with it, and none is
   * prepared.
   */
  isTransactionPooled?: boolean
  /** Whether Citus spreads it over machines. */
  isDistributed?: boolean
  /** Holds every statement to its bounds (`within`); by default statements have the rights of the login. */
  rowLevelSecurity?: boolean
}

/** Typed SQL on a connection pool. */
export interface OpenDatabase<Tables> {
  db: Kysely<Tables>
  pool: Pool
  /** How much work waits, though there may be connections, as whoever it is for holds a share of them. */
  shares: { readonly waiting: number }
  /** Ends the pool, once its statements are finished. */
  close(): Promise<void>
}

/**
 * Connects lazily, so that a process can start while PostgreSQL is unavailable. The ORM is not needed for this: a process
 * that serves requests or jobs never loads it.
 */
export function openDatabase<Tables>(options: DatabaseOptions): OpenDatabase<Tables> {
  const { isDistributed = false, databasePoolSize: size, databaseShare: ofBusiness = size } = options
  const pool = createPool(options)
  const dialect = new PostgresDialect({ pool })
  const config = { dialect }
  const db = new Kysely<Tables>(config)
  const shares = new ConnectionShares(ofBusiness)
  const machineShares = isDistributed ? new MachineShares(pool, { size, ofBusiness }) : undefined
  registerDatabase(db, { props: { config, dialect, driver: dialect.createDriver() }, pool, shares, machineShares })
  return {
    db,
    pool,
    shares: {
      get waiting() {
        return shares.waiting + (machineShares?.waiting ?? 0)
      },
    },
    close: () => pool.end(),
  }
}

function createPool({
  databaseUrl,
  databasePoolSize,
  statementTimeoutMs,
  lockTimeoutMs,
  prefersIndexes = false,
  isTransactionPooled = false,
  rowLevelSecurity = false,
}: DatabaseOptions): Pool {
  const opening: Opening = {
    settings: {
      TimeZone: 'UTC',
      ...(statementTimeoutMs !== undefined && { statement_timeout: String(statementTimeoutMs) }),
      ...(lockTimeoutMs !== undefined && { lock_timeout: String(lockTimeoutMs) }),
      // Where no index helps, PostgreSQL 17 and older take it for so expensive that compiling it would pay.
      ...(prefersIndexes && { enable_seqscan: 'off', jit: 'off' }),
    },
    isTransactionPooled,
    rowLevelSecurity,
  }
  const settings = {
    connectionString: databaseUrl,
    min: 0,
    max: databasePoolSize,
    Client: DatabaseClient,
    types: parseTypes,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(statementTimeoutMs !== undefined && { silentMs: statementTimeoutMs + graceMs }),
    connectionTimeoutMillis: connectionWaitMs,
    application_name: 'workforce',
    // The pool's own hook: a connection whose first statements fail is not used.
    onConnect: (client: DatabaseClient) => client.open(opening),
  }
  const pool = new Pool(settings as unknown as PoolConfig)
  // The statement under way reports a lost connection. An error event without a listener would end the process.
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
