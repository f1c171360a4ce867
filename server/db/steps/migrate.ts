import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations as migrateJobs } from 'graphile-worker'
import { Client } from 'pg'
import type { Schema } from '../orm.ts'
import { makePartitions, partitionFunctions } from '../partitions.ts'
import { distributionFunctions, isDistributed } from '../placement/choose-placement.ts'
import { secureTables } from '../row-security.ts'
import { analyzeFunctions, analyzeTables } from './analyze-tables.ts'
import { applySteps } from './apply-steps.ts'
import { lockTimeoutMs, withLockRetry } from './lock-retry.ts'
import type { Step } from './steps.ts'

/**
 * SQL that takes the lock of migrations: of several processes that start at once, one migrates and the others poll. A
 * blocking wait would keep a transaction open. A concurrent index build of the migration would have to wait for that
 * transaction: a deadlock.
 */
const lock = 'select pg_try_advisory_lock(20261120, 2) as is_mine'
const lockPauseMs = 100

/**
 * The time in milliseconds after which PostgreSQL ends an idle transaction of a migration, such as after a lost
 * connection, and releases its locks.
 */
const idleTimeoutMs = 10_000

/**
 * SQL that shortens `deadlock_timeout`, if the login may set it. PostgreSQL cancels an autovacuum that blocks a lock
 * only after this timeout, by default one second. The shorter timeout expires before the lock timeout.
 */
const shortenDeadlockTimeout = `select set_config('deadlock_timeout', '50ms', false)
  where has_parameter_privilege('deadlock_timeout', 'set')`

const oldestServer = 15

/** Extensions that the schema needs. The owner of the database may create all four. */
const extensions = ['btree_gin', 'btree_gist', 'pg_trgm', 'unaccent']

/** The first migration of versions before the first release, whose databases cannot be migrated. */
const unreleased = '2026-11-20-foundation'

/**
 * Brings a database up to date: extensions, the schema of the job queue, our schema, and row-level security. Changes
 * nothing when all are current.
 *
 * @param options.rowLevelSecurity - false if the login may not create the roles; a distributed database never has
 *   row-level security
 * @returns the names of our own migrations that were applied
 * @throws Error when the server is older than PostgreSQL 15, when the database is older than the first release, or when
 *   a statement fails
 */
export async function migrate(
  schema: Schema,
  databaseUrl: string,
  { rowLevelSecurity = true }: { rowLevelSecurity?: boolean } = {},
): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'workforce-migrate' })
  client.on('error', () => undefined) // the running statement reports a lost connection
  await client.connect()
  try {
    await checkServer(client)
    await takeLock(client)
    await client.query(`set lock_timeout = ${lockTimeoutMs}; set statement_timeout = 0`)
    await client.query(`set idle_in_transaction_session_timeout = ${idleTimeoutMs}`)
    await client.query(shortenDeadlockTimeout)
    await refuseUnreleasedDatabase(client)
    for (const extension of extensions) await client.query(`create extension if not exists ${extension}`)
    await migrateJobs({ connectionString: databaseUrl, maxPoolSize: 2 })
    await client.query(jobFunctions)
    await client.query(partitionFunctions)
    await client.query(analyzeFunctions)
    await client.query(distributionFunctions)
    const isOnNodes = await isDistributed((text) => client.query(text))
    const applied = await applyPending(schema, Object.assign(client, { sendsSingly: isOnNodes }))
    for (const table of Object.keys(schema.partitioned)) {
      await withLockRetry(() => client.query(makePartitions, [table]))
    }
    if (rowLevelSecurity && !isOnNodes) await withLockRetry(() => secureTables(client, schema))
    const run = (text: string, values: unknown[]) => client.query(text, values)
    if (applied.length > 0 && !isOnNodes) await analyzeTables(run, backfilledBy(schema, applied))
    return applied
  } finally {
    await client.end()
  }
}

async function takeLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_mine: boolean }>(lock)
    if (rows[0]?.is_mine) return
    await sleep(lockPauseMs)
  }
}

/** SQL for the table of applied migrations, in the form that MikroORM's migrator uses. */
const migrationsTable = `create table if not exists migrations (
  id serial primary key, name varchar(255) not null, executed_at timestamptz(0) not null default current_timestamp(0)
)`

/** Applies missing migrations in order; the next run resumes a failed migration. */
async function applyPending({ migrations }: Schema, client: Client): Promise<string[]> {
  await client.query(migrationsTable)
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const pending = migrations.filter(({ name }) => !rows.some((known) => known.name === name))
  for (const migration of pending) await applySteps(client, migration)
  return pending.map(({ name }) => name)
}

/** Returns the tables whose rows the migrations have changed. */
const backfilledBy = ({ migrations }: Schema, applied: readonly string[]): string[] =>
  migrations.filter(({ name }) => applied.includes(name)).flatMap(({ steps }) => steps.flatMap(changedTable))

const changedTable = (step: Step): string[] => {
  if (step.kind === 'fill') return [step.into]
  return step.kind === 'backfill' ? [step.table] : []
}

async function checkServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ major: number; version: string }>(
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version`,
  )
  const [server] = rows
  if (server && server.major >= oldestServer) return
  throw new Error(`PostgreSQL ${oldestServer} or newer is needed; this is ${server?.version}`)
}

async function refuseUnreleasedDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('migrations') is not null as known`)
  if (!rows[0]?.known) return
  const { rowCount } = await client.query('select from migrations where name = $1', [unreleased])
  if (rowCount === 0) return
  throw new Error(
    'This database was made before the first release and cannot be brought up to date. To start with an empty one, move ' +
      'the folder `.data` away, or set DATA_DIR or DATABASE_URL to another one. The old data stay as they are.',
  )
}

/**
 * SQL for the functions by which statements add jobs. They run with the rights of the owner, as the roles of row-level
 * security must not read the jobs of other businesses.
 */
const jobFunctions = `
  create or replace function add_job(task text, payload json, run_at timestamptz) returns void
    language sql security definer set search_path = pg_catalog, pg_temp
    as 'select graphile_worker.add_job($1, $2, run_at => $3)';
  create or replace function add_jobs(jobs graphile_worker.job_spec[]) returns void
    language sql security definer set search_path = pg_catalog, pg_temp
    as 'select graphile_worker.add_jobs($1)';
  revoke all on function add_job, add_jobs from public`
