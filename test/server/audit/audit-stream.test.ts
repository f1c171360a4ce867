import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { recordAudit } from '../../../server/audit/record-audit.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { inTransaction } from '../../../server/operation/work.ts'
import type { Database } from '../../../server/schema.ts'
import { closeAfter } from '../../support/close-after.ts'
import { type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { startWaiting } from '../../support/service/start-waiting.ts'
import { createTestWork } from '../../support/service/work.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })
const elsewhere = await startTestApp({ databaseUrl: app.databaseUrl })
const writers = openDatabase<Database>({ ...app.config, databasePoolSize: 20, databaseShare: 20 })
closeAfter(() => writers.close())

/** Creates a business, and a function that lists its audit log in order. */
async function createAudited() {
  const business = await createBusiness(app)
  const api = caller(app, business.owner.token)
  return { ...business, api, read: (query: object = {}) => readOrdered(api, query) }
}

const readOrdered = async (api: Caller, query: object) =>
  (await api.call('auditLog.list', { query: { sort: 'sequence', ...query } })).body

/** Starts a change that has recorded an entry with this place, but has not ended. */
async function openChange(business_id: number, place: number) {
  // Connections other than those of the API.
  const work = createTestWork({ ...app, serviceDb: writers.db }, business_id)
  const recorded = Promise.withResolvers<void>()
  const canEnd = Promise.withResolvers<void>()
  const done = inTransaction(work, async (change) => {
    recordAudit(change, { action: 'logout', detail: { place } })
    await sql`select`.execute(change.db) // the entry has been inserted
    recorded.resolve()
    await canEnd.promise
  })
  await Promise.race([recorded.promise, done])
  return {
    commit: () => {
      canEnd.resolve()
      return done
    },
    rollBack: async () => {
      canEnd.reject(new Error('rolled back'))
      await assert.rejects(done, /rolled back/)
    },
  }
}

const addEntry = async (business_id: number, place = 0): Promise<void> =>
  (await openChange(business_id, place)).commit()

const places = ({ data }: Awaited<ReturnType<typeof readOrdered>>) => data.map(({ detail }) => detail.place)
const sequences = ({ data }: Awaited<ReturnType<typeof readOrdered>>) => data.map(({ sequence }) => sequence)

describe('auditLog.list with sort=sequence', () => {
  it('lists the oldest entry first, with the same content as the newest first', async () => {
    const { id, api, read } = await createAudited()
    await addEntry(id, 1)
    await addEntry(id, 2)
    const page = await read()
    assert.deepEqual(
      [places(page), sequences(page)],
      [
        [1, 2],
        [1, 2],
      ],
    )
    assert.equal(page.meta.next_cursor, null)
    const { data, meta } = (await api.call('auditLog.list', {})).body
    assert.deepEqual(
      page.data.map(({ sequence: _, ...entry }) => entry),
      data.toReversed(),
    )
    assert.equal(meta.resume_cursor, undefined)
    assert.deepEqual((await read({ cursor: page.meta.resume_cursor })).data, [])
  })

  it('returns an entry that is committed late after those that were read before', async () => {
    const { id, read } = await createAudited()
    const [early, late] = [await openChange(id, 1), await openChange(id, 2)]
    await late.commit()
    const first = await read()
    assert.deepEqual(places(first), [2])
    await early.commit()
    const second = await read({ cursor: first.meta.resume_cursor })
    assert.deepEqual([places(second), sequences(second)], [[1], [2]])
  })

  it('misses and repeats no entry, whatever the order in which changes end', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('begin' as const) }),
      fc.record({ kind: fc.constantFrom('commit' as const, 'roll back' as const), index: fc.nat(20) }),
      fc.record({ kind: fc.constant('read' as const), limit: fc.integer({ min: 1, max: 3 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { id, read } = await createAudited()
        const open: { place: number; change: Awaited<ReturnType<typeof openChange>> }[] = []
        const committed: number[] = []
        const received: unknown[] = []
        let cursor: string | undefined
        const readPage = async (limit: number) => {
          const page = await read({ limit, ...(cursor && { cursor }) })
          received.push(...places(page))
          cursor = page.meta.resume_cursor
          return page.meta.next_cursor
        }
        for (const [place, each] of steps.entries()) {
          if (each.kind === 'begin' && open.length < 5) open.push({ place, change: await openChange(id, place) })
          if (each.kind === 'read') await readPage(each.limit)
          if (!('index' in each)) continue
          const [last] = open.splice(each.index % Math.max(open.length, 1), 1)
          if (last === undefined) continue
          if (each.kind === 'commit') committed.push(last.place)
          await (each.kind === 'commit' ? last.change.commit() : last.change.rollBack())
        }
        for (const { place, change } of open) {
          await change.commit()
          committed.push(place)
        }
        while ((await readPage(3)) !== null);
        assert.deepEqual(received.toSorted(), committed.toSorted())
      }),
      { numRuns: 10 },
    )
  })

  it('is the same for two servers that read while others write', async () => {
    const { id, owner } = await createAudited()
    const [writerCount, rounds] = [4, 12]
    let hasEnded = false
    const write = async (writer: number): Promise<void> => {
      for (let round = 0; round < rounds; round++) {
        const [first, second] = [
          await openChange(id, writer * 100 + round * 2),
          await openChange(id, writer * 100 + round * 2 + 1),
        ]
        await second.commit()
        await first.commit()
      }
    }
    const follow = async (api: Caller): Promise<unknown[]> => {
      const received: unknown[] = []
      for (let cursor: string | undefined; ; ) {
        const isLast = hasEnded
        const page = await readOrdered(api, { limit: 7, ...(cursor && { cursor }) })
        for (const { sequence, detail } of page.data) {
          received.push(detail.place)
          assert.equal(sequence, received.length)
        }
        cursor = page.meta.resume_cursor
        if (isLast && page.meta.next_cursor === null) return received
      }
    }
    const writing = Promise.all(Array.from({ length: writerCount }, (_, writer) => write(writer))).then(() => {
      hasEnded = true
    })
    const [first, second] = await Promise.all([
      follow(caller(app, owner.token)),
      follow(caller(elsewhere, owner.token)),
      writing,
    ])
    assert.equal(new Set(first).size, writerCount * rounds * 2)
    assert.equal(first.length, writerCount * rounds * 2)
    assert.deepEqual(second, first)
  })

  it('numbers a backlog in batches, and pages announce the next one', async () => {
    const { id, read } = await createAudited()
    await sql`
      insert into audit_log (business_id, action, request_id) select ${id}, 'logout', 'req_1'
      from generate_series(1, 5001)`.execute(app.db)
    const since = '2999-01-01T00:00:00Z'
    const first = await read({ since })
    assert.deepEqual([first.data, first.meta.next_cursor], [[], first.meta.resume_cursor])
    const second = await read({ since, cursor: first.meta.next_cursor })
    assert.deepEqual([second.data, second.meta.next_cursor], [[], null])
    await addEntry(id)
    assert.deepEqual(sequences(await read({ cursor: second.meta.resume_cursor })), [5002])
  })

  it('filters, and a cursor skips the entries that do not match', async () => {
    const { id, api, read } = await createAudited()
    await addEntry(id)
    const user = await createUser(app, { business_id: id, role: 'employee' })
    await api.call('users.update', { path: { id: user.id }, body: { name: 'Renamed' } })
    const page = await read({ action: 'user.updated' })
    assert.deepEqual([page.data.map(({ target_name }) => target_name), sequences(page)], [['Renamed'], [2]])
    await addEntry(id)
    const later = await read({ action: 'user.updated', cursor: page.meta.resume_cursor })
    assert.deepEqual(later.data, [])
    assert.notEqual(later.meta.resume_cursor, page.meta.resume_cursor)
  })

  it('is separate for each business', async () => {
    const [own, other] = [await createAudited(), await createAudited()]
    await addEntry(other.id, 1)
    await addEntry(own.id, 2)
    assert.deepEqual([places(await own.read()), sequences(await own.read())], [[2], [1]])
  })

  it('refuses cursors of the other order, and parameters of it', async () => {
    const { id, api, read } = await createAudited()
    await addEntry(id)
    await addEntry(id)
    const { next_cursor } = (await api.call('auditLog.list', { query: { limit: 1 } })).body.meta
    const { resume_cursor } = (await read()).meta
    const problemPaths = async (query: object) =>
      (await api.expectError(422, 'auditLog.list', { query: { ...query } })).body.errors?.map(({ path }) => path)
    assert.deepEqual(await problemPaths({ sort: 'sequence', cursor: next_cursor }), ['query.cursor'])
    assert.deepEqual(await problemPaths({ cursor: resume_cursor }), ['query.cursor'])
    assert.deepEqual(await problemPaths({ wait: 1 }), ['query.wait'])
    assert.deepEqual(await problemPaths({ sort: 'sequence', include_total: true }), ['query.include_total'])
  })
})

describe('auditLog.list with wait', () => {
  it('responds with the first entry', async () => {
    const { id, read } = await createAudited()
    await addEntry(id, 1)
    const { resume_cursor: cursor } = (await read()).meta
    const { response } = await startWaiting(app, 'audit_log', () => read({ cursor, wait: 20 }))
    await addEntry(id, 2)
    assert.deepEqual(places(await response), [2])
  })

  it('ignores entries that do not match and those of other businesses, and ends without one', async () => {
    const [own, other] = [await createAudited(), await createAudited()]
    const { resume_cursor: cursor } = (await own.read()).meta
    const { response } = await startWaiting(app, 'audit_log', () =>
      own.read({ cursor, wait: 2, action: 'user.updated' }),
    )
    await addEntry(own.id)
    await addEntry(other.id)
    const { data, meta } = await response
    assert.deepEqual([data, meta.next_cursor], [[], null])
    assert.deepEqual((await own.read({ cursor: meta.resume_cursor })).data, []) // the cursor skips the entry
  })

  it('returns 401 if the key is revoked while the request waits', async () => {
    const { id: business_id, owner, api } = await createAudited()
    const { id, token } = await createKey(app, owner, { scopes: ['audit:read'] })
    const { resume_cursor: cursor } = (await readOrdered(caller(app, token), {})).meta
    const query = { sort: 'sequence' as const, cursor, wait: 20 }
    const { response } = await startWaiting(app, 'audit_log', () =>
      caller(app, token).expectError(401, 'auditLog.list', { query }),
    )
    await api.call('apiKeys.revoke', { path: { id } })
    await addEntry(business_id)
    assert.equal((await response).body.code, 'token_revoked')
  })
})
