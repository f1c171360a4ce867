import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract.ts'
import { startTestApp } from '../../support/app.ts'
import { createBusiness, createEvent } from '../../support/factories.ts'
import { all, caller } from '../../support/http.ts'

const app = await startTestApp()

/** A business of its own where so many people were created. */
async function eventful(count: number) {
  const { id: business_id, owner } = await createBusiness(app)
  for (let made = 0; made < count; made++) await createEvent(app, business_id)
  return { business_id, api: caller(app, owner.token) }
}

const places = (events: Schemas['EventRecord'][]) => events.map(({ sequence }) => sequence)

describe('events.list', () => {
  it('answers the stream of the business alone, counted from 1', async () => {
    const { api } = await eventful(3)
    const other = await eventful(2)
    assert.deepEqual(places(await all(api, 'events.list')), [1, 2, 3])
    assert.deepEqual(places(await all(other.api, 'events.list')), [1, 2])
  })

  it('pages add up to the stream', async () => {
    const { api } = await eventful(5)
    const first = (await api.call('events.list', { query: { limit: 2 } })).body
    assert.deepEqual(places(first.data), [1, 2])
    assert.equal(first.meta.next_cursor, first.meta.resume_cursor)
    assert.deepEqual(places(await all(api, 'events.list', { query: { limit: 2 } })), [1, 2, 3, 4, 5])
  })

  it('a cursor that was kept answers what is new', async () => {
    const { business_id, api } = await eventful(2)
    const kept = (await api.call('events.list')).body.meta
    assert.equal(kept.next_cursor, null)
    const query = { cursor: kept.resume_cursor }
    const nothing = (await api.call('events.list', { query })).body
    assert.deepEqual(nothing, { success: true, data: [], meta: { next_cursor: null, resume_cursor: query.cursor } })

    await createEvent(app, business_id)
    assert.deepEqual(places((await api.call('events.list', { query })).body.data), [3])
    assert.deepEqual(places((await api.call('events.list', { query })).body.data), [3])
  })

  it('gives a cursor to keep before anything happened', async () => {
    const { business_id, api } = await eventful(0)
    const { meta } = (await api.call('events.list')).body
    await createEvent(app, business_id)
    const { data } = (await api.call('events.list', { query: { cursor: meta.resume_cursor } })).body
    assert.deepEqual(places(data), [1])
  })

  it('filters by types and keeps the places in the whole stream', async () => {
    const { business_id, api } = await eventful(1)
    const { id } = (
      await api.call('people.create', { body: { first_name: 'A', last_name: 'B', email: 'a@b.example' } })
    ).body.data
    await api.call('people.update', { path: { id }, body: { first_name: 'C' } })
    await createEvent(app, business_id)
    await api.call('people.delete', { path: { id } })

    const of = async (...types: string[]) => places(await all(api, 'events.list', { query: { types, limit: 1 } }))
    assert.deepEqual(await of('person.updated'), [3])
    assert.deepEqual(await of('person.created'), [1, 2, 4])
    assert.deepEqual(await of('person.updated', 'person.deleted'), [3, 5])
    assert.deepEqual(await of('leave.approved'), [])
    await api.refused(422, 'events.list', { query: { types: ['person.exploded'] } })
  })

  it('the cursor that is kept goes past what a filter left out', async () => {
    const { api } = await eventful(3)
    const { data, meta } = (await api.call('events.list', { query: { types: ['leave.approved'] } })).body
    assert.deepEqual(data, [])
    assert.deepEqual(places((await api.call('events.list', { query: { cursor: meta.resume_cursor } })).body.data), [])
  })

  it('refuses cursors that it did not make', async () => {
    const { api } = await eventful(1)
    for (const cursor of ['x', 'bnVsbA', 'LTE', 'MS41', 'MWUzMDA', 'eyJzZXF1ZW5jZSI6MX0']) {
      const { body } = await api.refused(422, 'events.list', { query: { cursor } })
      assert.deepEqual(body.errors, [{ path: 'query.cursor', message: 'is not a cursor of this list' }], cursor)
    }
  })
})
