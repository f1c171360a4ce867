import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { distribute } from '../../server/db/citus/distribution.ts'
import type { Schema } from '../../server/db/orm.ts'
import { migrate } from '../../server/db/steps/migrate.ts'
import { schema } from '../../server/schema.ts'
import { closeAfter } from '../support/close-after.ts'
import { all, caller } from '../support/http.ts'
import { inDatabase, machineOf } from '../support/postgres/citus.ts'
import { citusPrograms, startCitusCluster } from '../support/postgres/citus-cluster.ts'
import { eventually } from '../support/race.ts'
import { startTestApp } from '../support/service/app.ts'
import { startWorkerProcess } from '../support/service/service-process.ts'
import { assertNothingLost, logInAndOut, patienceMs, type Tenant, tenantsOn } from './cluster-tenants.ts'

const isLong = process.env.TESTS === 'long'
const skip = 'missing' in citusPrograms ? citusPrograms.missing : !isLong && 'it is part of `npm run test:long`'

/** As the last release of migrations without steps left the database. */
const asItWas: Schema = {
  ...schema,
  migrations: schema.migrations.filter(({ name }) => name < '2026-11-24'),
  entities: schema.entities.filter(({ meta }) => meta.tableName !== 'api_key_uses'),
}

type Cluster = Awaited<ReturnType<typeof startCitusCluster>>

describe('a cluster', { skip }, async () => {
  if (!('programs' in citusPrograms)) return
  const cluster = await startCitusCluster(citusPrograms.programs)
  closeAfter(cluster.remove)
  const databaseUrl = await cluster.join('workforce')
  await migrate(asItWas, databaseUrl)
  await distribute(asItWas, databaseUrl, { shards: 8, say: () => undefined })
  await migrate(schema, databaseUrl)
  const left = await distribute(schema, databaseUrl, { shards: 8, say: () => undefined })
  const env = { DATABASE_DISTRIBUTED: 'on' }
  // For each test, as a connection that was open to a machine which went away fails once.
  const start = () => startTestApp({ databaseUrl, env: { ...env, DATABASE_POOL_SIZE: '20' } })
  await startWorkerProcess(databaseUrl, env)

  it('has no table on one machine after an upgrade', () =>
    assert.deepEqual([...left.distributed, ...left.reference], []))

  it('loses a machine: its businesses are answered 503, the others go on, and all that was acknowledged is there', async () => {
    const app = await start()
    const [lost, left] = cluster.workers
    assert.ok(lost && left)
    const there = await tenantsOn(app, lost.port)
    const elsewhere = await tenantsOn(app, left.port)
    await eventually('all write', async () =>
      [...there, ...elsewhere].every(({ acknowledged }) => acknowledged.length > 20),
    )

    await lost.kill()
    await eventually(
      'its businesses are refused',
      async () => there.every(({ refused }) => refused.length > 5),
      patienceMs,
    )
    for (const { refused } of there) {
      for (const { status, headers, text } of refused)
        assert.deepEqual([status, headers['retry-after']], [503, '1'], text)
    }
    const before = elsewhere.map(({ acknowledged }) => acknowledged.length)
    for (const { business } of elsewhere) await logInAndOut(app, business)
    const fresh = await startTestApp({ databaseUrl, env }) // which has noted no use of a key yet
    for (const { key } of elsewhere) await caller(fresh, key).call('people.list')
    for (const { key } of there) await caller(fresh, key).refused(503, 'people.list')
    await eventually('the others go on', async () =>
      elsewhere.every(({ acknowledged }, at) => acknowledged.length > Number(before[at]) + 20),
    )
    const arrived = elsewhere.map(({ receiver }) => receiver.received.length)
    await eventually('so do their deliveries', async () =>
      elsewhere.every(({ receiver }, at) => receiver.received.length > Number(arrived[at]) + 20),
    )
    await lost.start()
    const then = there.map(({ acknowledged }) => acknowledged.length)
    await eventually(
      'its businesses are served again',
      async () => there.every(({ acknowledged }, at) => acknowledged.length > Number(then[at]) + 5),
      patienceMs,
    )
    for (const tenant of [...there, ...elsewhere]) await tenant.stop()
    for (const { refused } of elsewhere)
      assert.deepEqual(
        refused.map(({ text }) => text),
        [],
      )
    for (const tenant of [...there, ...elsewhere]) await assertNothingLost(tenant)
  })

  it('has a machine that stands still: it holds up requests of its own businesses, and of no others', async () => {
    const app = await startTestApp({ databaseUrl, env: { ...env, DATABASE_POOL_SIZE: '5' } })
    const [still, left] = cluster.workers
    assert.ok(still && left)
    const there = await tenantsOn(app, still.port)
    const elsewhere = await tenantsOn(app, left.port)
    await eventually('all write', async () =>
      [...there, ...elsewhere].every(({ acknowledged }) => acknowledged.length > 5),
    )
    const answered: number[] = []
    const ask = async ({ api }: Tenant) => void answered.push((await api.send('people.list')).status)
    let asked: Promise<void>[] = []
    try {
      await still.freeze()
      asked = there.flatMap((tenant) => Array.from({ length: 10 }, () => ask(tenant)))
      const logins = there.map(({ business }) => logInAndOut(app, business))
      asked.push(...logins.map((login) => login.catch(() => undefined)))
      const before = elsewhere.map(({ acknowledged }) => acknowledged.length)
      await eventually('the others go on', async () =>
        elsewhere.every(({ acknowledged }, at) => acknowledged.length > Number(before[at]) + 20),
      )
      for (const { key } of elsewhere) await caller(app, key).call('people.list')
      assert.ok(
        answered.every((status) => status === 503),
        `answered meanwhile: ${answered}`,
      )
    } finally {
      await still.thaw()
    }
    await Promise.all(asked)
    for (const tenant of [...there, ...elsewhere]) await tenant.stop()
    assert.deepEqual(
      elsewhere.flatMap(({ refused }) => refused.map(({ text }) => text)),
      [],
    )
    for (const tenant of [...there, ...elsewhere]) await assertNothingLost(tenant)
  })

  it('moves a business to another machine, and into a shard of its own, while it is written to', async () => {
    const app = await start()
    const [from, to] = cluster.workers
    assert.ok(from && to)
    const tenants = await tenantsOn(app, from.port)
    const [tenant] = tenants
    assert.ok(tenant)
    await eventually('it writes', async () => tenant.acknowledged.length > 10)
    const run = (statement: string) => cluster.coordinator.psql(statement, 'workforce')
    const id = tenant.business.id
    const shard = await run(`select get_shard_id_for_distribution_column('people', ${id}::integer)`)
    await run(
      `select citus_move_shard_placement(${shard}, '127.0.0.1', ${from.port}, '127.0.0.1', ${to.port}, 'block_writes')`,
    )
    assert.equal(await machineOf(app.db, id), to.port)
    await run(`select isolate_tenant_to_new_shard('people', ${id}, 'CASCADE', shard_transfer_mode => 'block_writes')`)
    const moved = tenant.acknowledged.length
    await eventually('it is written to again', async () => tenant.acknowledged.length > moved + 10, patienceMs)
    for (const each of tenants) await each.stop()
    for (const each of tenants) await assertNothingLost(each)
  })

  it('goes back to one PostgreSQL', async () => {
    const app = await start()
    const tenants = [
      ...(await tenantsOn(app, cluster.workers[0]?.port)),
      ...(await tenantsOn(app, cluster.workers[1]?.port)),
    ]
    await eventually('they write', async () => tenants.every(({ acknowledged }) => acknowledged.length > 10))
    for (const tenant of tenants) await tenant.stop()
    const there = await startTestApp({ databaseUrl: await goBack(cluster, databaseUrl) })
    for (const { business, key, acknowledged } of tenants) {
      await logInAndOut(there, business)
      const kept = (await all(caller(there, key), 'people.list', { query: { limit: 200 } })).map(({ id }) => id)
      assert.deepEqual(
        kept.filter((id) => acknowledged.includes(id)),
        acknowledged,
      )
      const body = { first_name: 'Ada', last_name: 'Lovelace', email: 'next@example.com' }
      const { data } = (await caller(there, business.owner.token).call('people.create', { body })).body
      assert.ok(acknowledged.every((id) => id < data.id))
    }
  })
})

/** Puts the data of a database into an empty one without Citus, as the guide says. */
async function goBack({ coordinator }: Cluster, databaseUrl: string): Promise<string> {
  await coordinator.psql('create database back')
  const back = inDatabase(databaseUrl, 'back')
  await migrate(schema, back)
  const whole = ['--data-only', '--disable-triggers', '--load-via-partition-root', '--exclude-table-data=*.migrations']
  await coordinator.run('pg_dump', ...whole, '--file=workforce.sql', databaseUrl)
  await coordinator.run('psql', '--set=ON_ERROR_STOP=1', '--single-transaction', '--file=workforce.sql', back)
  return back
}
