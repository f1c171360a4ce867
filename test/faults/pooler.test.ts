import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client, Pool } from 'pg'
import { type DatabaseOptions, openDatabase } from '../../server/db/database.ts'
import { prepare } from '../../server/operation/prepare.ts'
import { acrossBusinesses, inBusiness, inTransaction, type Work } from '../../server/operation/work.ts'
import type { Database } from '../../server/schema.ts'
import { closeAfter } from '../support/close-after.ts'
import { all, caller } from '../support/http.ts'
import { skipOnCluster } from '../support/postgres/citus.ts'
import { createTestDatabase } from '../support/postgres/database.ts'
import { type Pooler, startPooler, withoutPooler } from '../support/postgres/pooler.ts'
import { eventually } from '../support/race.ts'
import { startReceiver } from '../support/receivers/receiver.ts'
import { createBusiness, createWebhook } from '../support/samples/factories.ts'
import { startTestApp, type TestApp } from '../support/service/app.ts'
import { startWorkerProcess } from '../support/service/service-process.ts'
import { createTestWork } from '../support/service/work.ts'

/** The number of connections, which is lower than that of clients, so that transactions share them. */
const size = 2

/** A service on a separate database and pooler. */
async function startPooled(waitSeconds?: number): Promise<{ app: TestApp; pooler: Pooler }> {
  const { url: databaseUrl } = await createTestDatabase()
  const pooler = await startPooler(databaseUrl, { size, ...(waitSeconds && { waitSeconds }) })
  const app = await startTestApp({ databaseUrl, env: { ...pooler.envFor(databaseUrl), DATABASE_POOL_SIZE: '10' } })
  return { app, pooler }
}

/** Another connection pool for the service's database. */
function open(app: TestApp, options: Partial<DatabaseOptions> = {}) {
  const database = openDatabase<Database>({ ...app.config, ...options })
  closeAfter(() => database.close())
  return database.db
}

interface SessionSettings {
  role: string
  business: string
  zone: string
  timeout: string
}
const readSettings = async ({ db }: { db: Work['db'] }): Promise<SessionSettings | undefined> =>
  (
    await sql<SessionSettings>`select current_user as role, current_setting('workforce.business_id', true) as business,
      current_setting('TimeZone') as zone, current_setting('statement_timeout') as timeout`.execute(db)
  ).rows[0]

const addDepartment = prepare((db, business, { name }: { name: string }) =>
  db
    .insertInto('departments')
    .values({ ...business, name })
    .returning('id'),
)
const readNames = async ({ db }: { db: Work['db'] }): Promise<string[]> =>
  (await db.selectFrom('departments').select('name').orderBy('id').execute()).map(({ name }) => name)

const singleMachine = skipOnCluster('a distributed database has no row-level security')

describe('a pooler in transaction mode', { skip: withoutPooler }, () => {
  it('applies the settings of a transaction only to its own statements', singleMachine, async () => {
    const { app, pooler } = await startPooled()
    const ids = [(await createBusiness(app)).id, (await createBusiness(app)).id]
    const otherClient = new Pool({ connectionString: pooler.urlFor(app.databaseUrl), max: 3 })
    closeAfter(() => otherClient.end())
    await Promise.all(ids.map((id) => addDepartment.execute(createTestWork(app, id), { name: `of ${id}` })))
    const reads = Array.from({ length: 300 }, async (_, index) => {
      const id = ids[index % 2] as number
      const work = createTestWork(app, id)
      if (index % 5 === 0) {
        const { rows } = await otherClient.query(`select current_setting('workforce.business_id', true) as business,
          current_user = session_user as is_free, current_setting('statement_timeout') as timeout`)
        assert.equal(rows[0].is_free, true)
        assert.equal(rows[0].timeout, '0')
        assert.ok(!rows[0].business, `the setting of business ${rows[0].business} remains`)
      } else if (index % 3 === 0) {
        const settings = await inTransaction(work, async (inside) => [
          await readSettings(inside),
          await readNames(inside),
        ])
        assert.deepEqual(settings, [await readSettings(work), [`of ${id}`]])
      } else {
        const { role, ...settings } = (await readSettings(work)) as SessionSettings
        assert.match(role, /_tenant$/)
        assert.deepEqual(settings, { business: String(id), zone: 'UTC', timeout: '20s' })
        assert.deepEqual(await readNames(work), [`of ${id}`])
      }
    })
    await Promise.all(reads)
    const withoutBusiness = { db: app.serviceDb }
    assert.equal((await readSettings(withoutBusiness))?.business, '0')
    assert.deepEqual(await readNames(withoutBusiness), [])
    assert.match(
      (await readSettings(acrossBusinesses({ ...createTestWork(app, ids[0] as number) })))?.role ?? '',
      /_global$/,
    )
  })

  it(
    'preserves transactions with pipelined statements, savepoints, other businesses and failures',
    singleMachine,
    async () => {
      const { app } = await startPooled()
      const [own, other] = [(await createBusiness(app)).id, (await createBusiness(app)).id]
      const work = createTestWork(app, own)
      await inTransaction(work, async (inside) => {
        const run = (text: string) => sql.raw(text).execute(inside.db)
        addDepartment.send(inside, { name: 'first' })
        await run('savepoint one')
        await addDepartment.execute(inBusiness(inside, other), { name: 'theirs, rolled back' })
        await run('rollback to savepoint one')
        addDepartment.send(inBusiness(inside, other), { name: 'theirs' })
        addDepartment.send(inside, { name: 'second' })
        assert.deepEqual(await readNames(inside), ['first', 'second'])
        addDepartment.send(inside, { name: 'third' })
      })
      const failing = inTransaction(work, async (inside) => {
        await addDepartment.execute(inside, { name: 'rolled back' })
        addDepartment.send(inside, { name: 'first' })
      })
      await assert.rejects(failing, { code: '23505' }) // unique_violation
      await assert.rejects(addDepartment.execute({ ...work, business_id: other }, { name: 'denied' }), {
        code: '42501',
      })
      assert.deepEqual(await readNames(work), ['first', 'second', 'third'])
      assert.deepEqual(await readNames(createTestWork(app, other)), ['theirs'])
    },
  )

  it('applies the settings of every statement', async () => {
    const { app } = await startPooled()
    const { id } = await createBusiness(app)
    const shortTimeout = inBusiness({ db: open(app, { statementTimeoutMs: 200, prefersIndexes: true }) }, id)
    await assert.rejects(sql`select pg_sleep(30), ${1}::int`.execute(shortTimeout.db), { code: '57014' }) // query_canceled
    const sleeping = inTransaction({ ...createTestWork(app, id), ...shortTimeout }, async (inside) => {
      await readNames(inside)
      await sql`select pg_sleep(30), ${1}::int`.execute(inside.db)
    })
    await assert.rejects(sleeping, { code: '57014' })
    const { rows } = await sql`select current_setting('enable_seqscan') as scan, now() as now`.execute(shortTimeout.db)
    assert.match(JSON.stringify(rows), /"scan":"off","now":"[0-9T:.-]+Z"/)
    const plain = open(app, { rowLevelSecurity: false })
    assert.deepEqual((await sql`select current_setting('TimeZone') as zone`.execute(plain)).rows, [{ zone: 'UTC' }])
  })

  it('serves the API and its deliveries, even after a worker is killed', async () => {
    const { app, pooler } = await startPooled()
    const receiver = await startReceiver()
    const { id: business_id, owner } = await createBusiness(app)
    await createWebhook(app, { business_id, url: receiver.url })
    const api = caller(app, owner.token)
    const addPeople = async (from: number, count: number): Promise<void> => {
      const people = Array.from({ length: count }, (_, index) => ({
        ...{ first_name: 'Ada', last_name: `Lovelace ${from + index}`, email: `ada-${from + index}@example.com` },
      }))
      const responses = await Promise.all(people.map((body) => api.call('people.create', { body })))
      assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201]))
    }
    let log = ''
    const env = pooler.envFor(app.databaseUrl)
    const worker = await startWorkerProcess(app.databaseUrl, { ...env, LOG_LEVEL: 'info' }, (text) => {
      log += text
    })
    await eventually(
      'the log names the pooler',
      async () => /statements go through a pooler in transaction mode/.test(log),
      60_000,
    )
    assert.doesNotMatch(log, new RegExp(new URL(app.databaseUrl).password || 'no password'))
    await addPeople(0, 30)
    await receiver.until(30)
    await worker.end('SIGKILL')
    await addPeople(30, 30)
    await startWorkerProcess(app.databaseUrl, env)
    const arrived = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size
    await eventually('all events have arrived', async () => arrived() === 60, 60_000)
    assert.equal((await all(api, 'people.list', { query: { limit: 50 } })).length, 60)
  })

  it('loses no acknowledged write when it is killed, and other requests get 503', async () => {
    const { app, pooler } = await startPooled()
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const responses: { status: number; email: string; retryAfter: unknown }[] = []
    const isDone = () =>
      responses.filter(({ status }) => status === 201).length > 60 &&
      responses.some((response) => response.status === 503)
    const write = async (name: number): Promise<void> => {
      for (let number = 0; !isDone() || responses.at(-1)?.status !== 201; number += 1) {
        const email = `ada-${name}-${number}@example.com`
        const body = { first_name: 'Ada', last_name: 'Lovelace', email }
        const { status, headers } = await app.send('POST', '/v1/people', { token: owner.token, body })
        responses.push({ status, email, retryAfter: headers['retry-after'] })
        if (status !== 201) await sleep(20)
      }
    }
    const callers = Promise.all([1, 2, 3, 4].map(write))
    await eventually('requests get responses', async () => responses.length > 20, 60_000)
    await pooler.stop('SIGKILL')
    await eventually('requests fail', async () => responses.some(({ status }) => status === 503), 60_000)
    await pooler.start()
    await callers
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201, 503]))
    assert.ok(responses.every(({ status, retryAfter }) => status === 201 || Number(retryAfter) > 0))
    const people = new Set((await all(api, 'people.list', { query: { limit: 200 } })).map(({ email }) => email))
    const missing = responses.filter(({ status, email }) => status === 201 && !people.has(email))
    assert.deepEqual(missing, [])
  })

  it('returns 503 while it has no free connection', async () => {
    const { app, pooler } = await startPooled(1)
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    await api.call('people.list')
    const holders = Array.from({ length: size }, () => new Client({ connectionString: pooler.urlFor(app.databaseUrl) }))
    for (const holder of holders) {
      await holder.connect()
      await holder.query('begin; select 1')
    }
    const { headers } = await api.expectError(503, 'people.list')
    assert.match(String(headers['retry-after']), /^\d+$/)
    for (const holder of holders) await holder.end()
    await api.call('people.list')
  })
})
