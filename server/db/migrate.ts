import { runMigrations as migrateJobs } from 'graphile-worker'
import { Client } from 'pg'
import { jobFunctions } from './job-functions.ts'
import { createOrm, type Schema } from './orm.ts'
import { makePartitions, partitionFunctions } from './partitions.ts'
import { secureTables } from './row-security.ts'

/** Held while migrating: of several processes that start at once, one migrates and the others wait. */
const lock = 'select pg_advisory_lock(20261120, 2)'

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
  const orm = createOrm(schema, { databaseUrl, databasePoolSize: 2 })
  try {
    await checkServer(client)
    await client.query(lock)
    await checkDatabase(client)
    for (const extension of extensions) await client.query(`create extension if not exists ${extension}`)
    await migrateJobs({ connectionString: databaseUrl, maxPoolSize: 2 })
    await client.query(jobFunctions)
    await client.query(partitionFunctions)
    const applied = await orm.migrator.up()
    for (const table of Object.keys(schema.partitioned)) await client.query(makePartitions, [table])
    if (rowLevelSecurity) await secureTables(client, schema)
    return applied.map(({ name }) => name)
  } finally {
    await orm.close()
    await client.end()
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
