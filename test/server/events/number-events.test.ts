import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../../server/db/database.ts'
import { inTransaction } from '../../../server/operation/work.ts'
import { recordEvent } from '../../../server/outbox/record-event.ts'
import type { Database } from '../../../server/schema.ts'
import { closeAfter } from '../../support/close-after.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { createBusiness, createEvent } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createTestWork } from '../../support/service/work.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })
const elsewhere = await startTestApp({ databaseUrl: app.databaseUrl })
const writers = openDatabase<Database>({ ...app.config, databasePoolSize: 20, databaseShare: 20 })
closeAfter(() => writers.close())
/** Creates work on connections other than those of the API. */
const createWork = (business_id: number) => createTestWork({ ...app, serviceDb: writers.db }, business_id)

interface OpenChange {
  commit(): Promise<void>
}

/** Starts a change that has recorded its event but is not committed. */
async function openChange(business_id: number, email: string): Promise<OpenChange> {
  const record = Promise.withResolvers<void>()
  const canCommit = Promise.withResolvers<void>()
  const created_at = new Date().toISOString()
  const data = { id: 1, first_name: 'Ada', last_name: 'Lovelace', email, date_of_birth: null, created_at }
  const done = inTransaction(createWork(business_id), async (work) => {
    await recordEvent(work, { type: 'person.created', data, created_at })
    record.resolve()
    await canCommit.promise
  })
  await Promise.race([record.promise, done])
  return {
    commit: () => {
      canCommit.resolve()
      return done
    },
  }
}

const listEvents = async (api: Caller) =>
  (await all(api, 'events.list')).map(({ sequence, data }) => `${sequence} ${'email' in data ? data.email : ''}`)

describe('the sequence of events', () => {
  it('is assigned at the commit, so that a late event gets the next number', async () => {
    const { id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const early = await openChange(id, 'early@example.com')
    const late = await openChange(id, 'late@example.com')
    await late.commit()
    assert.deepEqual(await listEvents(api), ['1 late@example.com'])
    await early.commit()
    assert.deepEqual(await listEvents(api), ['1 late@example.com', '2 early@example.com'])
  })

  it('has no gap for a change that was rolled back', async () => {
    const { id, owner } = await createBusiness(app)
    await createEvent(app, id)
    const created_at = new Date().toISOString()
    const data = { id: 1, first_name: 'A', last_name: 'B', email: 'x@example.com', date_of_birth: null, created_at }
    const change = inTransaction(createWork(id), async (work) => {
      await recordEvent(work, { type: 'person.created', data, created_at })
      throw new Error('rolled back')
    })
    await assert.rejects(change, /rolled back/)
    await createEvent(app, id)
    assert.deepEqual(
      (await all(caller(app, owner.token), 'events.list')).map(({ sequence }) => sequence),
      [1, 2],
    )
  })

  it('is the same for two servers that read during concurrent commits', async () => {
    const { id, owner } = await createBusiness(app)
    const [writerCount, rounds, openAtOnce] = [5, 8, 4]
    const count = writerCount * rounds * openAtOnce
    let committed = 0

    const write = async (writer: number): Promise<void> => {
      for (let round = 0; round < rounds; round++) {
        const open: OpenChange[] = []
        while (open.length < openAtOnce)
          open.push(await openChange(id, `${writer}-${round}-${open.length}@example.com`))
        for (const change of open.reverse()) {
          await change.commit()
          committed++
        }
      }
    }
    const follow = async (api: Caller): Promise<string[]> => {
      const events: string[] = []
      let cursor: string | undefined
      for (let last = false; ; ) {
        const { data, meta } = (await api.call('events.list', { query: { limit: 50, ...(cursor && { cursor }) } })).body
        for (const { id: event, sequence } of data) {
          events.push(event)
          assert.equal(sequence, events.length)
        }
        cursor = meta.resume_cursor
        if (last && meta.next_cursor === null) return events
        last = committed === count
      }
    }

    const [first, second, third] = await Promise.all([
      follow(caller(app, owner.token)),
      follow(caller(elsewhere, owner.token)),
      follow(caller(elsewhere, owner.token)),
      ...Array.from({ length: writerCount }, (_, writer) => write(writer)),
    ])
    assert.equal(first.length, count)
    assert.deepEqual(second, first)
    assert.deepEqual(third, first)
  })

  it('is assigned to a backlog in batches, and pages announce the next one', async () => {
    const { id, owner } = await createBusiness(app)
    await createEvent(app, (await createBusiness(app)).id)
    await sql`
      insert into events (id, business_id, type, body, created_at)
      select 'evt_' || n, ${id}, 'person.created', body, now()
      from generate_series(1, 10001) n, (select body from events limit 1) as example
    `.execute(app.db)
    const api = caller(app, owner.token)
    const query = { types: ['leave.requested' as const] } // no event matches, so all pages are empty
    let { meta } = (await api.call('events.list', { query })).body
    for (const _ of ['the second batch', 'the rest']) {
      assert.ok(meta.next_cursor)
      ;({ meta } = (await api.call('events.list', { query: { ...query, cursor: meta.next_cursor } })).body)
    }
    assert.equal(meta.next_cursor, null)
    const counts = await app.db
      .selectFrom('events')
      .select((event) => [
        event.fn.countAll<number>().as('all'),
        event.fn.count<number>('sequence').distinct().as('sequences'),
        event.fn.max('sequence').as('last'),
      ])
      .where('business_id', '=', id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(counts, { all: 10_001, sequences: 10_001, last: 10_001 })
  })

  it('is assigned to an event that is requested by ID, regardless of the number of earlier events', async () => {
    const { id, owner } = await createBusiness(app)
    await createEvent(app, (await createBusiness(app)).id)
    await sql`
      insert into events (id, business_id, type, body, created_at)
      select 'evt_' || lpad(to_hex(n), 32, '0'), ${id}, 'person.created', body, now()
      from generate_series(1, 5001) n, (select body from events where type = 'person.created' limit 1) as example
    `.execute(app.db)
    const path = { id: `evt_${(5001).toString(16).padStart(32, '0')}` }
    assert.equal((await caller(app, owner.token).call('events.get', { path })).body.data.sequence, 5001)
  })
})
