import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { distribute } from '../../server/db/citus/distribution.ts'
import type { Schema } from '../../server/db/orm.ts'
import { migrate } from '../../server/db/steps/migrate.ts'
import { schema } from '../../server/schema.ts'
import { closeAfter } from '../support/close-after.ts'
import { all, caller } from '../support/http.ts'
import { changeDatabase, nodePort } from '../support/postgres/citus.ts'
import { citusInstallation, startCitusCluster } from '../support/postgres/citus-cluster.ts'
import { eventually } from '../support/race.ts'
import { startTestApp } from '../support/service/app.ts'
import { startWorkerProcess } from '../support/service/service-process.ts'
import { assertNothingLost, createTenants, logInAndOut, type Tenant, timeoutMs } from './cluster-tenants.ts'

const isLong = process.env.TESTS === 'long'
const skip = 'missing' in citusInstallation ? citusInstallation.missing : !isLong && 'it is part of `npm run test:long`'

/** The tables that later migrations add. */
const laterTables = [
  'api_key_uses',
  'app_connections',
  'app_tokens',
  'apps',
  'assignments',
  'audit_streams',
  'authentication_requests',
  'bank_accounts',
  'checklists',
  'compensations',
  'custom_fields',
  'dependents',
  'emergency_contacts',
  'employments',
  'identifiers',
  'leave_attachments',
  'leave_delegates',
  'leave_expiry_notices',
  'passkey_challenges',
  'passkeys',
  'pay_codes',
  'pay_schedules',
  'payments',
  'payslip_mails',
  'person_change_mails',
  'person_changes',
  'provisioned_group_members',
  'provisioned_groups',
  'provisioned_users',
  'provisioning',
  'roles',
  'single_sign_on',
  'single_sign_on_domains',
  'started_checklists',
  'task_reminders',
  'tasks',
  'user_identities',
  'webhook_mails',
]

/** The schema of the last release with migrations without steps. */
const earlierSchema: Schema = {
  ...schema,
  migrations: schema.migrations.filter(({ name }) => name < '2026-11-24'),
  entities: schema.entities.filter(({ meta }) => !laterTables.includes(meta.tableName)),
  tenantFunctions: schema.tenantFunctions.filter((name) => name !== 'documents_with_word'),
}

type Cluster = Awaited<ReturnType<typeof startCitusCluster>>

describe('a cluster', { skip }, async () => {
  if (!('binDir' in citusInstallation)) return
  const cluster = await startCitusCluster(citusInstallation.binDir)
  closeAfter(cluster.remove)
  const databaseUrl = await cluster.join('workforce')
  await migrate(earlierSchema, databaseUrl)
  await distribute(earlierSchema, databaseUrl, { shards: 8, report: () => undefined })
  await migrate(schema, databaseUrl)
  const remaining = await distribute(schema, databaseUrl, { shards: 8, report: () => undefined })
  const env = { DATABASE_DISTRIBUTED: 'on' }
  // A new app for each test, because pooled connections to a killed node fail once.
  const start = () => startTestApp({ databaseUrl, env: { ...env, DATABASE_POOL_SIZE: '20' } })
  await startWorkerProcess(databaseUrl, env)

  it('distributes all tables of an upgrade', () =>
    assert.deepEqual([...remaining.distributed, ...remaining.reference], []))

  it('returns 503 to businesses on a killed node, serves the others, and loses no acknowledged write', async () => {
    const app = await start()
    const [down, up] = cluster.workers
    assert.ok(down && up)
    const affected = await createTenants(app, down.port)
    const elsewhere = await createTenants(app, up.port)
    await eventually('all write', async () =>
      [...affected, ...elsewhere].every(({ acknowledged }) => acknowledged.length > 20),
    )

    await down.kill()
    await eventually(
      'its businesses get 503',
      async () => affected.every(({ failures }) => failures.length > 5),
      timeoutMs,
    )
    for (const { failures } of affected) {
      for (const { status, headers, text } of failures)
        assert.deepEqual([status, headers['retry-after']], [503, '1'], text)
    }
    const before = elsewhere.map(({ acknowledged }) => acknowledged.length)
    for (const { business } of elsewhere) await logInAndOut(app, business)
    const fresh = await startTestApp({ databaseUrl, env }) // its cache of key usage is empty
    for (const { key } of elsewhere) await caller(fresh, key).call('people.list')
    for (const { key } of affected) await caller(fresh, key).expectError(503, 'people.list')
    await eventually('the others continue', async () =>
      elsewhere.every(({ acknowledged }, index) => acknowledged.length > Number(before[index]) + 20),
    )
    const arrived = elsewhere.map(({ receiver }) => receiver.received.length)
    await eventually('so do their deliveries', async () =>
      elsewhere.every(({ receiver }, index) => receiver.received.length > Number(arrived[index]) + 20),
    )
    await down.start()
    const afterStart = affected.map(({ acknowledged }) => acknowledged.length)
    await eventually(
      'its businesses are served again',
      async () => affected.every(({ acknowledged }, index) => acknowledged.length > Number(afterStart[index]) + 5),
      timeoutMs,
    )
    for (const tenant of [...affected, ...elsewhere]) await tenant.stop()
    for (const { failures } of elsewhere)
      assert.deepEqual(
        failures.map(({ text }) => text),
        [],
      )
    for (const tenant of [...affected, ...elsewhere]) await assertNothingLost(tenant)
  })

  it('delays only the businesses on a frozen node', async () => {
    const app = await startTestApp({ databaseUrl, env: { ...env, DATABASE_POOL_SIZE: '5' } })
    const [frozen, running] = cluster.workers
    assert.ok(frozen && running)
    const affected = await createTenants(app, frozen.port)
    const elsewhere = await createTenants(app, running.port)
    await eventually('all write', async () =>
      [...affected, ...elsewhere].every(({ acknowledged }) => acknowledged.length > 5),
    )
    const statuses: number[] = []
    const listPeople = async ({ api }: Tenant) => void statuses.push((await api.send('people.list')).status)
    let requests: Promise<void>[] = []
    try {
      await frozen.freeze()
      requests = affected.flatMap((tenant) => Array.from({ length: 10 }, () => listPeople(tenant)))
      const logins = affected.map(({ business }) => logInAndOut(app, business))
      requests.push(...logins.map((login) => login.catch(() => undefined)))
      const before = elsewhere.map(({ acknowledged }) => acknowledged.length)
      await eventually('the others continue', async () =>
        elsewhere.every(({ acknowledged }, index) => acknowledged.length > Number(before[index]) + 20),
      )
      for (const { key } of elsewhere) await caller(app, key).call('people.list')
      assert.ok(
        statuses.every((status) => status === 503),
        `other statuses: ${statuses}`,
      )
    } finally {
      await frozen.thaw()
    }
    await Promise.all(requests)
    for (const tenant of [...affected, ...elsewhere]) await tenant.stop()
    assert.deepEqual(
      elsewhere.flatMap(({ failures }) => failures.map(({ text }) => text)),
      [],
    )
    for (const tenant of [...affected, ...elsewhere]) await assertNothingLost(tenant)
  })

  it('moves a business to another node and to a separate shard during writes', async () => {
    const app = await start()
    const [from, to] = cluster.workers
    assert.ok(from && to)
    const tenants = await createTenants(app, from.port)
    const [tenant] = tenants
    assert.ok(tenant)
    await eventually('it writes', async () => tenant.acknowledged.length > 10)
    const run = (statement: string) => cluster.coordinator.psql(statement, 'workforce')
    const id = tenant.business.id
    const shard = await run(`select get_shard_id_for_distribution_column('people', ${id}::integer)`)
    await run(
      `select citus_move_shard_placement(${shard}, '127.0.0.1', ${from.port}, '127.0.0.1', ${to.port}, 'block_writes')`,
    )
    assert.equal(await nodePort(app.db, id), to.port)
    await run(`select isolate_tenant_to_new_shard('people', ${id}, 'CASCADE', shard_transfer_mode => 'block_writes')`)
    const moved = tenant.acknowledged.length
    await eventually('it is written to again', async () => tenant.acknowledged.length > moved + 10, timeoutMs)
    for (const each of tenants) await each.stop()
    for (const each of tenants) await assertNothingLost(each)
  })

  it('migrates back to a single PostgreSQL server', async () => {
    const app = await start()
    const tenants = [
      ...(await createTenants(app, cluster.workers[0]?.port)),
      ...(await createTenants(app, cluster.workers[1]?.port)),
    ]
    await eventually('they write', async () => tenants.every(({ acknowledged }) => acknowledged.length > 10))
    for (const tenant of tenants) await tenant.stop()
    const single = await startTestApp({ databaseUrl: await migrateBack(cluster, databaseUrl) })
    for (const { business, key, acknowledged } of tenants) {
      await logInAndOut(single, business)
      const people = (await all(caller(single, key), 'people.list', { query: { limit: 200 } })).map(({ id }) => id)
      assert.deepEqual(
        people.filter((id) => acknowledged.includes(id)),
        acknowledged,
      )
      const body = { first_name: 'Ada', last_name: 'Lovelace', email: 'next@example.com' }
      const { data } = (await caller(single, business.owner.token).call('people.create', { body })).body
      assert.ok(acknowledged.every((id) => id < data.id))
    }
  })
})

/** Copies the data into an empty database without Citus, as the guide describes. */
async function migrateBack({ coordinator }: Cluster, databaseUrl: string): Promise<string> {
  await coordinator.psql('create database back')
  const back = changeDatabase(databaseUrl, 'back')
  await migrate(schema, back)
  const whole = ['--data-only', '--disable-triggers', '--load-via-partition-root', '--exclude-table-data=*.migrations']
  await coordinator.run('pg_dump', ...whole, '--file=workforce.sql', databaseUrl)
  await coordinator.run('psql', '--set=ON_ERROR_STOP=1', '--single-transaction', '--file=workforce.sql', back)
  return back
}
