import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eventually } from '../support/race.ts'
import { startKillableFixture } from '../support/receivers/delivery-fixture.ts'
import { behaviours, respondWith, startReceiver } from '../support/receivers/receiver.ts'
import { startWorkerProcess } from '../support/service/service-process.ts'

const fixture = await startKillableFixture({ WEBHOOK_TIMEOUT_SECONDS: '20', LOG_LEVEL: 'silent' })
const receiver = await startReceiver()

const { db } = fixture.app

test('a worker that loses its notification connection ends, and another one continues', async () => {
  const { id } = await fixture.subscribe(`${receiver.url}/life`)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'workforce worker' and datname = current_database()
  `.execute(db)
  assert.equal(await fixture.worker.exitCode, 1)

  await fixture.addPerson()
  await fixture.replaceWorker()
  await fixture.waitForDeliveries(id, ([delivery]) => delivery?.status === 'succeeded')
  await fixture.api.call('webhooks.delete', { path: { id } })
})

test('the jobs of a killed worker are unlocked within seconds, and those of a running worker are not', async () => {
  const countJobs = async (pool: string) => {
    const { rows } = await sql`select from graphile_worker._private_jobs where locked_by = ${pool}`.execute(db)
    return rows.length
  }
  const waitUntilUnlocked = (pool: string) =>
    eventually(`the job of ${pool} is unlocked`, async () => (await countJobs(pool)) === 0, 20_000)
  const lock = (pool: string) =>
    sql`
    with job as (select (graphile_worker.add_job('drain_webhook', '{"webhook_id": 1}', run_at => now() + interval '1 h')).id)
    select id from job
  `
      .execute(db)
      .then(({ rows: [job] }) =>
        sql`
    update graphile_worker._private_jobs set locked_by = ${pool}, locked_at = now() - interval '1 minute', run_at = now()
    where id = ${(job as { id: number }).id}
  `.execute(db),
      )

  const running = 'running-pool'
  await fixture.app.db.inTransaction(async (db) => {
    await sql`select pg_advisory_xact_lock_shared(20261122, hashtext(${running}))`.execute(db)
    await lock(running)
    await lock('killed-pool')
    await waitUntilUnlocked('killed-pool')
    assert.equal(await countJobs(running), 1)
  })
  await waitUntilUnlocked(running)
})

test('a worker with an open webhook gets wake-ups that another worker receives', async () => {
  receiver.behave(behaviours.hang, '/busy')
  const { id } = await fixture.subscribe(`${receiver.url}/busy`)
  receiver.behave(respondWith(204), '/busy') // two successes enlarge its window beyond the hanging request
  for (const count of [1, 2]) {
    await fixture.addPerson()
    await fixture.waitForDeliveries(id, (all) => all.filter(({ status }) => status === 'succeeded').length === count)
  }
  receiver.behave(behaviours.hang, '/busy')
  await fixture.addPerson()
  await receiver.until(3, ({ path }) => path === '/busy')

  const other = await startWorkerProcess(fixture.app.databaseUrl, { LOG_LEVEL: 'silent' })
  receiver.behave(respondWith(204), '/busy')
  const before = Date.now()
  const events = 10
  for (let count = 0; count < events; count++) await fixture.addPerson() // each wakes both workers
  await fixture.waitForDeliveries(id, (all) => all.filter(({ status }) => status === 'succeeded').length === 2 + events)
  assert.ok(Date.now() - before < 15_000, 'they did not wait for the hanging request')
  await other.end()
})

test('a stopping worker transfers its webhooks at once, even while a receiver hangs', async () => {
  receiver.behave(behaviours.hang, '/hangs')
  receiver.behave((response) => void setTimeout(() => response.writeHead(204).end(), 200), '/steady')
  await fixture.subscribe(`${receiver.url}/hangs`)
  await fixture.addPerson()
  await receiver.until(1, ({ path }) => path === '/hangs')
  const { id } = await fixture.subscribe(`${receiver.url}/steady`)
  const events = 40
  for (let count = 0; count < events; count++) await fixture.addPerson()
  await receiver.until(1, ({ path }) => path === '/steady')

  const other = await startWorkerProcess(fixture.app.databaseUrl, { LOG_LEVEL: 'silent' })
  let hasEnded = false
  const stop = fixture.worker.end().finally(() => {
    hasEnded = true
  })
  await fixture.waitForDeliveries(id, (all) => all.filter(({ status }) => status === 'succeeded').length === events)
  assert.ok(!hasEnded, 'it still waits for the hanging receiver')
  await stop
  await other.end()
  await fixture.replaceWorker()
})
