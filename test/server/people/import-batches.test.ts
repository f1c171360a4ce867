import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { hold, holdRows } from '../../support/race.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

type Row = Record<string, unknown>

const app = await startTestApp()

/** A business of its own. */
async function desk() {
  const { id: business_id, owner } = await createBusiness(app)
  return { business_id, owner, api: caller(app, owner.token) }
}

let named = 0
const row = (given: Row = {}): Row => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: `row-${++named}@example.com`,
  ...given,
})
const known = (external_id: string, given: Row = {}): Row => row({ external_id, ...given })

const load = async (api: Caller, people: Row[]): Promise<Schemas['PersonImportResult'][]> =>
  (await api.call('people.import', { body: { people } })).body.data

const statuses = (results: Schemas['PersonImportResult'][]) => results.map(({ status }) => status)

describe('the events of an import', () => {
  it('go to each webhook that subscribes, in their order, with one wake-up for each', async () => {
    const { api, business_id } = await desk()
    const jobs = async () => (await sql`select from graphile_worker._private_jobs`.execute(app.db)).rows.length
    const everything = await createWebhook(app, { business_id })
    const updates = await createWebhook(app, { business_id, events: ['person.updated'] })
    const asleep = await createWebhook(app, { business_id, active: false })
    const before = await jobs()
    const results = await load(api, [known('a'), known('b'), known('c')])
    assert.equal((await jobs()) - before, 1)
    await load(api, [known('b'), known('a')])
    assert.equal((await jobs()) - before, 3)

    const events = await all(api, 'events.list')
    assert.deepEqual(
      events.map(({ type, data }) => [type, 'id' in data && data.id]),
      [
        ...results.map(({ id }) => ['person.created', id]),
        ['person.updated', results[1]?.id],
        ['person.updated', results[0]?.id],
      ],
    )
    const sent = async (id: number) =>
      (await all(api, 'webhookDeliveries.list', { path: { id } }))
        .map(({ event_id, status }) => [event_id, status])
        .reverse()
    const deliveries = (status: string) => events.map(({ id }) => [id, status])
    assert.deepEqual(await sent(everything.id), deliveries('pending'))
    assert.deepEqual(await sent(updates.id), deliveries('pending').slice(3))
    assert.deepEqual(await sent(asleep.id), deliveries('skipped'))
  })
})

describe('imports at the same time', () => {
  it('make one person of each external_id', async () => {
    const { api, business_id } = await desk()
    const people = Array.from({ length: 20 }, (_, at) => known(`both-${at}`))
    const business = await holdRows(app.databaseUrl, 'businesses', [business_id])
    const both = [1, 2].map(() => load(api, people))
    await business.waiting(2)
    await business.release()
    const told = (await Promise.all(both)).map((results) => [...new Set(statuses(results))].join())
    assert.deepEqual(told.sort(), ['created', 'unchanged'])
    assert.equal((await all(api, 'events.list')).length, 20)
  })

  it('fail the row alone whose email somebody else gets at that moment', async () => {
    const { api, business_id } = await desk()
    const rival = await hold(
      app.databaseUrl,
      `insert into people (business_id, first_name, last_name, email) values ($1, 'x', 'y', 'rival@example.com')`,
      [business_id],
    )
    const results = load(api, [row(), row({ email: 'rival@example.com' }), row()])
    await rival.waiting(1)
    await rival.commit()
    assert.deepEqual(statuses(await results), ['created', 'failed', 'created'])
  })
})

describe('the body of people.import', () => {
  it('has 1 to 500 rows, each an object', async () => {
    const { api } = await desk()
    for (const people of [[], Array.from({ length: 501 }, () => row()), [null], ['x'], [[]], 'x', null, { 0: row() }]) {
      await api.refused(422, 'people.import', { body: { people } })
    }
    await api.refused(422, 'people.import', { body: { people: [row()], dryRun: true } })
    assert.deepEqual((await all(api, 'people.list')).length, 0)
  })

  it('holds five hundred rows with much to tell', async () => {
    const { api } = await desk()
    const metadata = { first: 'x'.repeat(500), second: 'y'.repeat(500), third: 'z'.repeat(500) }
    const people = Array.from({ length: 500 }, (_, at) => known(`hr-${at}`, { metadata, department: 'Engines' }))
    const size = JSON.stringify({ people }).length
    assert.ok(size > 500 * 1600 && size < 1024 * 1024, String(size))
    assert.deepEqual(new Set(statuses(await load(api, people))), new Set(['created']))
    assert.deepEqual(new Set(statuses(await load(api, people))), new Set(['unchanged']))
    const changed = people.map((given) => ({ ...given, department: 'Looms' }))
    assert.deepEqual(new Set(statuses(await load(api, changed))), new Set(['updated']))
    const query = { limit: 200, types: ['person.created' as const, 'person.updated' as const] }
    assert.equal((await all(api, 'events.list', { query })).length, 1000)
  })

  it('is refused when it nests so deeply that walking it would end the process', async () => {
    const { owner } = await desk()
    const depth = 200_000
    const nested = `{"people":[{"first_name":${'['.repeat(depth)}"\\u0041"${']'.repeat(depth)}}]}`
    const { status } = await app.send('POST', '/v1/people/import', { token: owner.token, body: nested })
    assert.equal(status, 422)
  })
})
