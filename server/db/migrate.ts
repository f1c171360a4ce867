import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations as migrateJobs } from 'graphile-worker'
import { Client } from 'pg'
import { distributionFunctions } from './distribution.ts'
import { jobFunctions } from './job-functions.ts'
import { createOrm, type Schema } from './orm.ts'
import { makePartitions, partitionFunctions } from './partitions.ts'
import { secureTables } from './row-security.ts'

/** Held while migrating: of several processes that start at once, one migrates and the others wait. */
const lock = 'select pg_advisory_lock(20261120, 2)'

/**
 * How long a statement of a migration waits for a lock. Whoever comes meanwhile waits behind it, also those who could go
 * on without it: a request waits no longer than this, however long somebody else's transaction lasts.
 */
const lockTimeoutMs = 150

/** How long it is tried again, and after which pause. */
const patienceMs = 10 * 60_000
const pauseMs = 500

const oldestServer = 15

/** Extensions that the schema needs. The owner of the database may create all four. */
const extensions = ['btree_gin', 'btree_gist', 'pg_trgm', 'unaccent']

/** The first migration of versions before the first release. Their databases cannot be migrated. */
const unreleased = '2026-11-20-foundation'

/**
 * Brings a database up to date: extensions, the schema of the job queue, our own schema, and who reaches which rows.
 * Changes nothing when all are current.
 *
 * @param options.rowLevelSecurity - false where the login may not make the roles that it needs
 * @returns the names of our own migrations that were applied
 * @throws Error when the server is older than PostgreSQL 15, the database older than the first release, or a statement
 *   fails
 */
export async function migrate(
  schema: Schema,
  databaseUrl: string,
  { rowLevelSecurity = true }: { rowLevelSecurity?: boolean } = {},
): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true })
  await client.connect()
  const orm = createOrm(schema, { databaseUrl, databasePoolSize: 2, lockTimeoutMs })
  try {
    await checkServer(client)
    await client.query(lock)
    await client.query(`set lock_timeout = ${lockTimeoutMs}`)
    await checkDatabase(client)
    for (const extension of extensions) await client.query(`create extension if not exists ${extension}`)
    await migrateJobs({ connectionString: databaseUrl, maxPoolSize: 2 })
    await client.query(jobFunctions)
    await client.query(partitionFunctions)
    await client.query(distributionFunctions)
    const applied = await untilUnlocked(() => orm.migrator.up())
    for (const table of Object.keys(schema.partitioned)) {
      await untilUnlocked(() => client.query(makePartitions, [table]))
    }
    if (rowLevelSecurity) await untilUnlocked(() => secureTables(client, schema))
    return applied.map(({ name }) => name)
  } finally {
    await orm.close()
    await client.end()
  }
}

const lockNotAvailable = '55P03'

/** Repeats what got no lock in time. It is one transaction each time, so nothing of it was done. */
async function untilUnlocked<T>(perform: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(pauseMs * (0.5 + Math.random()))) {
    try {
      return await perform()
    } catch (error) {
      const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
      if ((code ?? cause?.code) !== lockNotAvailable || Date.now() > deadline) throw error
    }
  }
}

async function checkServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ major: number; version: string }>(
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version`,
  )
  const [server] = rows
  if (server && server.major >= oldestServer) return
  throw new Error(`PostgreSQL ${oldestServer} or newer is needed; this is ${server?.version}`)
}

async function checkDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('migrations') is not null as known`)
  if (!rows[0]?.known) return
  const { rowCount } = await client.query('select from migrations where name = $1', [unreleased])
  if (rowCount === 0) return
  throw new Error(
    'This database was made before the first release and cannot be brought up to date. To start with an empty one, move ' +
      'the folder `.data` away, or set DATA_DIR or DATABASE_URL to another one. The old data stay as they are.',
  )
}
