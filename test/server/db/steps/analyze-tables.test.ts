import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { Client } from 'pg'
import { prepareRestoredDatabase } from '../../../../server/commands/after-restore.ts'
import { migrate } from '../../../../server/db/steps/migrate.ts'
import { backfill } from '../../../../server/db/steps/steps.ts'
import { schema } from '../../../../server/schema.ts'
import { type Caller, caller } from '../../../support/http.ts'
import { skipOnCluster } from '../../../support/postgres/citus.ts'
import { createTestDatabase } from '../../../support/postgres/database.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp, type TestApp } from '../../../support/service/app.ts'
import { createJobPerformer } from '../../../support/service/perform.ts'

/** The query for PostgreSQL's estimate of the number of rows of a table; -1 before it is analysed. */
const expected = `select reltuples::int as rows from pg_class where oid = $1::regclass`

const estimateRows = async ({ db }: Pick<TestApp, 'db'>, table: string): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`
    select reltuples::int as rows from pg_class where oid = ${table}::regclass`.execute(db)
  return rows[0]?.rows ?? Number.NaN
}

const countJobs = async ({ db }: Pick<TestApp, 'db'>): Promise<number> =>
  (await sql`select from graphile_worker.jobs where task_identifier = 'analyze_tables'`.execute(db)).rows.length

let nameCount = 0
const importPeople = (api: Caller, count: number, dry_run: boolean) => {
  const people = Array.from({ length: count }, () => {
    const number = ++nameCount
    return { first_name: 'Ada', last_name: `Import ${number}`, email: `import-${number}@example.com` }
  })
  return api.call('people.import', { body: { people, dry_run } })
}

/** Prevents autovacuum from analysing or locking the tables during a test. */
async function disableAutovacuum(client: Client): Promise<void> {
  for (const table of ['people', 'departments', 'businesses'])
    await client.query(`alter table ${table} set (autovacuum_enabled = false)`)
}

/** Creates a database with a few rows and without statistics, and connects to it as its owner. */
async function createFilledDatabase(): Promise<{ url: string; client: Client; close: () => Promise<void> }> {
  const { url } = await createTestDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  await disableAutovacuum(client)
  await client.query(
    `with business as (insert into businesses (name, currency, time_zone) values ('Acme', 'EUR', 'UTC') returning id)
    insert into departments (business_id, name) select id, 'Department ' || n from business, generate_series(1, 300) n`,
  )
  return { url, client, close: () => client.end() }
}

describe('filled tables', skipOnCluster('each machine analyses its parts itself'), () => {
  it('are analysed after an import of many people, with the privileges of the worker', async () => {
    const app = await startTestApp()
    const client = new Client({ connectionString: app.config.databaseUrl })
    await client.connect()
    await disableAutovacuum(client)
    await client.end()
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    await importPeople(api, 150, true)
    await importPeople(api, 5, false)
    assert.equal(await countJobs(app), 0)
    await importPeople(api, 150, false)
    assert.equal(await countJobs(app), 1)
    await createJobPerformer(app)('analyze_tables')
    assert.deepEqual([await estimateRows(app, 'people'), await estimateRows(app, 'webhooks')], [155, -1])

    await importPeople(api, 20, false)
    await createJobPerformer(app)('analyze_tables')
    assert.equal(await estimateRows(app, 'people'), 155) // statistics about most of the rows are sufficient
    for (let time = 0; time < 3; time += 1) await importPeople(api, 150, false)
    await createJobPerformer(app)('analyze_tables')
    assert.equal(await estimateRows(app, 'people'), 625)
  })

  it('are analysed after a restore', async () => {
    const { url, client, close } = await createFilledDatabase()
    await prepareRestoredDatabase(url, [])
    assert.deepEqual((await client.query(expected, ['departments'])).rows, [{ rows: 300 }])
    assert.deepEqual((await client.query('select tables_to_analyze() as name')).rows, [])
    await close()
  })

  it('are analysed after a migration, even if it changed their rows', async () => {
    const { url, client, close } = await createFilledDatabase()
    const codes = backfill('departments', { set: `code = 'D-' || id`, where: 'code is null' })
    const change = { name: '2999-01-01-codes', steps: [codes] }
    await client.query('analyze departments')
    await client.query(`insert into departments (business_id, name) select id, 'Looms' from businesses`)
    await migrate({ ...schema, migrations: [...schema.migrations, change] }, url)
    assert.deepEqual((await client.query(expected, ['departments'])).rows, [{ rows: 301 }])
    assert.deepEqual((await client.query(expected, ['businesses'])).rows, [{ rows: 1 }])
    await close()
  })
})
