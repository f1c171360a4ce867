import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { openDatabase } from '../../server/db/database.ts'
import { startEmbedded } from '../../server/db/embedded/embedded.ts'
import { migrate } from '../../server/db/steps/migrate.ts'
import { loadConfig } from '../../server/process/config.ts'
import { type Database, schema } from '../../server/schema.ts'
import { createBusiness, createUser, createWebhook } from '../support/samples/factories.ts'

/** A PostgreSQL with one business of 10,000 people, and the settings that a process needs to use it. */
export interface Fixture {
  /** Environment of the measured processes: production, logs at level info, receivers on loopback addresses allowed. */
  env: Record<string, string>
  businessId: number
  /** The token of the owner of the business. */
  token: string
  ownerEmail: string
  /** The IDs of the initial people. */
  people: number[]
  sql: Client
  close(): Promise<void>
}

const peopleCount = 10_000

/**
 * Creates the fixture in a temporary directory, which `close` deletes.
 *
 * @param options.countsStatements - whether PostgreSQL records the cost of each statement, which itself has a cost
 * @param options.isNew - whether the business has no people and the database is never analysed
 */
export async function openFixture({ countsStatements = false, isNew = false } = {}): Promise<Fixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'workforce-bench-'))
  const postgres = await startConfigured(dataDir, [
    'track_commit_timestamp = on',
    ...(isNew ? ['autovacuum = off'] : []),
    ...(countsStatements ? ["shared_preload_libraries = 'pg_stat_statements'"] : []),
  ])
  const close = async (): Promise<void> => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await migrate(schema, postgres.url)
    const env = createSettings(postgres.url)
    const { id, token, email } = await addBusiness(env)
    const sql = new Client({ connectionString: postgres.url })
    await sql.connect()
    const people = isNew ? [] : await addPeople(sql, id)
    return { env, businessId: id, token, ownerEmail: email, people, sql, close: () => sql.end().then(close) }
  } catch (error) {
    await close()
    throw error
  }
}

/** Starts a durable cluster, as in production, with additional settings. */
async function startConfigured(dataDir: string, settings: string[]): ReturnType<typeof startEmbedded> {
  const first = await startEmbedded({ dataDir })
  const client = new Client({ connectionString: first.url })
  await client.connect()
  for (const setting of settings) await client.query(`alter system set ${setting}`)
  await client.end()
  await first.stop()
  return startEmbedded({ dataDir })
}

const createSettings = (databaseUrl: string): Record<string, string> => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  PORT: '0',
  JWT_SECRETS: `bench:${randomBytes(32).toString('base64url')}`,
  ENCRYPTION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
  LOG_LEVEL: 'info',
  RATE_LIMIT_PER_ADDRESS: '1000000000',
  RATE_LIMIT_PER_PRINCIPAL: '1000000000',
  WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8',
})

/** Adds a business and an owner who has a session. */
export async function addBusiness(env: Record<string, string>): Promise<{ id: number; token: string; email: string }> {
  const config = loadConfig(env)
  const { db, close } = openDatabase<Database>({ ...config, rowLevelSecurity: false })
  const { id, owner } = await createBusiness({ db, config })
  await close()
  return { id, token: owner.token, email: owner.email }
}

/** Returns the same fixture with the token of a new owner, because the first token expires during a long fill. */
export async function withNewToken(fixture: Fixture): Promise<Fixture> {
  const config = loadConfig(fixture.env)
  const { db, close } = openDatabase<Database>({ ...config, rowLevelSecurity: false })
  const { token } = await createUser({ db, config }, { business_id: fixture.businessId, role: 'owner' })
  await close()
  return { ...fixture, token }
}

async function addPeople(sql: Client, businessId: number): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `with engines as (insert into departments (business_id, name) values ($1, 'Engines') returning id)
    insert into people (business_id, first_name, last_name, email, date_of_birth, employee_number, job_title,
        department_id, employment_type, start_date, metadata)
      select $1, 'Ada', 'Lovelace ' || n, 'ada-' || n || '@example.com', date '1970-01-01' + n, 'E-' || n, 'Analyst',
        (select id from engines), 'full_time', date '2020-01-01' + n % 1000, '{"cost_center": "42"}'
      from generate_series(1, $2::int) n returning id`,
    [businessId, peopleCount],
  )
  await sql.query('vacuum analyze')
  return rows.map(({ id }) => id)
}

/** Adds webhooks of the business, all at one address and by default for all events. @returns their IDs */
export async function subscribe(
  { env, businessId }: Fixture,
  { count, ...webhook }: { url: string; count: number; events?: string[] },
): Promise<number[]> {
  const config = loadConfig(env)
  const { db, close } = openDatabase<Database>({ ...config, rowLevelSecurity: false })
  const webhooks = []
  for (let index = 0; index < count; index += 1) {
    webhooks.push(await createWebhook({ db, config }, { business_id: businessId, ...webhook }))
  }
  await close()
  return webhooks.map(({ id }) => id)
}

/** Adds due deliveries of an existing event, the same number for each webhook, and wakes the worker. */
export async function addDueDeliveries({ sql }: Fixture, webhooks: number[], count: number): Promise<void> {
  await sql.query(
    `with event as (select id, business_id, type from events order by position limit 1), delivery as (
      insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at)
      select event.business_id, webhook_id, event.id, event.type, now()
      from event, unnest($1::int[]) webhook_id, generate_series(1, $2::int)
    )
    select graphile_worker.add_job('drain_webhook', json_build_object('webhook_id', webhook_id))
    from unnest($1::int[]) webhook_id`,
    [webhooks, count],
  )
}

/** Waits until the due deliveries of the webhooks are delivered and recorded. */
export async function waitUntilDelivered({ sql }: Fixture, webhooks: number[]): Promise<void> {
  const anyPending = 'select from pending_deliveries where webhook_id = any($1) limit 1'
  while ((await sql.query(anyPending, [webhooks])).rows.length > 0) await sleep(20)
}
