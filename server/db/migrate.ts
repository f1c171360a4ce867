import { type MikroORM, TableNotFoundException } from '@mikro-orm/postgresql'
import { runMigrations as migrateJobs } from 'graphile-worker'
import { Client } from 'pg'
import { createOrm } from './orm.ts'

/** Held while migrating, so that of several processes that start at once one does the work and the others wait. */
const lock = 'select pg_advisory_lock(20261120, 2)'

const oldestServer = 15

/** What the schema is built upon; all three may be created by the owner of the database. */
const extensions = ['btree_gist', 'pg_trgm', 'unaccent']

/**
 * Brings a database up to date: extensions, the job queue's schema, ours. Does nothing where there is nothing to do.
 *
 * @returns the names of the migrations of ours that were applied
 * @throws Error when the server is older than PostgreSQL 15, or a statement fails
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true })
  await client.connect()
  const orm = createOrm({ databaseUrl, databasePoolSize: 2 })
  try {
    await checkServer(client)
    await client.query(lock)
    for (const extension of extensions) await client.query(`create extension if not exists ${extension}`)
    await migrateJobs({ connectionString: databaseUrl, maxPoolSize: 2 })
    const applied = await orm.migrator.up() // last, so that what isMigrated sees stands for all of it
    return applied.map(({ name }) => name)
  } finally {
    await orm.close()
    await client.end()
  }
}

/**
 * @returns whether every migration of this version was applied to the database
 * @throws when the database cannot be asked
 */
export async function isMigrated(orm: MikroORM): Promise<boolean> {
  const wanted = orm.config.get('migrations').migrationsList ?? []
  try {
    const applied = await orm.em.fork().execute<{ name: string }[]>('select name from migrations')
    const names = new Set(applied.map(({ name }) => name))
    return wanted.every(({ name }: { name: string }) => names.has(name))
  } catch (error) {
    if (error instanceof TableNotFoundException) return false
    throw error
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
