import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { Client } from 'pg'
import { closeAfter } from '../../support/close-after.ts'
import { all, caller } from '../../support/http.ts'
import { createTestDatabase } from '../../support/postgres/database.ts'
import { startTcpProxy } from '../../support/postgres/tcp-proxy.ts'
import { eventually, hold } from '../../support/race.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const database = await createTestDatabase()
const wire = await startTcpProxy(database.url)
closeAfter(() => wire.cut())
const app = await startTestApp({ databaseUrl: wire.url, env: { DATABASE_SHARE: '5' } })
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const ada = (email: string) => ({ first_name: 'Ada', last_name: 'Lovelace', email })

const anonymous = caller(app)
const isReady = async (): Promise<boolean> => (await anonymous.send('health.ready')).status === 200

/** Runs `work` while PostgreSQL is unreachable, then waits until the service is ready again. */
async function whileUnreachable(work: () => Promise<void>): Promise<void> {
  await wire.cut()
  try {
    await work()
  } finally {
    await wire.restore()
    await eventually('ready again', isReady)
  }
}

test('the service is ready if its database is reachable and migrated', async () => {
  const { body } = await anonymous.call('health.ready')
  assert.deepEqual(body.data, { status: 'ready' })
})

test('the service is live but not ready while migrations are missing', async () => {
  const { url: databaseUrl } = await createTestDatabase({ empty: true })
  const unmigrated = caller(await startTestApp({ databaseUrl }))
  await unmigrated.expectError(503, 'health.ready')
  await unmigrated.call('health.live')
})

describe('while PostgreSQL is unreachable', () => {
  it('returns 503 with Retry-After, is live but not ready, and recovers automatically', async () => {
    await api.call('me.get')
    await whileUnreachable(async () => {
      const { body } = await api.expectError(503, 'me.get')
      assert.deepEqual([body.code, body.message], ['unavailable', 'Service unavailable.'])
      await api.expectError(503, 'people.create', { body: ada('away@example.com') })
      await anonymous.expectError(503, 'auth.login', { body: { email: owner.email, password: 'x' } })
      await anonymous.expectError(503, 'health.ready')
      await anonymous.call('health.live')
    })
    await api.call('me.get')
    await api.call('people.create', { body: ada('away@example.com') })
  })

  it('still rejects requests that need no database', async () => {
    await whileUnreachable(async () => {
      await caller(app).expectError(401, 'me.get')
      await caller(app, 'garbage').expectError(401, 'me.get')
      await caller(app).expectError(422, 'auth.login', { body: {} })
      assert.equal((await app.send('GET', '/v1/openapi.json')).status, 200)
    })
  })

  it('returns 503 for a request in the middle of its transaction, which is rolled back', async () => {
    const email = 'middle@example.com'
    const insert = 'insert into people (business_id, first_name, last_name, email) values ($1, $2, $2, $3)'
    const blocked = await hold(database.url, insert, [business_id, 'x', email])
    const running = api.send('people.create', { body: ada(email) })
    await blocked.untilBlocked(1)
    await whileUnreachable(async () => assert.equal((await running).status, 503))
    await blocked.release()
    assert.deepEqual(
      (await all(api, 'people.list')).filter((row) => row.email === email),
      [],
    )
    await api.call('people.create', { body: ada(email) })
  })

  it('survives the loss of idle connections', async () => {
    await Promise.all(Array.from({ length: 5 }, () => api.call('me.get')))
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'workforce' and datname = current_database()`,
    )
    assert.ok(rowCount)
    await eventually('the connections are closed', async () => {
      const { rows } = await client.query(
        `select from pg_stat_activity where application_name = 'workforce' and datname = current_database()`,
      )
      return rows.length === 0
    })
    await client.end()
    await eventually('responds again', async () => (await api.send('me.get')).status === 200)
  })

  it('returns 503 when all its connections are in use for too long', async () => {
    const email = 'crowded@example.com'
    const insert = 'insert into people (business_id, first_name, last_name, email) values ($1, $2, $2, $3)'
    const blocked = await hold(database.url, insert, [business_id, 'x', email])
    const running = Array.from({ length: 5 }, () => api.send('people.create', { body: ada(email) }))
    await blocked.untilBlocked(5)
    await api.expectError(503, 'me.get')
    await blocked.release()
    assert.deepEqual((await Promise.all(running)).map(({ status }) => status).sort(), [201, 409, 409, 409, 409])
    await api.call('me.get')
  })
})

describe('while a statement takes too long', () => {
  const env = { DATABASE_TIMEOUT_SECONDS: '1' }
  const email = 'late@example.com'

  it('returns 503 for a request that waits for a lock, and changes nothing', async () => {
    const hasty = await startTestApp({ databaseUrl: database.url, env })
    const insert = 'insert into people (business_id, first_name, last_name, email) values ($1, $2, $2, $3)'
    const blocked = await hold(database.url, insert, [business_id, 'x', email])
    try {
      await caller(hasty, owner.token).expectError(503, 'people.create', { body: ada(email) })
    } finally {
      await blocked.release()
    }
    const people = await all(api, 'people.list')
    assert.ok(people.every((person) => person.email !== email))
  })

  it('returns 503 while PostgreSQL does not respond, and recovers without a restart', async () => {
    const silent = await startTcpProxy(database.url)
    const hasty = await startTestApp({ databaseUrl: silent.url, env })
    const patient = caller(hasty, owner.token)
    try {
      await patient.call('me.get')
      silent.stall()
      await patient.expectError(503, 'me.get')
      await patient.expectError(503, 'people.create', { body: ada(email) })
      await silent.cut()
      await silent.restore()
      await eventually('responds again', async () => (await patient.send('me.get')).status === 200)
    } finally {
      await silent.cut()
    }
  })
})
