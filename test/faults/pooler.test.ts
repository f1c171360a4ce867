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
import { onOneMachine } from '../support/postgres/citus.ts'
import { createTestDatabase } from '../support/postgres/database.ts'
import { type Pooler, startPooler, withoutPooler } from '../support/postgres/pooler.ts'
import { eventually } from '../support/race.ts'
import { startReceiver } from '../support/receivers/receiver.ts'
import { createBusiness, createWebhook } from '../support/samples/factories.ts'
import { startTestApp, type TestApp } from '../support/service/app.ts'
import { startWorkerProcess } from '../support/service/service-process.ts'
import { workOf } from '../support/service/work.ts'

/** Fewer than there are clients, so that each transaction may get another one's connection. */
const size = 2

/** A service on a database of its own, whose statements go through a pooler of its own. */
async function startPooled(waitSeconds?: number): Promise<{ app: TestApp; pooler: Pooler }> {
  const { url: databaseUrl } = await createTestDatabase()
  const pooler = await startPooler(databaseUrl, { size, ...(waitSeconds && { waitSeconds }) })
  const app = await startTestApp({ databaseUrl, env: { ...pooler.envFor(databaseUrl), DATABASE_POOL_SIZE: '10' } })
  return { app, pooler }
}

/** Another handle of the service's database. */
function open(app: TestApp, options: Partial<DatabaseOptions> = {}) {
  const database = openDatabase<Database>({ ...app.config, ...options })
  closeAfter(() => database.close())
  return database.db
}

interface Seen {
  role: string
  business: string
  zone: string
  timeout: string
}
const seenBy = async ({ db }: { db: Work['db'] }): Promise<Seen | undefined> =>
  (
    await sql<Seen>`select current_user as role, current_setting('workforce.business_id', true) as business,
      current_setting('TimeZone') as zone, current_setting('statement_timeout') as timeout`.execute(db)
  ).rows[0]

const addPlace = prepare((db, business, { name }: { name: string }) =>
  db
    .insertInto('departments')
    .values({ ...business, name })
    .returning('id'),
)
const placesOf = async ({ db }: { db: Work['db'] }): Promise<string[]> =>
  (await db.selectFrom('departments').select('name').orderBy('id').execute()).map(({ name }) => name)

const bounded = onOneMachine('a database on several machines has no row-level security')

describe('a pooler in transaction mode', { skip: withoutPooler }, () => {
  it('gives each statement the bounds of its own work, and leaves none of them to others', bounded, async () => {
    const { app, pooler } = await startPooled()
    const ids = [(await createBusiness(app)).id, (await createBusiness(app)).id]
    const stranger = new Pool({ connectionString: pooler.urlOf(app.databaseUrl), max: 3 })
    closeAfter(() => stranger.end())
    await Promise.all(ids.map((id) => addPlace.execute(workOf(app, id), { name: `of ${id}` })))
    const looks = Array.from({ length: 300 }, async (_, index) => {
      const id = ids[index % 2] as number
      const work = workOf(app, id)
      if (index % 5 === 0) {
        const { rows } = await stranger.query(`select current_setting('workforce.business_id', true) as business,
          current_user = session_user as is_free, current_setting('statement_timeout') as timeout`)
        assert.equal(rows[0].is_free, true)
        assert.equal(rows[0].timeout, '0')
        assert.ok(!rows[0].business, `the business ${rows[0].business} was left behind`)
      } else if (index % 3 === 0) {
        const seen = await inTransaction(work, async (inside) => [await seenBy(inside), await placesOf(inside)])
        assert.deepEqual(seen, [await seenBy(work), [`of ${id}`]])
      } else {
        const { role, ...seen } = (await seenBy(work)) as Seen
        assert.match(role, /_tenant$/)
        assert.deepEqual(seen, { business: String(id), zone: 'UTC', timeout: '20s' })
        assert.deepEqual(await placesOf(work), [`of ${id}`])
      }
    })
    await Promise.all(looks)
    const unbounded = { db: app.serviceDb }
    assert.equal((await seenBy(unbounded))?.business, '0')
    assert.deepEqual(await placesOf(unbounded), [])
    assert.match((await seenBy(acrossBusinesses({ ...workOf(app, ids[0] as number) })))?.role ?? '', /_global$/)
  })

  it('keeps transactions whole: late statements, savepoints, other bounds, failures', bounded, async () => {
    const { app } = await startPooled()
    const [one, other] = [(await createBusiness(app)).id, (await createBusiness(app)).id]
    const work = workOf(app, one)
    await inTransaction(work, async (inside) => {
      const run = (text: string) => sql.raw(text).execute(inside.db)
      addPlace.send(inside, { name: 'first' })
      await run('savepoint one')
      await addPlace.execute(inBusiness(inside, other), { name: 'theirs, undone' })
      await run('rollback to savepoint one')
      addPlace.send(inBusiness(inside, other), { name: 'theirs' })
      addPlace.send(inside, { name: 'second' })
      assert.deepEqual(await placesOf(inside), ['first', 'second'])
      addPlace.send(inside, { name: 'third' })
    })
    const failing = inTransaction(work, async (inside) => {
      await addPlace.execute(inside, { name: 'undone' })
      addPlace.send(inside, { name: 'first' })
    })
    await assert.rejects(failing, { code: '23505' }) // unique_violation
    await assert.rejects(addPlace.execute({ ...work, business_id: other }, { name: 'astray' }), { code: '42501' })
    assert.deepEqual(await placesOf(work), ['first', 'second', 'third'])
    assert.deepEqual(await placesOf(workOf(app, other)), ['theirs'])
  })

  it('keeps the settings of every statement', async () => {
    const { app } = await startPooled()
    const { id } = await createBusiness(app)
    const hasty = inBusiness({ db: open(app, { statementTimeoutMs: 200, prefersIndexes: true }) }, id)
    await assert.rejects(sql`select pg_sleep(30), ${1}::int`.execute(hasty.db), { code: '57014' }) // query_canceled
    const sleeping = inTransaction({ ...workOf(app, id), ...hasty }, async (inside) => {
      await placesOf(inside)
      await sql`select pg_sleep(30), ${1}::int`.execute(inside.db)
    })
    await assert.rejects(sleeping, { code: '57014' })
    const { rows } = await sql`select current_setting('enable_seqscan') as scan, now() as now`.execute(hasty.db)
    assert.match(JSON.stringify(rows), /"scan":"off","now":"[0-9T:.-]+Z"/)
    const plain = open(app, { rowLevelSecurity: false })
    assert.deepEqual((await sql`select current_setting('TimeZone') as zone`.execute(plain)).rows, [{ zone: 'UTC' }])
  })

  it('carries the API and its deliveries, also from a worker that was killed to the next', async () => {
    const { app, pooler } = await startPooled()
    const receiver = await startReceiver()
    const { id: business_id, owner } = await createBusiness(app)
    await createWebhook(app, { business_id, url: receiver.url })
    const api = caller(app, owner.token)
    const addPeople = async (from: number, count: number): Promise<void> => {
      const people = Array.from({ length: count }, (_, index) => ({
        ...{ first_name: 'Ada', last_name: `Lovelace ${from + index}`, email: `ada-${from + index}@example.com` },
      }))
      const answers = await Promise.all(people.map((body) => api.call('people.create', { body })))
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
    }
    let log = ''
    const env = pooler.envFor(app.databaseUrl)
    const worker = await startWorkerProcess(app.databaseUrl, { ...env, LOG_LEVEL: 'info' }, (text) => {
      log += text
    })
    await eventually('it says so', async () => /statements go through a pooler in transaction mode/.test(log), 60_000)
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

  it('goes away and returns: what was acknowledged is there, the rest is answered 503', async () => {
    const { app, pooler } = await startPooled()
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const answers: { status: number; email: string; retryAfter: unknown }[] = []
    const isOver = () =>
      answers.filter(({ status }) => status === 201).length > 60 && answers.some((answer) => answer.status === 503)
    const caring = async (name: number): Promise<void> => {
      for (let number = 0; !isOver() || answers.at(-1)?.status !== 201; number += 1) {
        const email = `ada-${name}-${number}@example.com`
        const body = { first_name: 'Ada', last_name: 'Lovelace', email }
        const { status, headers } = await app.send('POST', '/v1/people', { token: owner.token, body })
        answers.push({ status, email, retryAfter: headers['retry-after'] })
        if (status !== 201) await sleep(20)
      }
    }
    const callers = Promise.all([1, 2, 3, 4].map(caring))
    await eventually('requests are under way', async () => answers.length > 20, 60_000)
    await pooler.stop('SIGKILL')
    await eventually('requests fail', async () => answers.some(({ status }) => status === 503), 60_000)
    await pooler.start()
    await callers
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201, 503]))
    assert.ok(answers.every(({ status, retryAfter }) => status === 201 || Number(retryAfter) > 0))
    const people = new Set((await all(api, 'people.list', { query: { limit: 200 } })).map(({ email }) => email))
    const lost = answers.filter(({ status, email }) => status === 201 && !people.has(email))
    assert.deepEqual(lost, [])
  })

  it('has no connection to give for a while: 503, and then all is well', async () => {
    const { app, pooler } = await startPooled(1)
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    await api.call('people.list')
    const holders = Array.from({ length: size }, () => new Client({ connectionString: pooler.urlOf(app.databaseUrl) }))
    for (const holder of holders) {
      await holder.connect()
      await holder.query('begin; select 1')
    }
    const { headers } = await api.refused(503, 'people.list')
    assert.match(String(headers['retry-after']), /^\d+$/)
    for (const holder of holders) await holder.end()
    await api.call('people.list')
  })
})
