import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { Client } from 'pg'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/steps/migrate.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { type Database, schema } from '../../server/schema.ts'
import { closeAfter } from '../support/close-after.ts'
import { isCluster } from '../support/postgres/citus.ts'
import { createTestDatabase } from '../support/postgres/database.ts'
import { addPeople, schemaUpTo } from '../support/postgres/expand-and-contract.ts'
import { startLockWatch } from '../support/postgres/lock-watch.ts'
import { eventually, hold } from '../support/race.ts'
import { startReceiver } from '../support/receivers/receiver.ts'
import { isLong } from '../support/running/long-form.ts'
import { createBusiness } from '../support/samples/factories.ts'
import { testConfig } from '../support/service/app.ts'
import { startServerProcess, startWorkerProcess } from '../support/service/service-process.ts'
import { startTraffic } from '../support/service/traffic.ts'

/** A million people with `npm run test:long`. */
const count = isLong ? 1_000_000 : 5_000

/** A business in a database, and the token of its owner. */
async function addBusiness(databaseUrl: string) {
  const config = testConfig(databaseUrl)
  const { db, close } = openDatabase<Database>({ ...config, rowLevelSecurity: false })
  const business = await createBusiness({ db, config })
  await close()
  return business
}

/** Latencies for the log only, because they depend on the machine. */
function latencies(durationsMs: number[]): string {
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(0))
  return `${sorted.length} requests, p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms`
}

test('no request waits 200 ms for a migration, and none fails', async (t) => {
  const postgres = await startLockWatch()
  await migrate(schemaUpTo('earlier'), postgres.url)
  const { id, owner } = await addBusiness(postgres.url)
  await addPeople(postgres.url, id, count)
  const server = await startServerProcess(postgres.url)
  await startWorkerProcess(postgres.url)
  const traffic = await startTraffic(server.url, owner)
  await traffic.rounds(isLong ? 300 : 5) // as a baseline, and so that statements are prepared
  const [startedAt, before] = [performance.now(), traffic.durationsMs.length]
  assert.deepEqual(await migrate(schemaUpTo('expand'), postgres.url), ['9999-12-02-expand'])
  const durationS = (performance.now() - startedAt) / 1000
  await traffic.rounds(5)
  assert.deepEqual(await migrate(schemaUpTo('contract'), postgres.url), ['9999-12-03-contract'])
  await traffic.rounds(5)
  assert.deepEqual(await postgres.longWaits(), [])
  t.diagnostic(
    `${count} people: expanded in ${durationS.toFixed(1)} s; ${latencies(traffic.durationsMs.slice(before))}; before that ` +
      `${latencies(traffic.durationsMs.slice(0, before))}; longest wait for a lock in samples: ` +
      `${postgres.longestSampledMs().toFixed(0)} ms`,
  )

  // A blocking statement appears in the log, so the check above is effective.
  const blocking = await hold(postgres.url, 'create index people_first_name on people (first_name)')
  await eventually('the log has a long wait', async () => (await postgres.longWaits()).length > 0)
  await blocking.release()
  await traffic.rounds(1)
  assert.deepEqual(await traffic.stop(), [])
})

const skip = isCluster() && 'only an administrator may create triggers in Citus'

test('two versions can share one database until the contracting migration', { skip }, async () => {
  const { url } = await createTestDatabase()
  await migrate(schemaUpTo('earlier'), url)
  const { id, owner } = await addBusiness(url)
  await addPeople(url, id, 500)
  await migrate(schemaUpTo('expand'), url)

  // The current version starts with a later schema.
  const server = await startServerProcess(url)
  await startWorkerProcess(url)
  assert.equal((await fetch(`${server.url}/health/ready`)).status, 200)
  const receiver = await startReceiver()
  const authorization = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }
  const hook = { url: `${receiver.url}/hook`, events: ['person.created'] }
  await fetch(`${server.url}/v1/webhooks`, { method: 'POST', headers: authorization, body: JSON.stringify(hook) })
  const traffic = await startTraffic(server.url, owner)

  // The later version reads and writes the new column under the same rules, and still writes the old one.
  const later = openDatabase<Database>({ databaseUrl: url, databasePoolSize: 2, rowLevelSecurity: true })
  closeAfter(() => later.close())
  const { db } = inBusiness({ db: later.db }, id)
  const readMobiles = async (like: string): Promise<string[]> => {
    const { rows } = await sql<{ mobile: string }>`
      select distinct mobile from people where business_id = ${id} and last_name like ${like}`.execute(db)
    return rows.map(({ mobile }) => mobile)
  }
  await traffic.rounds(5)
  const changed = await sql`update people set phone = '+1 3', mobile = '+1 3' where business_id = ${id}
    and last_name like 'Lovelace %'`.execute(db)
  assert.equal(changed.numAffectedRows, 500n)
  await traffic.rounds(5)

  assert.deepEqual(await migrate(schemaUpTo('contract'), url), ['9999-12-03-contract'])
  await traffic.rounds(5)
  await receiver.until(4 * 15)
  assert.deepEqual(await traffic.stop(), [])
  assert.deepEqual(await readMobiles('Lovelace %'), ['+1 3'])
  assert.deepEqual(await readMobiles('caller-%'), ['+1 2'])
  assert.equal((await fetch(`${server.url}/health/ready`)).status, 200)
})

test('a migration cancels an automatic vacuum', async () => {
  const { url } = await startLockWatch()
  await migrate(schema, url)
  const { id } = await addBusiness(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  closeAfter(() => client.end())
  const hasRow = async (text: string) => (await client.query(text)).rowCount !== 0
  await client.query(`insert into people (business_id, first_name, last_name, email)
    select ${id}, 'Ada', n::text, n || '@example.com' from generate_series(1, 5000) n`)
  await client.query('alter table people set (autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1)')
  await client.query(`alter system set autovacuum_naptime = '1s'`)
  await client.query('select pg_reload_conf()')
  await client.query(`update people set phone = '1'`)
  await eventually('the vacuum of people runs', () =>
    hasRow(`select from pg_stat_progress_vacuum where relid = 'people'::regclass`),
  )
  assert.deepEqual(await migrate(schemaUpTo('earlier'), url), ['9999-12-01-earlier'])
  assert.ok(await hasRow(`select from pg_stat_user_tables where relname = 'people' and autovacuum_count = 0`))
})
