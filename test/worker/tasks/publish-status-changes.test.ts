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
import { performer } from '../../support/service/perform.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '25' } })
const perform = performer(app)

/** A business whose day begins first or last of all, and what day it is there, so many days from today. */
async function office(time_zone = 'UTC') {
  const { id: business_id, owner } = await createBusiness(app)
  await app.db.updateTable('businesses').set({ time_zone }).where('id', '=', business_id).execute()
  const day = async (days: number): Promise<string> => {
    const { rows } = await sql<{ day: string }>`
      select ((now() at time zone ${time_zone})::date + ${days}::integer)::text as day`.execute(app.db)
    return rows[0]?.day ?? ''
  }
  return { business_id, api: caller(app, owner.token), day }
}

let named = 0
async function add(api: Caller, dates: { start_date?: string; end_date?: string } = {}) {
  const body = { first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++named}@example.com`, ...dates }
  return (await api.call('people.create', { body })).body.data
}

/** What was told of a person, by the verbs of the events. */
const toldOf = async (api: Caller, id: number): Promise<string[]> =>
  (await all(api, 'events.list')).flatMap(({ type, data }) =>
    'id' in data && data.id === id ? [type.replace('person.', '')] : [],
  )

/** As if days had passed: the dates of a person lie so many days earlier, and nothing else has changed. */
const pass = (id: number, days: number) =>
  sql`update people set start_date = start_date - ${days}::integer, end_date = end_date - ${days}::integer
    where id = ${id}`.execute(app.db)

describe('publish_status_changes', () => {
  it('tells of a start and an end when their days arrive, once, with a new version for updated_since', async () => {
    const { api, day } = await office()
    const { id, updated_at } = await add(api, { start_date: await day(1), end_date: await day(3) })
    await perform('publish_status_changes')
    assert.deepEqual(await toldOf(api, id), ['created'])
    await pass(id, 1)
    for (let time = 0; time < 2; time++) await perform('publish_status_changes')
    assert.deepEqual(await toldOf(api, id), ['created', 'started'])
    const started = (await api.call('people.get', { path: { id } })).body.data
    assert.deepEqual([started.status, started.version], ['active', 2])
    assert.ok(started.updated_at > updated_at)
    await pass(id, 2)
    for (let time = 0; time < 2; time++) await perform('publish_status_changes')
    assert.deepEqual(await toldOf(api, id), ['created', 'started', 'terminated'])
    const event = (await all(api, 'events.list')).at(-1) ?? assert.fail()
    const { first_name, last_name, email, date_of_birth, created_at } = started
    const dates = { start_date: await day(-2), end_date: await day(0), last_day: await day(-1) }
    assert.deepEqual(event.data, { id, first_name, last_name, email, date_of_birth, created_at, ...dates })
  })

  it('goes by the day in the time zone of each business', async () => {
    const [east, west] = [await office('Pacific/Kiritimati'), await office('Pacific/Pago_Pago')]
    const date = await east.day(0) // which begins a day and an hour later in the west
    const [first, last] = [
      await add(east.api, { start_date: await east.day(1) }),
      await add(west.api, { start_date: date }),
    ]
    await app.db.updateTable('people').set({ start_date: date }).where('id', '=', first.id).execute()
    await perform('publish_status_changes')
    assert.deepEqual(await toldOf(east.api, first.id), ['created', 'started'])
    assert.deepEqual(await toldOf(west.api, last.id), ['created'])
  })

  it('tells of both in their order when nobody looked in between, and of no start where nobody ever worked', async () => {
    const { api, day } = await office()
    const short = await add(api, { start_date: await day(1), end_date: await day(2) })
    const never = await add(api, { start_date: await day(1), end_date: await day(1) })
    for (const { id } of [short, never]) await pass(id, 5)
    await perform('publish_status_changes')
    assert.deepEqual(await toldOf(api, short.id), ['created', 'started', 'terminated'])
    assert.deepEqual(await toldOf(api, never.id), ['created', 'terminated'])
  })

  it('tells once, however many workers look at the same time, and all or nothing', async () => {
    const { business_id, api, day } = await office()
    const { id } = await add(api, { start_date: await day(1) })
    await pass(id, 1)
    const work = inBusiness(systemWork(app, 'job_1'), business_id)
    await assert.rejects(
      work.db.inTransaction(async (db) => {
        await publishNextStatus({ ...work, db }, { locked: 'wait' })
        throw new Error('the worker was killed')
      }),
    )
    assert.deepEqual(await toldOf(api, id), ['created'])
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => publishNextStatus(work, { locked: index % 2 === 0 ? 'skip' : 'wait' })),
    )
    assert.deepEqual(await toldOf(api, id), ['created', 'started'])
  })

  it('leaves a person to who holds them, and takes them with the next look', async () => {
    const { api, day } = await office()
    const { id } = await add(api, { start_date: await day(1) })
    await pass(id, 1)
    const held = await holdRows(app.databaseUrl, 'people', [id])
    await perform('publish_status_changes')
    await held.release()
    assert.deepEqual(await toldOf(api, id), ['created'])
    await perform('publish_status_changes')
    assert.deepEqual(await toldOf(api, id), ['created', 'started'])
  })

  it('tells of a sandbox by its own clock, and of no other business then', async () => {
    const [{ business_id, api, day }, other] = [await office(), await office()]
    const [{ id }, later] = [
      await add(api, { start_date: await day(9) }),
      await add(other.api, { start_date: await day(9) }),
    ]
    await sql`update businesses set sandbox = true, clock_offset = '9 days' where id = ${business_id}`.execute(app.db)
    const work = inBusiness(systemWork(app, 'job_1'), business_id)
    const next = () => publishNextStatus(work, { locked: 'wait' })
    assert.deepEqual([await next(), await next()], [true, false])
    assert.deepEqual(await toldOf(api, id), ['created', 'started'])
    assert.deepEqual(await toldOf(other.api, later.id), ['created'])
  })

  it('tells nothing of those who were deleted', async () => {
    const { api, day } = await office()
    const { id } = await add(api, { start_date: await day(1) })
    await api.call('people.delete', { path: { id } })
    await pass(id, 1)
    await perform('publish_status_changes')
    assert.deepEqual(await toldOf(api, id), ['created', 'deleted'])
  })
})

describe('a change of dates', () => {
  it('tells at once of what it makes begin or end, and no more when somebody looks', async () => {
    const { api, day } = await office()
    const { id } = await add(api, { start_date: await day(5) })
    const update = (body: object) => api.call('people.update', { path: { id }, body })
    await update({ start_date: await day(-5) })
    assert.deepEqual(await toldOf(api, id), ['created', 'updated', 'started'])
    await api.call('people.terminate', { path: { id }, body: { last_day: await day(-1) } })
    await perform('publish_status_changes')
    assert.deepEqual(await toldOf(api, id), ['created', 'updated', 'started', 'updated', 'terminated'])
    assert.equal((await api.call('people.get', { path: { id } })).body.data.version, 3)
  })

  it('to a later day tells nothing until that day arrives', async () => {
    const { api, day } = await office()
    const { id } = await add(api, { end_date: await day(1) })
    await api.call('people.update', { path: { id }, body: { end_date: await day(3) } })
    await pass(id, 1)
    await perform('publish_status_changes')
    assert.deepEqual(await toldOf(api, id), ['created', 'updated'])
    await pass(id, 2)
    await perform('publish_status_changes')
    assert.deepEqual(await toldOf(api, id), ['created', 'updated', 'terminated'])
  })

  it('that takes an end back or employs somebody anew lets them start again', async () => {
    const { api, day } = await office()
    const { id } = await add(api, { start_date: await day(-9), end_date: await day(-1) })
    const update = (body: object) => api.call('people.update', { path: { id }, body })
    assert.deepEqual(await toldOf(api, id), ['created'])
    await update({ last_day: null })
    assert.deepEqual((await toldOf(api, id)).slice(1), ['updated', 'started'])
    await update({ start_date: await day(1) })
    await pass(id, 1)
    await perform('publish_status_changes')
    assert.deepEqual((await toldOf(api, id)).slice(3), ['updated', 'started'])
  })

  it('takes the end in one way, or in both if they agree', async () => {
    const { api } = await office()
    const { id } = await add(api, { start_date: '2020-01-01' })
    const refused = async (body: object, path: string) => {
      const { errors } = (await api.refused(422, 'people.update', { path: { id }, body })).body
      assert.deepEqual(
        errors?.map((error) => error.path),
        [path],
      )
    }
    const { data } = (
      await api.call('people.update', { path: { id }, body: { last_day: '2999-12-31', end_date: '3000-01-01' } })
    ).body
    assert.deepEqual([data.last_day, data.end_date], ['2999-12-31', '3000-01-01'])
    await refused({ last_day: '2999-12-31', end_date: '2999-12-31' }, 'body.last_day')
    await refused({ last_day: null, end_date: '2999-12-31' }, 'body.last_day')
    await refused({ last_day: '9999-12-31' }, 'body.last_day')
    await refused({ last_day: '2019-12-30' }, 'body.last_day')
    await refused({ end_date: '2019-12-31' }, 'body.end_date')
    const { errors } = (await api.refused(422, 'people.terminate', { path: { id }, body: { reason: 'Retires' } })).body
    assert.deepEqual(errors, [{ path: 'body.end_date', message: 'is required, unless last_day is given' }])
  })
})
