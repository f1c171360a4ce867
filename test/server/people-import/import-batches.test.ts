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

/** Creates another business. Returns the client of its owner. */
async function openBusiness() {
  const { id: business_id, owner } = await createBusiness(app)
  return { business_id, owner, api: caller(app, owner.token) }
}

let rows = 0
const row = (fields: Row = {}): Row => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: `row-${++rows}@example.com`,
  ...fields,
})
const rowWithId = (external_id: string, fields: Row = {}): Row => row({ external_id, ...fields })

const importPeople = async (api: Caller, people: Row[]): Promise<Schemas['PersonImportResult'][]> =>
  (await api.call('people.import', { body: { people } })).body.data

const statuses = (results: Schemas['PersonImportResult'][]) => results.map(({ status }) => status)

describe('the events of an import', () => {
  it('are delivered to each subscribed webhook in order, with one wake-up per webhook', async () => {
    const { api, business_id } = await openBusiness()
    const jobs = async () => (await sql`select from graphile_worker._private_jobs`.execute(app.db)).rows.length
    const allEvents = await createWebhook(app, { business_id })
    const updates = await createWebhook(app, { business_id, events: ['person.updated'] })
    const inactive = await createWebhook(app, { business_id, active: false })
    const before = await jobs()
    const results = await importPeople(api, [rowWithId('a'), rowWithId('b'), rowWithId('c')])
    assert.equal((await jobs()) - before, 1)
    await importPeople(api, [rowWithId('b'), rowWithId('a')])
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
    const deliveryList = async (id: number) =>
      (await all(api, 'webhookDeliveries.list', { path: { id } }))
        .map(({ event_id, status }) => [event_id, status])
        .reverse()
    const deliveries = (status: string) => events.map(({ id }) => [id, status])
    assert.deepEqual(await deliveryList(allEvents.id), deliveries('pending'))
    assert.deepEqual(await deliveryList(updates.id), deliveries('pending').slice(3))
    assert.deepEqual(await deliveryList(inactive.id), deliveries('skipped'))
  })
})

describe('concurrent imports', () => {
  it('create one person for each external_id', async () => {
    const { api, business_id } = await openBusiness()
    const people = Array.from({ length: 20 }, (_, index) => rowWithId(`both-${index}`))
    const business = await holdRows(app.databaseUrl, 'businesses', [business_id])
    const both = [1, 2].map(() => importPeople(api, people))
    await business.untilBlocked(2)
    await business.release()
    const results = (await Promise.all(both)).map((results) => [...new Set(statuses(results))].join())
    assert.deepEqual(results.sort(), ['created', 'unchanged'])
    assert.equal((await all(api, 'events.list')).length, 20)
  })

  it('fail only the row with an email that another transaction adds', async () => {
    const { api, business_id } = await openBusiness()
    const rival = await hold(
      app.databaseUrl,
      `insert into people (business_id, first_name, last_name, email) values ($1, 'x', 'y', 'rival@example.com')`,
      [business_id],
    )
    const results = importPeople(api, [row(), row({ email: 'rival@example.com' }), row()])
    await rival.untilBlocked(1)
    await rival.commit()
    assert.deepEqual(statuses(await results), ['created', 'failed', 'created'])
  })
})

describe('the body of people.import', () => {
  it('has up to 500 rows, even with long values', async () => {
    const { api } = await openBusiness()
    const metadata = { first: 'x'.repeat(500), second: 'y'.repeat(500), third: 'z'.repeat(500) }
    const people = Array.from({ length: 500 }, (_, index) =>
      rowWithId(`hr-${index}`, { metadata, department: 'Engines' }),
    )
    const size = JSON.stringify({ people }).length
    assert.ok(size > 500 * 1600 && size < 1024 * 1024, String(size))
    assert.deepEqual(new Set(statuses(await importPeople(api, people))), new Set(['created']))
    assert.deepEqual(new Set(statuses(await importPeople(api, people))), new Set(['unchanged']))
    const changed = people.map((person) => ({ ...person, department: 'Looms' }))
    assert.deepEqual(new Set(statuses(await importPeople(api, changed))), new Set(['updated']))
    const query = { limit: 200, types: ['person.created' as const, 'person.updated' as const] }
    assert.equal((await all(api, 'events.list', { query })).length, 1000)
  })

  it('is refused when its nesting would overflow the stack', async () => {
    const { owner } = await openBusiness()
    const depth = 200_000
    const nested = `{"people":[{"first_name":${'['.repeat(depth)}"\\u0041"${']'.repeat(depth)}}]}`
    const { status } = await app.send('POST', '/v1/people/import', { token: owner.token, body: nested })
    assert.equal(status, 422)
  })
})
