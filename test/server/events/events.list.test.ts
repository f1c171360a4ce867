import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all } from '../../support/http.ts'
import { createEvent } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createEventBusiness, sequences } from './event-business.ts'

const app = await startTestApp()

describe('events.list', () => {
  it('continues after a stored cursor', async () => {
    const { business_id, api } = await createEventBusiness(app, 2)
    const stored = (await api.call('events.list')).body.meta
    assert.equal(stored.next_cursor, null)
    const query = { cursor: stored.resume_cursor }
    const empty = (await api.call('events.list', { query })).body
    assert.deepEqual(empty, { success: true, data: [], meta: { next_cursor: null, resume_cursor: query.cursor } })

    await createEvent(app, business_id)
    assert.deepEqual(sequences((await api.call('events.list', { query })).body.data), [3])
    assert.deepEqual(sequences((await api.call('events.list', { query })).body.data), [3])
  })

  it('has a cursor before the first event', async () => {
    const { business_id, api } = await createEventBusiness(app, 0)
    const { meta } = (await api.call('events.list')).body
    await createEvent(app, business_id)
    const { data } = (await api.call('events.list', { query: { cursor: meta.resume_cursor } })).body
    assert.deepEqual(sequences(data), [1])
  })

  it('filters by types without changing sequences', async () => {
    const { business_id, api } = await createEventBusiness(app, 1)
    const { id } = (
      await api.call('people.create', { body: { first_name: 'A', last_name: 'B', email: 'a@b.example' } })
    ).body.data
    await api.call('people.update', { path: { id }, body: { first_name: 'C' } })
    await createEvent(app, business_id)
    await api.call('people.delete', { path: { id } })

    const list = async (...types: string[]) => sequences(await all(api, 'events.list', { query: { types, limit: 1 } }))
    assert.deepEqual(await list('person.updated'), [3])
    assert.deepEqual(await list('person.created'), [1, 2, 4])
    assert.deepEqual(await list('person.updated', 'person.deleted'), [3, 5])
    assert.deepEqual(await list('leave.approved'), [])
  })

  it('advances the cursor past events that do not match', async () => {
    const { api } = await createEventBusiness(app, 3)
    const { data, meta } = (await api.call('events.list', { query: { types: ['leave.approved'] } })).body
    assert.deepEqual(data, [])
    assert.deepEqual(
      sequences((await api.call('events.list', { query: { cursor: meta.resume_cursor } })).body.data),
      [],
    )
  })

  it('starts at a time, inclusively', async () => {
    const { business_id, api } = await createEventBusiness(app, 5)
    for (const [sequence, created_at] of [
      [1, '2026-01-01T00:00:00.000Z'],
      [2, '2026-01-02T00:00:00.000Z'],
      [3, '2026-01-03T00:00:00.000Z'],
    ] as const) {
      await all(api, 'events.list')
      const event = app.db.updateTable('events').set({ created_at })
      await event.where('business_id', '=', business_id).where('sequence', '=', sequence).execute()
    }
    const since = async (time: string) => sequences(await all(api, 'events.list', { query: { since: time, limit: 1 } }))
    assert.deepEqual(await since('2026-01-02T00:00:00Z'), [2, 3, 4, 5])
    assert.deepEqual(await since('2026-01-02T00:00:00.001Z'), [3, 4, 5])
    assert.deepEqual(await since('2026-01-02T01:00:00+01:00'), [2, 3, 4, 5])
    const future = (await api.call('events.list', { query: { since: '2999-01-01T00:00:00Z' } })).body
    assert.deepEqual(future.data, [])
    await createEvent(app, business_id)
    const query = { cursor: future.meta.resume_cursor }
    assert.deepEqual(sequences((await api.call('events.list', { query })).body.data), [6])
  })

  it('pages newest first, and continues with later events', async () => {
    const { business_id, api } = await createEventBusiness(app, 5)
    const query = { sort: '-sequence', limit: 2 } as const
    const first = (await api.call('events.list', { query })).body
    assert.deepEqual(sequences(first.data), [5, 4])
    await createEvent(app, business_id)
    const cursor = first.meta.next_cursor ?? ''
    const second = (await api.call('events.list', { query: { ...query, cursor } })).body
    assert.deepEqual(sequences(second.data), [3, 2])
    assert.equal(second.meta.resume_cursor, first.meta.resume_cursor)
    const later = { query: { cursor: second.meta.resume_cursor } }
    assert.deepEqual(sequences((await api.call('events.list', later)).body.data), [6])
    assert.deepEqual(sequences(await all(api, 'events.list', { query })), [6, 5, 4, 3, 2, 1])
    const filter = { query: { sort: '-sequence', types: ['leave.approved'] } } as const
    assert.deepEqual(await all(api, 'events.list', filter), [])
  })

  it('refuses the cursor of the other order', async () => {
    const { api } = await createEventBusiness(app, 2)
    const { meta } = (await api.call('events.list', { query: { sort: '-sequence', limit: 1 } })).body
    for (const query of [
      { cursor: meta.next_cursor ?? '' },
      { cursor: meta.resume_cursor, sort: '-sequence' as const },
    ]) {
      const { body } = await api.expectError(422, 'events.list', { query })
      assert.deepEqual(body.errors, [
        { path: 'query.cursor', code: 'invalid', message: 'is not a cursor of this list' },
      ])
    }
  })

  it('starts now with an empty page and the cursor for later events', async () => {
    const { business_id, api } = await createEventBusiness(app, 2)
    const { data, meta } = (await api.call('events.list', { query: { since: 'now' } })).body
    assert.deepEqual([data, meta.next_cursor], [[], null])
    await createEvent(app, business_id)
    const query = { cursor: meta.resume_cursor }
    assert.deepEqual(sequences((await api.call('events.list', { query })).body.data), [3])
  })

  it('starts now at the end of the stream, regardless of events without a sequence', async () => {
    const { business_id, api } = await createEventBusiness(app, 1)
    await sql`
      insert into events (business_id, id, type, body, created_at)
      select business_id, 'evt_' || lpad(n::text, 32, '0'), type, body, created_at
      from events, generate_series(1, 5001) n where business_id = ${business_id}`.execute(app.db)
    const { meta } = (await api.call('events.list', { query: { since: 'now' } })).body
    assert.deepEqual((await api.call('events.list', { query: { cursor: meta.resume_cursor } })).body.data, [])
  })

  it('refuses an invalid time, and `since` with a cursor', async () => {
    const { api } = await createEventBusiness(app, 1)
    for (const since of ['yesterday', '2026-01-15', '2026-02-30T00:00:00Z', '2026-01-01T24:00:00Z']) {
      await api.expectError(422, 'events.list', { query: { since } })
    }
    const { resume_cursor: cursor } = (await api.call('events.list')).body.meta
    const { body } = await api.expectError(422, 'events.list', { query: { since: 'now', cursor } })
    assert.deepEqual(body.errors, [
      { path: 'query.since', code: 'not_combinable', message: 'must be a time when there is a cursor' },
    ])
  })
})
