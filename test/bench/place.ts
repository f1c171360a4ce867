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

/** A PostgreSQL with one business of 10,000 people, and what a process needs to work on it. */
export interface Place {
  /** Settings of the processes under measurement: production, logs made but not kept, loopback receivers allowed. */
  env: Record<string, string>
  businessId: number
  /** Of the business's owner. */
  token: string
  ownerEmail: string
  /** The ids of the people that were there from the start. */
  people: number[]
  sql: Client
  close(): Promise<void>
}

const peopleCount = 10_000

/**
 * Makes the place in a temporary directory; `close` leaves nothing of it.
 *
 * @param options.countsStatements - whether PostgreSQL counts what each statement costs, which costs something itself
 * @param options.isNew - for a business without people, in a database that is never analysed
 */
export async function openPlace({ countsStatements = false, isNew = false } = {}): Promise<Place> {
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
    const env = settingsFor(postgres.url)
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

/** A durable cluster, as in production, with some settings. */
async function startConfigured(dataDir: string, settings: string[]): ReturnType<typeof startEmbedded> {
  const first = await startEmbedded({ dataDir })
  const client = new Client({ connectionString: first.url })
  await client.connect()
  for (const setting of settings) await client.query(`alter system set ${setting}`)
  await client.end()
  await first.stop()
  return startEmbedded({ dataDir })
}

const settingsFor = (databaseUrl: string): Record<string, string> => ({
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

/** Adds a business with an owner whose session is open. */
export async function addBusiness(env: Record<string, string>): Promise<{ id: number; token: string; email: string }> {
  const config = loadConfig(env)
  const { db, close } = openDatabase<Database>({ ...config, rowLevelSecurity: false })
  const { id, owner } = await createBusiness({ db, config })
  await close()
  return { id, token: owner.token, email: owner.email }
}

/** The same place with the token of a new owner: one that was made before a long fill has expired. */
export async function withNewToken(place: Place): Promise<Place> {
  const config = loadConfig(place.env)
  const { db, close } = openDatabase<Database>({ ...config, rowLevelSecurity: false })
  const { token } = await createUser({ db, config }, { business_id: place.businessId, role: 'owner' })
  await close()
  return { ...place, token }
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

/** Adds webhooks of the business, all at one address and for all events unless some are given; returns their ids. */
export async function subscribe(
  { env, businessId }: Place,
  { count, ...webhook }: { url: string; count: number; events?: string[] },
): Promise<number[]> {
  const config = loadConfig(env)
  const { db, close } = openDatabase<Database>({ ...config, rowLevelSecurity: false })
  const webhooks = []
  for (let added = 0; added < count; added += 1) {
    webhooks.push(await createWebhook({ db, config }, { business_id: businessId, ...webhook }))
  }
  await close()
  return webhooks.map(({ id }) => id)
}

/** Makes deliveries of an event that there is, as many for each webhook, which are due now, and wakes the worker. */
export async function addDue({ sql }: Place, webhooks: number[], count: number): Promise<void> {
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

/** @returns when everything that was due for the webhooks is delivered and recorded */
export async function untilNonePends({ sql }: Place, webhooks: number[]): Promise<void> {
  const anyPending = 'select from pending_deliveries where webhook_id = any($1) limit 1'
  while ((await sql.query(anyPending, [webhooks])).rows.length > 0) await sleep(20)
}
