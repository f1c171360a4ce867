import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { inBusiness } from '../../../server/operation/work.ts'
import { publishNextStatus } from '../../../server/people/publish-next-status.ts'
import { systemWork } from '../../../worker/system-work.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { holdRows } from '../../support/race.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '25' } })
const perform = createJobPerformer(app)

/** Creates a business in a time zone, and a function that returns its date a number of days from today. */
async function createFixture(time_zone = 'UTC') {
  const { id: business_id, owner } = await createBusiness(app)
  await app.db.updateTable('businesses').set({ time_zone }).where('id', '=', business_id).execute()
  const day = async (days: number): Promise<string> => {
    const { rows } = await sql<{ day: string }>`
      select ((now() at time zone ${time_zone})::date + ${days}::integer)::text as day`.execute(app.db)
    return rows[0]?.day ?? ''
  }
  return { business_id, api: caller(app, owner.token), day }
}

let personCount = 0
async function add(api: Caller, dates: { start_date?: string; end_date?: string } = {}) {
  const body = { first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++personCount}@example.com`, ...dates }
  return (await api.call('people.create', { body })).body.data
}

/** Returns the verbs of a person's events, such as `started`. */
const readEvents = async (api: Caller, id: number): Promise<string[]> =>
  (await all(api, 'events.list')).flatMap(({ type, data }) =>
    type.startsWith('person.') && 'id' in data && data.id === id ? [type.replace('person.', '')] : [],
  )

/** Moves the dates of a person back, as if time had passed. */
const moveDates = (id: number, days: number) =>
  sql`update people set start_date = start_date - ${days}::integer, end_date = end_date - ${days}::integer
    where id = ${id}`.execute(app.db)

describe('publish_status_changes', () => {
  it('publishes a start and an end once each, on their dates, with a new version', async () => {
    const { api, day } = await createFixture()
    const { id, updated_at } = await add(api, { start_date: await day(1), end_date: await day(3) })
    await perform('publish_status_changes')
    assert.deepEqual(await readEvents(api, id), ['created'])
    await moveDates(id, 1)
    for (let time = 0; time < 2; time++) await perform('publish_status_changes')
    assert.deepEqual(await readEvents(api, id), ['created', 'started'])
    const started = (await api.call('people.get', { path: { id } })).body.data
    assert.deepEqual([started.status, started.version], ['active', 2])
    assert.ok(started.updated_at > updated_at)
    await moveDates(id, 2)
    for (let time = 0; time < 2; time++) await perform('publish_status_changes')
    assert.deepEqual(await readEvents(api, id), ['created', 'started', 'terminated'])
    const event = (await all(api, 'events.list')).at(-1) ?? assert.fail()
    const { first_name, last_name, email, date_of_birth, created_at } = started
    const dates = { start_date: await day(-2), end_date: await day(0), last_day: await day(-1) }
    assert.deepEqual(event.data, { id, first_name, last_name, email, date_of_birth, created_at, ...dates })
  })

  it('uses the time zone of each business', async () => {
    const [east, west] = [await createFixture('Pacific/Kiritimati'), await createFixture('Pacific/Pago_Pago')]
    const date = await east.day(0) // this date starts a day and an hour later in the west
    const [first, last] = [
      await add(east.api, { start_date: await east.day(1) }),
      await add(west.api, { start_date: date }),
    ]
    await app.db.updateTable('people').set({ start_date: date }).where('id', '=', first.id).execute()
    await perform('publish_status_changes')
    assert.deepEqual(await readEvents(east.api, first.id), ['created', 'started'])
    assert.deepEqual(await readEvents(west.api, last.id), ['created'])
  })

  it('publishes a missed start before the end, and no start of a person who never worked', async () => {
    const { api, day } = await createFixture()
    const short = await add(api, { start_date: await day(1), end_date: await day(2) })
    const never = await add(api, { start_date: await day(1), end_date: await day(1) })
    for (const { id } of [short, never]) await moveDates(id, 5)
    await perform('publish_status_changes')
    assert.deepEqual(await readEvents(api, short.id), ['created', 'started', 'terminated'])
    assert.deepEqual(await readEvents(api, never.id), ['created', 'terminated'])
  })

  it('publishes once for concurrent attempts, in one transaction', async () => {
    const { business_id, api, day } = await createFixture()
    const { id } = await add(api, { start_date: await day(1) })
    await moveDates(id, 1)
    const work = inBusiness(systemWork(app, 'job_1'), business_id)
    await assert.rejects(
      work.db.inTransaction(async (db) => {
        await publishNextStatus({ ...work, db }, { locked: 'wait' })
        throw new Error('the worker was killed')
      }),
    )
    assert.deepEqual(await readEvents(api, id), ['created'])
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => publishNextStatus(work, { locked: index % 2 === 0 ? 'skip' : 'wait' })),
    )
    assert.deepEqual(await readEvents(api, id), ['created', 'started'])
  })

  it('skips a locked person until the next run', async () => {
    const { api, day } = await createFixture()
    const { id } = await add(api, { start_date: await day(1) })
    await moveDates(id, 1)
    const lock = await holdRows(app.databaseUrl, 'people', [id])
    await perform('publish_status_changes')
    await lock.release()
    assert.deepEqual(await readEvents(api, id), ['created'])
    await perform('publish_status_changes')
    assert.deepEqual(await readEvents(api, id), ['created', 'started'])
  })

  it('uses the clock of a sandbox only for that sandbox', async () => {
    const [{ business_id, api, day }, other] = [await createFixture(), await createFixture()]
    const [{ id }, later] = [
      await add(api, { start_date: await day(9) }),
      await add(other.api, { start_date: await day(9) }),
    ]
    await sql`update businesses set sandbox = true, clock_offset = '9 days' where id = ${business_id}`.execute(app.db)
    const work = inBusiness(systemWork(app, 'job_1'), business_id)
    const next = () => publishNextStatus(work, { locked: 'wait' })
    assert.deepEqual([await next(), await next()], [true, false])
    assert.deepEqual(await readEvents(api, id), ['created', 'started'])
    assert.deepEqual(await readEvents(other.api, later.id), ['created'])
  })

  it('publishes nothing about deleted people', async () => {
    const { api, day } = await createFixture()
    const { id } = await add(api, { start_date: await day(1) })
    await api.call('people.delete', { path: { id } })
    await moveDates(id, 1)
    await perform('publish_status_changes')
    assert.deepEqual(await readEvents(api, id), ['created', 'deleted'])
  })
})

describe('a change of dates', () => {
  it('publishes a start or end immediately, and once', async () => {
    const { api, day } = await createFixture()
    const { id } = await add(api, { start_date: await day(5) })
    const update = (body: object) => api.call('people.update', { path: { id }, body })
    await update({ start_date: await day(-5) })
    assert.deepEqual(await readEvents(api, id), ['created', 'updated', 'started'])
    await api.call('people.terminate', { path: { id }, body: { last_day: await day(-1) } })
    await perform('publish_status_changes')
    assert.deepEqual(await readEvents(api, id), ['created', 'updated', 'started', 'updated', 'terminated'])
    assert.equal((await api.call('people.get', { path: { id } })).body.data.version, 3)
  })

  it('to a later day publishes nothing until that day', async () => {
    const { api, day } = await createFixture()
    const { id } = await add(api, { end_date: await day(1) })
    await api.call('people.update', { path: { id }, body: { end_date: await day(3) } })
    await moveDates(id, 1)
    await perform('publish_status_changes')
    assert.deepEqual(await readEvents(api, id), ['created', 'updated'])
    await moveDates(id, 2)
    await perform('publish_status_changes')
    assert.deepEqual(await readEvents(api, id), ['created', 'updated', 'terminated'])
  })

  it('that withdraws an end or employs a former person publishes another start', async () => {
    const { api, day } = await createFixture()
    const { id } = await add(api, { start_date: await day(-9), end_date: await day(-1) })
    const update = (body: object) => api.call('people.update', { path: { id }, body })
    assert.deepEqual(await readEvents(api, id), ['created'])
    await update({ last_day: null })
    assert.deepEqual((await readEvents(api, id)).slice(1), ['updated', 'started'])
    await update({ start_date: await day(1) })
    await moveDates(id, 1)
    await perform('publish_status_changes')
    assert.deepEqual((await readEvents(api, id)).slice(3), ['updated', 'started'])
  })

  it('accepts the end in one form, or in two that agree', async () => {
    const { api } = await createFixture()
    const { id } = await add(api, { start_date: '2020-01-01' })
    const assertRefused = async (body: object, path: string) => {
      const { errors } = (await api.expectError(422, 'people.update', { path: { id }, body })).body
      assert.deepEqual(
        errors?.map((error) => error.path),
        [path],
      )
    }
    const { data } = (
      await api.call('people.update', { path: { id }, body: { last_day: '2999-12-31', end_date: '3000-01-01' } })
    ).body
    assert.deepEqual([data.last_day, data.end_date], ['2999-12-31', '3000-01-01'])
    await assertRefused({ last_day: '2999-12-31', end_date: '2999-12-31' }, 'body.last_day')
    await assertRefused({ last_day: null, end_date: '2999-12-31' }, 'body.last_day')
    await assertRefused({ last_day: '9999-12-31' }, 'body.last_day')
    await assertRefused({ last_day: '2019-12-30' }, 'body.last_day')
    await assertRefused({ end_date: '2019-12-31' }, 'body.end_date')
    const { errors } = (await api.expectError(422, 'people.terminate', { path: { id }, body: { reason: 'Retires' } }))
      .body
    assert.deepEqual(errors, [
      { path: 'body.end_date', code: 'required', message: 'is required, unless last_day is given' },
    ])
  })
})
