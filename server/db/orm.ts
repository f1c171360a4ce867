import { Migrator } from '@mikro-orm/migrations'
import { type EntitySchema, type MigrationObject, MikroORM } from '@mikro-orm/postgresql'
import { Kysely, PostgresDialect } from 'kysely'
import pg, { Pool, type PoolConfig } from 'pg'
import { registerDatabase } from './bounds.ts'
import { DatabaseClient } from './database-client.ts'

/** How long PostgreSQL may take to report a timeout of a statement, before it counts as gone. */
const graceMs = 5_000

/** The schema of a database. */
export interface Schema {
  entities: readonly EntitySchema[]
  /** SQL for objects that entities cannot express, to be executed before and after their tables are made. */
  beside: { before: string[]; after: string[] }
  /** In the order in which they are applied. */
  migrations: MigrationObject[]
  /** What work across businesses may do, by table; nothing in any other. */
  acrossBusinesses: Readonly<Record<string, readonly Verb[]>>
}

/** A privilege on a table. */
export type Verb = 'select' | 'insert' | 'update' | 'delete'

interface Options {
  databaseUrl: string
  databasePoolSize: number
  statementTimeoutMs?: number
  rowLevelSecurity?: boolean
}

/**
 * Connects lazily, so that a process can start while PostgreSQL is unavailable.
 *
 * @param options.databaseUrl - PostgreSQL 15 or newer
 * @param options.databasePoolSize - connections at most
 * @param options.statementTimeoutMs - how long a statement may take, including waits for a lock or a silent server; by
 *   default there is no limit, for work that nobody waits for
 * @param options.rowLevelSecurity - holds every statement to its bounds (`within`); by default statements have the rights
 *   of the login, for work on the schema
 */
export function createOrm(
  { entities, migrations }: Pick<Schema, 'entities' | 'migrations'>,
  options: Options,
): MikroORM {
  const pool = createPool(options)
  const orm = new MikroORM({
    clientUrl: options.databaseUrl,
    entities: [...entities],
    extensions: [Migrator],
    discovery: { checkDuplicateFieldNames: false }, // foreign keys share columns with other properties
    schemaGenerator: {
      ignoreSchema: ['graphile_worker'],
      ignoreRoutines: true, // `beside` has the functions
      ignorePolicies: true, // `migrate` makes the policies
    },
    migrations: { migrationsList: migrations, tableName: 'migrations', snapshot: false, silent: true },
    driverOptions: () => kyselyOn(pool),
  })
  pools.set(orm, pool)
  return orm
}

function createPool({ databaseUrl, databasePoolSize, statementTimeoutMs, rowLevelSecurity = false }: Options): Pool {
  const session = `set time zone 'UTC'${statementTimeoutMs === undefined ? '' : `; set statement_timeout = ${statementTimeoutMs}`}`
  const settings = {
    connectionString: databaseUrl,
    min: 0,
    max: databasePoolSize,
    Client: DatabaseClient,
    types: parseTypes,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(statementTimeoutMs !== undefined && { silentMs: statementTimeoutMs + graceMs }),
    connectionTimeoutMillis: 5_000,
    application_name: 'workforce',
    // The pool's own hook: a connection whose first statements fail is not used.
    onConnect: async (client: DatabaseClient) => {
      await client.query(session)
      if (rowLevelSecurity) await client.holdToBounds()
    },
  }
  const pool = new Pool(settings as unknown as PoolConfig)
  // The statement under way reports a lost connection. An error event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return pool
}

function kyselyOn(pool: Pool): Kysely<unknown> {
  const dialect = new PostgresDialect({ pool })
  const config = { dialect }
  const db = new Kysely<unknown>(config)
  registerDatabase(db, { config, dialect, driver: dialect.createDriver() })
  return db
}

const pools = new WeakMap<MikroORM, Pool>()

/** The connection pool of an ORM, for its metrics. */
export function poolOf(orm: MikroORM): Pool {
  const pool = pools.get(orm)
  if (pool === undefined) throw new Error('the ORM was not made by createOrm')
  return pool
}

/** Typed SQL on the connection pool of the ORM, its only part in it. */
export const databaseOf = <Tables>(orm: MikroORM): Kysely<Tables> => orm.em.getKysely() as Kysely<Tables>

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
